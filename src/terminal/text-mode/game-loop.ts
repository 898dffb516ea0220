import { formatDuration } from '#app/duration.ts'
import { errorMessage } from '#kernel/errors.ts'
import { type Cell, readCell } from '#kernel/grid.ts'
import type { Result } from '#kernel/result.ts'
import type { Viewer } from '#kernel/rules.ts'
import { rejectionWords } from '#protocol/rejection-words.ts'
import type { Snapshot } from '#session/session.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import { type ActiveGame, isGamePaused } from '../game/active-game.ts'
import { definitionLines } from '../game/definitions.ts'
import { gameShortcutsOf, parseShortcut } from '../game/game-shortcuts.ts'
import { shareableResult } from '../game/share-result.ts'
import { createViewPreferences, type ViewPreferences } from '../game/view-preferences.ts'
import { ASCII } from '../kit/glyphs.ts'
import { plainText } from '../kit/styled-text.ts'
import type { TerminalHost } from '../shell/host.ts'
import { words } from '../text/words.ts'
import { createAnnouncer } from './announcer.ts'
import { availableCommands, parseLine, TEXT_COMMANDS, type TextCommand } from './commands.ts'
import { printReview } from './review.ts'
import { runShortcutInTextMode } from './run-shortcut.ts'
import type { TextConsole } from './text-console.ts'

export interface GameLoopOptions {
  readonly host: TerminalHost
  readonly textConsole: TextConsole
  readonly activeGame: ActiveGame
  /** What is done besides at this table, or otherwise than at one's own. */
  readonly handlers?: Partial<Record<TextCommand, (about: string) => void | Promise<void>>>
  readonly commands?: readonly TextCommand[]
  readonly commandHelp?: string
  readonly announcesOthersTurns?: boolean
  /** Called after everything that has happened at the table was told. */
  onChange?(): void
  /** Resolves as soon as the next line may be asked for. */
  untilReady(): Promise<void>
  /** Whether it goes on elsewhere. */
  hasMovedOn?(): boolean
  /** Asked before one leaves; `again` when that was said twice in a row. False to stay. */
  canLeave?(again: boolean): boolean
}

/**
 * How a conversation ended: by the one who talks, with the input, elsewhere, because a computer could not move, or
 * with the wish for another game.
 */
export type ExitReason = 'quit' | 'input-ended' | 'moved-on' | 'trouble' | 'again'

/** Where nothing has to fit, a board is drawn as close as can be. */
const MINIMAL_SIZE = { columns: 0, rows: 0 }
/** As high as windows are. */
const BLANK_ROWS = 60

/** A game by lines, until it is left. */
export async function runGameLoop(conversation: GameLoopOptions): Promise<ExitReason> {
  const {
    host,
    textConsole,
    activeGame,
    untilReady,
    hasMovedOn = () => false,
    canLeave = () => true,
  } = conversation
  const { session, loaded, isShared } = activeGame
  const { text: gameWords, rules } = loaded
  const { print } = textConsole
  /** Who said last that nobody else was looking. */
  let alone: Viewer | undefined
  const report = createAnnouncer({
    ...conversation,
    loaded,
    print,
    endingNotes: activeGame.endingNotes,
    isHidden,
  })
  const commands = conversation.commands ?? TEXT_COMMANDS
  let isLeaving = false
  // At a table elsewhere another game is asked for, not just begun.
  const deedsElsewhere = conversation.handlers ?? {}

  const deeds: Partial<Record<TextCommand, (about: string) => void | Promise<void>>> = {
    board: () => (isGamePaused(session.snapshot()) ? print(words.textMode.covered) : showBoard()),
    look,
    define,
    pause: () => submit(session.pause()),
    resume: () => submit(session.resume()),
    time,
    new: () => print(words.textMode.newLater),
    again: () => print(words.textMode.newLater),
    share,
    save: () => print(activeGame.savedLocation()),
    log: () => report.printLog(session.snapshot()),
    undo: () => submit(session.undo()),
    redo: () => submit(session.redo()),
    hint,
    resign: () => submit(session.resign()),
    review,
    help() {
      for (const { heading, paragraphs } of loaded.text.help('terminal'))
        print([heading, ...paragraphs].join('\n'))
      const told = availableCommands(commands, loaded, session.snapshot().params)
      print(conversation.commandHelp ?? words.textMode.commands(told))
      if (loaded.define) print(words.define.help)
      for (const { word, label } of gameShortcutsOf(loaded.commands)) print(words.textMode.offer(word, label))
    },
    ...deedsElsewhere,
  }

  /** A pipe has no eyes. */
  function isHidden({ acting, view, viewer }: Snapshot): boolean {
    if (!isShared || textConsole.isPiped || acting === undefined || alone === viewer) return false
    return loaded.presentation?.isSecret?.(view) ?? false
  }

  /** What the one before could see goes out of sight, and the next one says when to go on. */
  async function uncover({ viewer, acting, people }: Snapshot): Promise<boolean> {
    for (let row = 0; row < BLANK_ROWS; row++) print('')
    print(words.play.curtain(people[acting!]))
    const heard = await textConsole.ask('> ')
    alone = viewer
    follow()
    return heard.kind !== 'end'
  }

  function follow(): void {
    report.follow(session.snapshot())
    conversation.onChange?.()
  }
  follow()
  const unsubscribe = session.subscribe(follow)
  try {
    for (;;) {
      await untilReady()
      if (hasMovedOn()) return 'moved-on'
      if (isHidden(session.snapshot())) {
        if (!(await uncover(session.snapshot()))) return 'input-ended'
        continue
      }
      const { acting, people, computerError } = session.snapshot()
      if (computerError) print(words.textMode.trouble(computerError))
      if (computerError && textConsole.isPiped) return 'trouble'
      const heard = await textConsole.ask(
        isShared && acting !== undefined ? `${people[acting]!.name}> ` : '> ',
      )
      if (heard.kind === 'end') return 'input-ended'
      const parting = heard.kind === 'line' ? await obey(heard.text) : undefined
      if (parting) return parting
    }
  } finally {
    unsubscribe()
  }

  async function obey(text: string): Promise<ExitReason | undefined> {
    // Once all is over a word can only be a command.
    const isMove = (one: string) => !session.snapshot().ending && rules.notation.read(one).ok
    const asked = parseLine(text, isMove, commands)
    const command = asked && 'command' in asked ? asked : undefined
    const wasLeaving = isLeaving
    isLeaving = command?.command === 'quit'
    if (isLeaving) return canLeave(wasLeaving) ? 'quit' : undefined
    // Where there are levels, the end of one leads back to them.
    if (asked === undefined && loaded.face.menu && session.snapshot().ending) return 'quit'
    const isAnother = command?.command === 'new' || (command?.command === 'again' && !deedsElsewhere.again)
    if (isAnother && session.snapshot().ending) return 'again'
    if (command) await deeds[command.command]?.(command.argument)
    else if (asked && 'move' in asked) await play(asked.move)
    else if (session.snapshot().computerError) session.retry()
    return undefined
  }

  async function play(text: string): Promise<void> {
    const offer = parseShortcut(loaded, session.snapshot().view, text)
    if (offer) await runShortcutInTextMode(offer, { activeGame, viewPreferences, print, confirm, submit })
    else await submit(session.play(text))
  }

  async function confirm(question: string): Promise<boolean> {
    print(words.textMode.confirm(question))
    const heard = await textConsole.ask('> ')
    return heard.kind === 'line' && /^y(es)?$/i.test(heard.text.trim())
  }

  async function define(word: string): Promise<void> {
    if (word === '') return print(words.define.nameOne)
    for (const one of await definitionLines(loaded, session.snapshot().params, word)) print(one)
  }

  function showBoard(): void {
    report.printBoard(session.snapshot())
  }

  function look(about: string): void {
    const cell = readCell(about)
    if (!cell) print(words.textMode.lookWhere)
    else if (isGamePaused(session.snapshot())) print(words.textMode.covered)
    else {
      print(`${gameWords.cell(session.snapshot().view, cell)}.`)
      if (loaded.commands?.toggles && viewPreferences().toggles.size > 0) showAround(cell)
    }
  }

  /** The board with what the aids set off around a cell. */
  function showAround(cursor: Cell): void {
    const { view, people } = session.snapshot()
    const scene = {
      view,
      people,
      cursor,
      toggles: viewPreferences().toggles,
      highlight: undefined,
      size: MINIMAL_SIZE,
      glyphs: ASCII,
    }
    for (const row of loaded.face.draw(scene)) print(plainText(row).trimEnd())
  }

  function viewPreferences(): ViewPreferences {
    return createViewPreferences(host.preferences, loaded.id, loaded.commands?.toggles)
  }

  function time(): void {
    const { stopwatch } = session.snapshot()
    if (stopwatch) print(words.play.took(formatDuration(elapsedMs(stopwatch, host.clock.now()))))
  }

  async function submit(work: Promise<Result<undefined>>): Promise<void> {
    const result = await work
    if (!result.ok) print(rejectionWords(result.rejection, gameWords))
  }

  async function hint(): Promise<void> {
    if (!loaded.hasHints) return print(words.play.noHint)
    if (!session.snapshot().canHint) return print(words.play.hintUnfair)
    try {
      const note = await session.hint()
      print(note ? gameWords.note(note) : words.play.noHint)
      if (note?.next) print(words.textMode.more)
    } catch (error) {
      print(errorMessage(error))
    }
  }

  async function share(): Promise<void> {
    print((await shareableResult(host, activeGame)) ?? words.textMode.shareLater)
  }

  async function review(): Promise<void> {
    const { ending, players, people } = session.snapshot()
    const record = session.record()
    if (!ending) print(words.textMode.reviewLater)
    else if (!record) print(words.play.reviewSoon)
    else await printReview({ host, print, loaded, saved: { players, record }, people })
  }
}
