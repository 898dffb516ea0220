import { formatDuration } from '#app/duration.ts'
import { commandsOfKind } from '#kernel/commands.ts'
import { errorMessage } from '#kernel/errors.ts'
import { type Cell, readCell } from '#kernel/grid.ts'
import type { Result } from '#kernel/result.ts'
import type { Viewer } from '#kernel/rules.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { Session, Snapshot } from '#session/session.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import { type ActiveGame, isGamePaused } from '../game/active-game.ts'
import { definitionLines } from '../game/definitions.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import { namedCommandsOf, parseGameCommand } from '../game/named-commands.ts'
import { shareableResult } from '../game/share-result.ts'
import { createViewPreferences, type ViewPreferences } from '../game/view-preferences.ts'
import { ASCII } from '../kit/glyphs.ts'
import { plainText } from '../kit/styled-text.ts'
import type { TerminalHost } from '../shell/host.ts'
import { shellText } from '../text/en/shell.ts'
import { createAnnouncer } from './announcer.ts'
import { availableCommands, parseLine, TEXT_COMMANDS, type TextCommand } from './commands.ts'
import { printReview } from './review.ts'
import { runShortcutInTextMode } from './run-shortcut.ts'
import type { TextConsole } from './text-console.ts'

type CommandHandler = (argument: string) => void | Promise<void>

export interface GameLoopOptions {
  readonly host: TerminalHost
  readonly textConsole: TextConsole
  readonly activeGame: ActiveGame
  /** Commands that this table has besides, or that do something else than in a local game. */
  readonly handlers?: Partial<Record<TextCommand, CommandHandler>>
  readonly commands?: readonly TextCommand[]
  readonly commandHelp?: string
  readonly announcesOthersTurns?: boolean
  /** Called after all that has happened at the table was printed. */
  onChange?(): void
  /** Resolves as soon as the next line may be read. */
  untilReady(): Promise<void>
  /** Whether the players have gone on to another table. */
  hasMovedOn?(): boolean
  /** Asked before the player leaves; `again` at the second time in a row. False to stay. */
  canLeave?(again: boolean): boolean
}

/**
 * Why the loop ended: the player left, the input ended, the players went on to another table, a computer could not move,
 * or the player wants another game.
 */
export type ExitReason = 'quit' | 'input-ended' | 'moved-on' | 'trouble' | 'again'

/** Where nothing has to fit, a board is drawn as small as it can be. */
const MINIMAL_SIZE = { columns: 0, rows: 0 }
/** The height of a large window. */
const BLANK_ROWS = 60

/** Plays a game by lines, until it is left. */
export function runGameLoop(options: GameLoopOptions): Promise<ExitReason> {
  return new GameLoop(options).run()
}

class GameLoop {
  readonly #options: GameLoopOptions
  readonly #announcer: ReturnType<typeof createAnnouncer>
  readonly #commands: readonly TextCommand[]
  readonly #handlers: Partial<Record<TextCommand, CommandHandler>>
  /** The viewer who has confirmed last that nobody else is looking. */
  #aloneViewer: Viewer | undefined
  #isLeaving = false

  constructor(options: GameLoopOptions) {
    const { activeGame, textConsole, commands = TEXT_COMMANDS, handlers } = options
    this.#options = options
    this.#commands = commands
    this.#handlers = { ...this.#localHandlers(), ...handlers }
    this.#announcer = createAnnouncer({
      ...options,
      loaded: activeGame.loaded,
      print: textConsole.print,
      endingNotes: activeGame.endingNotes,
      isHidden: snapshot => this.#isHidden(snapshot),
    })
  }

  async run(): Promise<ExitReason> {
    const { activeGame, textConsole, untilReady, hasMovedOn = () => false } = this.#options
    this.#follow()
    const unsubscribe = activeGame.session.subscribe(() => this.#follow())
    try {
      for (;;) {
        await untilReady()
        if (hasMovedOn()) return 'moved-on'
        if (this.#isHidden(this.#snapshot())) {
          if (!(await this.#passDevice())) return 'input-ended'
          continue
        }
        const { acting, people, computerError } = this.#snapshot()
        if (computerError) this.#print(shellText.textMode.trouble(computerError))
        if (computerError && textConsole.isPiped) return 'trouble'
        const isNamed = activeGame.isShared && acting !== undefined
        const input = await textConsole.ask(isNamed ? `${people[acting]!.name}> ` : '> ')
        if (input.kind === 'end') return 'input-ended'
        const exitReason = input.kind === 'line' ? await this.#execute(input.text) : undefined
        if (exitReason) return exitReason
      }
    } finally {
      unsubscribe()
    }
  }

  get #loaded(): LoadedGame {
    return this.#options.activeGame.loaded
  }

  get #session(): Session {
    return this.#options.activeGame.session
  }

  #snapshot(): Snapshot {
    return this.#session.snapshot()
  }

  #print(text: string): void {
    this.#options.textConsole.print(text)
  }

  #follow(): void {
    this.#announcer.follow(this.#snapshot())
    this.#options.onChange?.()
  }

  /** Nobody looks at a pipe. */
  #isHidden({ acting, view, viewer }: Snapshot): boolean {
    const { activeGame, textConsole } = this.#options
    if (!activeGame.isShared || textConsole.isPiped || acting === undefined || this.#aloneViewer === viewer)
      return false
    return this.#loaded.presentation?.isSecret?.(view) ?? false
  }

  /** Scrolls the last player's view away and waits for the next player; false where the input has ended. */
  async #passDevice(): Promise<boolean> {
    const { viewer, acting, people } = this.#snapshot()
    for (let row = 0; row < BLANK_ROWS; row++) this.#print('')
    this.#print(shellText.play.curtain(people[acting!]))
    const input = await this.#options.textConsole.ask('> ')
    this.#aloneViewer = viewer
    this.#follow()
    return input.kind !== 'end'
  }

  async #execute(text: string): Promise<ExitReason | undefined> {
    const { handlers, canLeave = () => true } = this.#options
    const { ending, computerError } = this.#snapshot()
    // After the end a word can only be a command.
    const isMove = (move: string) => !ending && this.#loaded.rules.notation.read(move).ok
    const parsed = parseLine(text, isMove, this.#commands)
    const command = parsed && 'command' in parsed ? parsed : undefined
    const wasLeaving = this.#isLeaving
    this.#isLeaving = command?.command === 'quit'
    if (this.#isLeaving) return canLeave(wasLeaving) ? 'quit' : undefined
    // Where there are levels, the end of one leads back to them.
    if (parsed === undefined && this.#loaded.face.menu && ending) return 'quit'
    // At an online table another game is proposed, not just begun.
    const isAnother = command?.command === 'new' || (command?.command === 'again' && !handlers?.again)
    if (isAnother && ending) return 'again'
    if (command) await this.#handlers[command.command]?.(command.argument)
    else if (parsed && 'move' in parsed) await this.#play(parsed.move)
    else if (computerError) this.#session.retry()
    return undefined
  }

  async #play(text: string): Promise<void> {
    const shortcut = parseGameCommand(this.#loaded, this.#snapshot().view, text)
    if (!shortcut) return this.#submit(this.#session.play(text))
    await runShortcutInTextMode(shortcut, {
      activeGame: this.#options.activeGame,
      viewPreferences: () => this.#viewPreferences(),
      print: line => this.#print(line),
      confirm: question => this.#confirm(question),
      submit: work => this.#submit(work),
    })
  }

  async #confirm(question: string): Promise<boolean> {
    this.#print(shellText.textMode.confirm(question))
    const input = await this.#options.textConsole.ask('> ')
    return input.kind === 'line' && /^y(es)?$/i.test(input.text.trim())
  }

  async #submit(work: Promise<Result<undefined>>): Promise<void> {
    const result = await work
    if (!result.ok) this.#print(rejectionSentence(result.rejection, this.#loaded.text))
  }

  #localHandlers(): Partial<Record<TextCommand, CommandHandler>> {
    return {
      board: () => this.#showBoard(),
      look: cell => this.#look(cell),
      define: word => this.#define(word),
      pause: () => this.#submit(this.#session.pause()),
      resume: () => this.#submit(this.#session.resume()),
      time: () => this.#showTime(),
      new: () => this.#print(shellText.textMode.newLater),
      again: () => this.#print(shellText.textMode.newLater),
      share: () => this.#share(),
      save: () => this.#print(this.#options.activeGame.savedLocation()),
      log: () => this.#announcer.printLog(this.#snapshot()),
      undo: () => this.#submit(this.#session.undo()),
      redo: () => this.#submit(this.#session.redo()),
      hint: () => this.#hint(),
      resign: () => this.#submit(this.#session.resign()),
      review: () => this.#review(),
      help: () => this.#help(),
    }
  }

  #help(): void {
    const { text, define } = this.#loaded
    for (const { heading, paragraphs } of text.help('terminal'))
      this.#print([heading, ...paragraphs].join('\n'))
    const available = availableCommands(this.#commands, this.#loaded, this.#snapshot().params)
    this.#print(this.#options.commandHelp ?? shellText.textMode.commands(available))
    if (define) this.#print(shellText.define.help)
    for (const { word, label } of namedCommandsOf(this.#loaded))
      this.#print(shellText.textMode.offer(word, label))
  }

  async #define(word: string): Promise<void> {
    if (word === '') return this.#print(shellText.define.nameOne)
    const lines = await definitionLines(this.#loaded, this.#snapshot().params, word)
    for (const line of lines) this.#print(line)
  }

  #showBoard(): void {
    if (isGamePaused(this.#snapshot())) this.#print(shellText.textMode.covered)
    else this.#announcer.printBoard(this.#snapshot())
  }

  #look(name: string): void {
    const cell = readCell(name)
    if (!cell) this.#print(shellText.textMode.lookWhere)
    else if (isGamePaused(this.#snapshot())) this.#print(shellText.textMode.covered)
    else {
      this.#print(`${this.#loaded.text.cell(this.#snapshot().view, cell)}.`)
      if (
        commandsOfKind(this.#loaded.commands, 'toggle').length > 0 &&
        this.#viewPreferences().toggles.size > 0
      )
        this.#showAround(cell)
    }
  }

  /** The board as the toggles show it with the cursor on a cell. */
  #showAround(cursor: Cell): void {
    const { view, people } = this.#snapshot()
    const { toggles } = this.#viewPreferences()
    const scene = {
      view,
      people,
      cursor,
      toggles,
      highlight: undefined,
      size: MINIMAL_SIZE,
      glyphs: ASCII,
    }
    for (const row of this.#loaded.face.draw(scene)) this.#print(plainText(row).trimEnd())
  }

  #viewPreferences(): ViewPreferences {
    const { id, commands } = this.#loaded
    return createViewPreferences(this.#options.host.preferences, id, commandsOfKind(commands, 'toggle'))
  }

  #showTime(): void {
    const { stopwatch } = this.#snapshot()
    const now = this.#options.host.clock.now()
    if (stopwatch) this.#print(shellText.play.took(formatDuration(elapsedMs(stopwatch, now))))
  }

  async #hint(): Promise<void> {
    if (!this.#loaded.hasHints) return this.#print(shellText.play.noHint)
    if (!this.#snapshot().canHint) return this.#print(shellText.play.hintUnfair)
    try {
      const note = await this.#session.hint()
      this.#print(note ? this.#loaded.text.note(note) : shellText.play.noHint)
      if (note?.next) this.#print(shellText.textMode.more)
    } catch (error) {
      this.#print(errorMessage(error))
    }
  }

  async #share(): Promise<void> {
    const { host, activeGame } = this.#options
    this.#print((await shareableResult(host, activeGame)) ?? shellText.textMode.shareLater)
  }

  async #review(): Promise<void> {
    const { ending, players, people } = this.#snapshot()
    const record = this.#session.record()
    if (!ending) return this.#print(shellText.textMode.reviewLater)
    if (!record) return this.#print(shellText.play.reviewSoon)
    const print = (line: string) => this.#print(line)
    await printReview({
      host: this.#options.host,
      print,
      loaded: this.#loaded,
      saved: { players, record },
      people,
    })
  }
}
