import { messageOf } from '#kernel/failure.ts'
import type { Viewer } from '#kernel/game.ts'
import { type Cell, readCell } from '#kernel/grid.ts'
import type { Result } from '#kernel/result.ts'
import { stopwatchText } from '#session/duration.ts'
import type { Snapshot } from '#session/session.ts'
import { rejectionWords } from '#session/words.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import { defined } from '../defined.ts'
import type { TerminalHost } from '../host.ts'
import { ASCII } from '../kit/glyphs.ts'
import { plainText } from '../kit/spans.ts'
import { offersOf, offerTyped } from '../offers.ts'
import { resultToShare } from '../sharing.ts'
import { isStanding, type Sitting } from '../sitting.ts'
import { createWishes, type Wishes } from '../wishes.ts'
import { words } from '../words.ts'
import { LINE_COMMANDS, type LineCommand, readLine, toldCommands } from './commands.ts'
import { performByLine } from './line-offers.ts'
import { createReport } from './report.ts'
import { reviewLines } from './review-lines.ts'
import type { Talk } from './talk.ts'

export interface Conversation {
  readonly host: TerminalHost
  readonly talk: Talk
  readonly sitting: Sitting
  /** What is done besides at this table, or otherwise than at one's own. */
  readonly deeds?: Partial<Record<LineCommand, (about: string) => void | Promise<void>>>
  readonly commands?: readonly LineCommand[]
  readonly commandHelp?: string
  readonly tellsOthersTurns?: boolean
  /** Called after everything that has happened at the table was told. */
  followed?(): void
  /** Resolves as soon as the next line may be asked for. */
  ready(): Promise<void>
  /** Whether it goes on elsewhere. */
  isOver?(): boolean
  /** Asked before one leaves; `again` when that was said twice in a row. False to stay. */
  mayLeave?(again: boolean): boolean
}

/**
 * How a conversation ended: by the one who talks, with the input, elsewhere, because a computer could not move, or
 * with the wish for another game.
 */
export type Parting = 'quit' | 'input-ended' | 'moved-on' | 'trouble' | 'again'

/** Where nothing has to fit, a board is drawn as close as can be. */
const NO_ROOM = { columns: 0, rows: 0 }
/** As high as windows are. */
const ROWS_OUT_OF_SIGHT = 60

/** A game by lines, until it is left. */
export async function converse(conversation: Conversation): Promise<Parting> {
  const { host, talk, sitting, ready, isOver = () => false, mayLeave = () => true } = conversation
  const { session, loaded, shared } = sitting
  const { words: gameWords, game } = loaded
  const { print } = talk
  /** Who said last that nobody else was looking. */
  let alone: Viewer | undefined
  const report = createReport({ ...conversation, loaded, print, afterword: sitting.afterword, isCovered })
  const commands = conversation.commands ?? LINE_COMMANDS
  let isLeaving = false
  // At a table elsewhere another game is asked for, not just begun.
  const deedsElsewhere = conversation.deeds ?? {}

  const deeds: Partial<Record<LineCommand, (about: string) => void | Promise<void>>> = {
    board: () => (isStanding(session.snapshot()) ? print(words.lines.covered) : showBoard()),
    look,
    define,
    pause: () => attempt(session.pause()),
    resume: () => attempt(session.resume()),
    time,
    new: () => print(words.lines.newLater),
    again: () => print(words.lines.newLater),
    share,
    save: () => print(sitting.where()),
    log: () => report.printLog(session.snapshot()),
    undo: () => attempt(session.undo()),
    redo: () => attempt(session.redo()),
    hint,
    resign: () => attempt(session.resign()),
    review,
    help() {
      for (const { heading, paragraphs } of loaded.help) print([heading, ...paragraphs].join('\n'))
      const told = toldCommands(commands, loaded, session.snapshot().setup)
      print(conversation.commandHelp ?? words.lines.commands(told))
      if (loaded.define) print(words.define.help)
      for (const { word, label } of offersOf(gameWords)) print(words.lines.offer(word, label))
    },
    ...deedsElsewhere,
  }

  /** A pipe has no eyes. */
  function isCovered({ acting, view, viewer }: Snapshot): boolean {
    if (!shared || talk.piped || acting === undefined || alone === viewer) return false
    return loaded.face.secret?.(view) ?? false
  }

  /** What the one before could see goes out of sight, and the next one says when to go on. */
  async function uncover({ viewer, acting, people }: Snapshot): Promise<boolean> {
    for (let row = 0; row < ROWS_OUT_OF_SIGHT; row++) print('')
    print(words.play.curtain(people[acting!]))
    const heard = await talk.ask('> ')
    alone = viewer
    follow()
    return heard.kind !== 'end'
  }

  function follow(): void {
    report.follow(session.snapshot())
    conversation.followed?.()
  }
  follow()
  const unsubscribe = session.subscribe(follow)
  try {
    for (;;) {
      await ready()
      if (isOver()) return 'moved-on'
      if (isCovered(session.snapshot())) {
        if (!(await uncover(session.snapshot()))) return 'input-ended'
        continue
      }
      const { acting, people, trouble } = session.snapshot()
      if (trouble) print(words.lines.trouble(trouble))
      if (trouble && talk.piped) return 'trouble'
      const heard = await talk.ask(shared && acting !== undefined ? `${people[acting]!.name}> ` : '> ')
      if (heard.kind === 'end') return 'input-ended'
      const parting = heard.kind === 'line' ? await obey(heard.text) : undefined
      if (parting) return parting
    }
  } finally {
    unsubscribe()
  }

  async function obey(text: string): Promise<Parting | undefined> {
    // Once all is over a word can only be a command.
    const isMove = (one: string) => !session.snapshot().ending && game.notation.read(one).ok
    const asked = readLine(text, isMove, commands)
    const command = asked && 'command' in asked ? asked : undefined
    const wasLeaving = isLeaving
    isLeaving = command?.command === 'quit'
    if (isLeaving) return mayLeave(wasLeaving) ? 'quit' : undefined
    // Where there are levels, the end of one leads back to them.
    if (asked === undefined && loaded.face.menu && session.snapshot().ending) return 'quit'
    const isAnother = command?.command === 'new' || (command?.command === 'again' && !deedsElsewhere.again)
    if (isAnother && session.snapshot().ending) return 'again'
    if (command) await deeds[command.command]?.(command.about)
    else if (asked && 'move' in asked) await play(asked.move)
    else if (session.snapshot().trouble) session.retry()
    return undefined
  }

  async function play(text: string): Promise<void> {
    const offer = offerTyped(loaded, session.snapshot().view, text)
    if (offer) await performByLine(offer, { sitting, wishes, print, agrees, attempt })
    else await attempt(session.play(text))
  }

  async function agrees(question: string): Promise<boolean> {
    print(words.lines.confirm(question))
    const heard = await talk.ask('> ')
    return heard.kind === 'line' && /^y(es)?$/i.test(heard.text.trim())
  }

  async function define(word: string): Promise<void> {
    if (word === '') return print(words.define.nameOne)
    for (const one of await defined(loaded, session.snapshot().setup, word)) print(one)
  }

  function showBoard(): void {
    report.printBoard(session.snapshot())
  }

  function look(about: string): void {
    const cell = readCell(about)
    if (!cell) print(words.lines.lookWhere)
    else if (isStanding(session.snapshot())) print(words.lines.covered)
    else {
      print(`${gameWords.cell(session.snapshot().view, cell)}.`)
      if (gameWords.aids && wishes().aids.size > 0) showAround(cell)
    }
  }

  /** The board with what the aids set off around a cell. */
  function showAround(cursor: Cell): void {
    const { view, people } = session.snapshot()
    const scene = {
      view,
      people,
      cursor,
      aids: wishes().aids,
      pointed: undefined,
      room: NO_ROOM,
      glyphs: ASCII,
    }
    for (const row of loaded.face.draw(scene)) print(plainText(row).trimEnd())
  }

  function wishes(): Wishes {
    return createWishes(host.memory, loaded.id, loaded.words.aids)
  }

  function time(): void {
    const { stopwatch } = session.snapshot()
    if (stopwatch) print(words.play.took(stopwatchText(elapsedMs(stopwatch, host.clock.now()))))
  }

  async function attempt(work: Promise<Result<undefined>>): Promise<void> {
    const result = await work
    if (!result.ok) print(rejectionWords(result.rejection, gameWords))
  }

  async function hint(): Promise<void> {
    if (!game.hints) return print(words.play.noHint)
    if (!session.snapshot().canHint) return print(words.play.hintUnfair)
    try {
      const note = await session.hint()
      print(note ? gameWords.note(note) : words.play.noHint)
      if (note?.next) print(words.lines.more)
    } catch (error) {
      print(messageOf(error))
    }
  }

  async function share(): Promise<void> {
    print((await resultToShare(host, sitting)) ?? words.lines.shareLater)
  }

  async function review(): Promise<void> {
    const { ending, players, people } = session.snapshot()
    const record = session.record()
    if (!ending) print(words.lines.reviewLater)
    else if (!record) print(words.play.reviewSoon)
    else await reviewLines({ host, print, loaded, saved: { players, record }, people })
  }
}
