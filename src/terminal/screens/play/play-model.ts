import { type InspectAction, inspectBoard } from '#app/inspect-board.ts'
import { type PassDeviceStage, viewAtStage } from '#app/pass-device.ts'
import { type Cell, sameCell } from '#kernel/grid.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import type { Snapshot } from '#session/session.ts'
import { type ActiveGame, isGamePaused } from '../../game/active-game.ts'
import type { ViewPreferences } from '../../game/view-preferences.ts'
import type { Face } from '../../kit/face.ts'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { asSentence } from '../../text/en/play.ts'
import { activeKeys } from './active-keys.ts'
import { type BoardCursor, createBoardCursor } from './board-cursor.ts'
import { type CommandHandlers, commandHandlers, type PlayNavigation } from './command-handlers.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { type Message, MessageLine } from './message-line.ts'
import { parseEntry } from './parse-entry.ts'
import { createPassDevicePrompt, type PassDevicePrompt } from './pass-device.ts'
import {
  confirmKeys,
  entryKeys,
  isCursorStep,
  isShortcutCommand,
  type PlayCommand,
  passDeviceKeys,
} from './play-keys.ts'
import { findShortcut, runShortcut, type ShortcutContext } from './run-shortcut.ts'
import { TypedEntry } from './typed-entry.ts'
import { WaitingKeys } from './waiting-keys.ts'

/** Refusals that have nothing to do with the move itself. */
const RETRYABLE_CODES: readonly string[] = ['still-sending', 'not-kept', 'server-closing']
/** Commands whose keys may make a move at the cursor. */
const CELL_COMMANDS: readonly PlayCommand[] = ['cell', 'erase']

/** Commands that mean the same before and after the answer to another one. */
const HARMLESS_COMMANDS: readonly PlayCommand[] = ['earlier', 'later', 'help']

/** Everything the play screen shows besides the game itself, and the effects of its keys. */
export class PlayModel {
  readonly viewPreferences: ViewPreferences
  readonly #activeGame: ActiveGame
  readonly #navigation: PlayNavigation
  readonly #cursor: BoardCursor
  readonly #passDevice: PassDevicePrompt
  readonly #drafts: Drafts
  readonly #shortcutContext: ShortcutContext
  readonly #handlers: CommandHandlers
  readonly #messageLine: MessageLine
  readonly #entry: TypedEntry
  readonly #waitingKeys: WaitingKeys
  #lastSnapshot: Snapshot
  #scrollOffset = 0

  constructor(activeGame: ActiveGame, viewPreferences: ViewPreferences, navigation: PlayNavigation) {
    this.viewPreferences = viewPreferences
    this.#activeGame = activeGame
    this.#navigation = navigation
    this.#lastSnapshot = activeGame.session.snapshot()
    this.#cursor = createBoardCursor(activeGame)
    this.#passDevice = createPassDevicePrompt(activeGame)
    this.#messageLine = new MessageLine(activeGame.loaded.text)
    this.#entry = new TypedEntry(activeGame, () => this.isBoardHidden())
    this.#waitingKeys = new WaitingKeys({
      isConnectionLost: () => this.#snapshot().connectionLost !== undefined,
      handle: key => this.#handle(key),
    })
    this.#drafts = createDrafts(activeGame, {
      redraw: navigation.redraw,
      showRejection: rejection => this.#showRejection(rejection),
      submit: work => this.#submit(work),
      moveTo: this.#cursor.moveTo,
    })
    this.#shortcutContext = {
      activeGame,
      viewPreferences,
      say: message => this.say(message),
      ask: (question, agree) => {
        this.#messageLine.ask(question, agree)
        navigation.redraw()
      },
      submit: work => void this.#submit(work),
      copy: navigation.copy,
    }
    this.#handlers = commandHandlers({
      ...this.#shortcutContext,
      navigation,
      say: message => this.say(message),
      choose: () => this.#choose(),
      erase: all => this.#entry.erase(all),
      scroll: by => {
        this.#scrollOffset = Math.max(0, this.#scrollOffset + by)
      },
      inspect: action => this.#inspect(action),
      coverScreen: this.#passDevice.cover,
      dismissPassDevice: this.#passDevice.dismiss,
    })
  }

  /** The text in the line below the board. */
  get entry(): string {
    return this.#entry.text
  }

  get message(): Message | undefined {
    return this.#messageLine.message
  }

  /** How many lines of the log are scrolled back. */
  get scrollOffset(): number {
    return this.#scrollOffset
  }

  /** Which player may look at a shared screen. */
  passDeviceStage(): PassDeviceStage {
    return this.#passDevice.stage()
  }

  /** Whether the board is out of play: somebody has to look away first, or the game is paused. */
  isBoardHidden(): boolean {
    return this.passDeviceStage() !== 'open' || isGamePaused(this.#snapshot())
  }

  /** The view to draw; undefined while nothing of the board may be seen. */
  visibleView(): object | undefined {
    const snapshot = this.#snapshot()
    if (isGamePaused(snapshot)) return undefined
    return viewAtStage(this.passDeviceStage(), snapshot, this.#activeGame.loaded.presentation)
  }

  /** Whether a question has to be answered before anything else. */
  isConfirming(): boolean {
    return this.#messageLine.isConfirming
  }

  cursor(): Cell | undefined {
    return this.#cursor.cell()
  }

  /** The unfinished move; undefined in a game without drafts, or where nobody here plays. */
  draft(): unknown {
    return this.#drafts.current()
  }

  keys(): KeyMap<PlayCommand> {
    const stage = this.passDeviceStage()
    if (stage !== 'open') return passDeviceKeys[stage]
    if (this.isConfirming()) return confirmKeys
    const { text, isEmpty } = this.#entry
    if (this.#face.input.kind === 'draft' && !isEmpty) return entryKeys
    return activeKeys(this.#activeGame, { cursor: this.cursor(), entry: text, draft: this.draft() })
  }

  /** A key that could depend on a command that is under way waits for its answer, as do all keys after it. */
  press(key: string): void {
    this.#waitingKeys.press(key, () => this.#isHarmless(key))
  }

  /** Goes to a cell; where a cell alone is a move, a click on the cell at the cursor plays there. */
  click(cell: Cell): void {
    if (this.isConfirming() || !this.#isAtBoard()) return
    const at = this.cursor()
    if (at === undefined) return
    if (this.#face.input.kind === 'cell' && sameCell(at, cell)) this.press('enter')
    else this.#cursor.moveTo(cell)
    this.#navigation.redraw()
  }

  say(message: Message | undefined): void {
    this.#messageLine.say(message)
    this.#navigation.redraw()
  }

  onTableChange(): void {
    const before = this.#lastSnapshot
    const now = this.#snapshot()
    this.#cursor.onTableChange(before, now)
    this.#passDevice.onTableChange(before, now)
    if (now.log.length !== before.log.length) this.#scrollOffset = 0
    if (now.ending && !before.ending) {
      this.#messageLine.clear()
      this.#entry.erase(true)
    }
    this.#lastSnapshot = now
    this.#waitingKeys.handleAll()
    this.#navigation.redraw()
  }

  #handle(key: string): void {
    if (this.isConfirming()) this.#messageLine.answer(key)
    else this.#handleKey(key)
    this.#navigation.redraw()
  }

  #isHarmless(key: string): boolean {
    const command = this.isConfirming() ? 'choose' : commandFor(this.keys(), key)
    return isCursorStep(command) || (command !== undefined && HARMLESS_COMMANDS.includes(command))
  }

  get #face(): Face {
    return this.#activeGame.loaded.face
  }

  #snapshot(): Snapshot {
    return this.#activeGame.session.snapshot()
  }

  async #submit(work: Promise<Result<undefined>>, typed = ''): Promise<Result<undefined>> {
    const result = await this.#waitingKeys.follow(work)
    if (result.ok) return result
    // A move that only came at a bad moment is not lost: Enter sends it again.
    if (RETRYABLE_CODES.includes(result.rejection.code) && this.#entry.isEmpty) this.#entry.set(typed)
    this.#showRejection(result.rejection)
    return result
  }

  #showRejection(rejection: Rejection): void {
    this.#messageLine.showRejection(rejection)
    this.#navigation.redraw()
  }

  #handleKey(key: string): void {
    // The answer to the last line stays readable while the next one is typed.
    if (this.#face.input.kind !== 'typed' || key === 'enter') this.#messageLine.say(undefined)
    if (this.#isDrafted(key)) return
    const command = commandFor(this.keys(), key)
    const isForCell = command === undefined || CELL_COMMANDS.includes(command)
    const move = isForCell && this.#isAtBoard() ? this.#cursor.moveForKey(key) : undefined
    if (move !== undefined) this.#play(move)
    else if (!this.#entry.type(key, command) && command) this.#perform(command)
  }

  /** The cursor follows to a cell that the answer is about. */
  #inspect(action: InspectAction): void {
    const { view, people } = this.#snapshot()
    const answer = inspectBoard(action, { view, people, cell: this.cursor() }, this.#activeGame.loaded)
    if (answer?.goTo) this.#cursor.moveTo(answer.goTo)
    const isPhrase = action === 'this'
    if (answer) this.say({ text: isPhrase ? asSentence(answer.text) : answer.text, kind: 'said' })
  }

  /** Whether keys act at the cursor: the board is visible, and nothing is being typed. */
  #isAtBoard(): boolean {
    return this.#entry.isEmpty && !this.isBoardHidden()
  }

  /** Whether a key has changed the draft. */
  #isDrafted(key: string): boolean {
    const cell = this.#face.input.kind === 'draft' && this.#isAtBoard() ? this.cursor() : undefined
    return cell !== undefined && !this.#snapshot().computerError && this.#drafts.press(key, cell)
  }

  #perform(command: PlayCommand): void {
    if (isCursorStep(command)) this.#cursor.step(command)
    else if (!isShortcutCommand(command)) this.#handlers[command]()
    else {
      const shortcut = findShortcut(this.#activeGame, command)
      if (shortcut) runShortcut(shortcut, this.#shortcutContext)
    }
  }

  /** Executes the entry, or plays at the cursor where nothing was typed. */
  #choose(): void {
    const typed = this.#entry.text
    this.#entry.erase(true)
    if (typed.trim() !== '') this.#execute(typed)
    else if (this.#face.input.kind === 'typed' && !this.#snapshot().ending) this.#play('')
    else {
      const move = this.#cursor.enterMove()
      if (move !== undefined) this.#play(move)
    }
  }

  #execute(typed: string): void {
    const parsed = parseEntry(this.#activeGame.loaded, this.#snapshot().view, typed)
    switch (parsed.kind) {
      case 'command':
        this.#perform(parsed.command)
        break
      case 'define':
        this.#navigation.define(parsed.word)
        break
      case 'shortcut':
        runShortcut(parsed.shortcut, this.#shortcutContext)
        break
      case 'move':
        this.#play(parsed.move, typed)
    }
  }

  #play(move: string, typed = ''): void {
    void this.#submit(this.#activeGame.session.play(move), typed)
  }
}
