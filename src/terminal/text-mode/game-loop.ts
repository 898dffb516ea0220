import { viewAtStage } from '#app/pass-device.ts'
import type { Result } from '#kernel/result.ts'
import type { Viewer } from '#kernel/rules.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { Session, Snapshot } from '#session/session.ts'
import type { ActiveGame } from '../game/active-game.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import { parseGameCommand } from '../game/named-commands.ts'
import type { TerminalHost } from '../shell/host.ts'
import type { StartedGame } from '../shell/shell.ts'
import { shellText } from '../text/en/shell.ts'
import { type Announcer, createAnnouncer } from './announcer.ts'
import { parseLine, TEXT_COMMANDS, type TextCommand } from './commands.ts'
import { type CommandHandlers, createLocalCommands, runShortcutInTextMode } from './local-commands.ts'
import { openReview } from './review.ts'
import type { TextConsole } from './text-console.ts'
import type { TextReview } from './text-review.ts'

export interface GameLoopOptions {
  readonly host: TerminalHost
  readonly textConsole: TextConsole
  readonly activeGame: ActiveGame
  /** Commands that this table has besides, or that do something else than in a local game. */
  readonly handlers?: CommandHandlers
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
  /** Plays a game that begins in a position of the review, until it is left. */
  playOn(game: StartedGame): Promise<void>
}

/**
 * Why the loop ended: the player left, the input ended, the players went on to another table, a computer could not move,
 * or the player wants another game.
 */
export type ExitReason = 'quit' | 'input-ended' | 'moved-on' | 'failed' | 'again'

/** The height of a large window. */
const BLANK_ROWS = 60

/** Plays a game by lines, until it is left. */
export function runGameLoop(options: GameLoopOptions): Promise<ExitReason> {
  return new GameLoop(options).run()
}

class GameLoop {
  readonly #options: GameLoopOptions
  readonly #announcer: Announcer
  readonly #commands: readonly TextCommand[]
  readonly #handlers: CommandHandlers
  /** The viewer who has confirmed last that nobody else is looking. */
  #aloneViewer: Viewer | undefined
  #isLeaving = false
  /** The analysis board, once the finished game is reviewed. */
  #review: TextReview | undefined

  constructor(options: GameLoopOptions) {
    const { activeGame, textConsole, commands = TEXT_COMMANDS, handlers } = options
    this.#options = options
    this.#commands = commands
    this.#announcer = createAnnouncer({
      ...options,
      loaded: activeGame.loaded,
      print: textConsole.print,
      endingNotes: activeGame.endingNotes,
      isHidden: snapshot => this.#isHidden(snapshot),
    })
    this.#handlers = {
      ...createLocalCommands({
        ...options,
        commands,
        announcer: this.#announcer,
        submit: work => this.#submit(work),
        confirm: question => this.#confirm(question),
      }),
      review: () => this.#openReview(),
      ...handlers,
    }
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
        if (computerError && textConsole.isPiped) return 'failed'
        const isNamed = activeGame.isShared && acting !== undefined
        const input = await textConsole.ask(isNamed ? `${people[acting]!.name}> ` : '> ')
        if (input.kind === 'end') return 'input-ended'
        const exitReason = input.kind === 'line' ? await this.#execute(input.text) : undefined
        if (exitReason) return exitReason
      }
    } finally {
      unsubscribe()
      this.#review?.close()
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
    return this.#loaded.presentation?.isSecret?.(view, 'terminal') ?? false
  }

  /**
   * Shows the last player what the move has brought, scrolls that away and waits for the next player; false where the
   * input has ended.
   */
  async #passDevice(): Promise<boolean> {
    const { viewer, acting, people } = this.#snapshot()
    if (!(await this.#showNewSecret())) return false
    for (let row = 0; row < BLANK_ROWS; row++) this.#print('')
    const visible = viewAtStage('covered', this.#snapshot(), this.#loaded.presentation)
    if (visible) this.#announcer.printBoard({ ...this.#snapshot(), view: visible })
    this.#print(shellText.play.curtain(people[acting!]))
    const input = await this.#options.textConsole.ask('> ')
    this.#aloneViewer = viewer
    this.#follow()
    return input.kind !== 'end'
  }

  /** False where the input has ended. */
  async #showNewSecret(): Promise<boolean> {
    const { lastMover, deadlines, acting, people } = this.#snapshot()
    const hasNews = lastMover && this.#loaded.presentation?.hasNewSecret?.(lastMover.view)
    // Only to the player who has made the move here, and not while the next player's clock is running.
    if (!hasNews || this.#aloneViewer !== lastMover.seat || deadlines.length > 0) return true
    this.#announcer.printBoard({ ...this.#snapshot(), view: lastMover.view })
    this.#print(shellText.play.newSecret(people[lastMover.seat], people[acting!], 'Enter'))
    const input = await this.#options.textConsole.ask('> ')
    return input.kind !== 'end'
  }

  async #execute(text: string): Promise<ExitReason | undefined> {
    const { handlers, canLeave = () => true } = this.#options
    const { ending, computerError } = this.#snapshot()
    if (await this.#review?.execute(text)) return undefined
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
    if (command) {
      await this.#handlers[command.command]?.(command.argument)
      if (command.command === 'help') this.#review?.printHelp()
    } else if (parsed && 'move' in parsed) await this.#play(parsed.move)
    else if (computerError) this.#session.retry()
    return undefined
  }

  async #openReview(): Promise<void> {
    const { host, activeGame, playOn } = this.#options
    const opened = await openReview({ host, activeGame, playOn, print: text => this.#print(text) })
    this.#review?.close()
    this.#review = opened
  }

  async #play(text: string): Promise<void> {
    const shortcut = parseGameCommand(this.#loaded, this.#snapshot().view, text)
    if (this.#review && (!shortcut || shortcut.kind === 'move')) return this.#review.tryMove(text)
    if (!shortcut) return this.#submit(this.#session.play(text))
    await runShortcutInTextMode(shortcut, {
      ...this.#options,
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
}
