import { type InspectAction, inspectBoard, isInspectAction } from '#app/inspect-board.ts'
import { type Cell, sameCell } from '#kernel/grid.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { Snapshot } from '#session/session.ts'
import { type ActiveGame, isGamePaused } from '../../game/active-game.ts'
import type { ViewPreferences } from '../../game/view-preferences.ts'
import type { Face } from '../../kit/face.ts'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { typedCharacter } from '../../kit/keys.ts'
import { firstCharacters, withoutLastCharacter } from '../../kit/width.ts'
import { asSentence } from '../../text/en/play.ts'
import { activeKeys } from './active-keys.ts'
import { type BoardCursor, createBoardCursor } from './board-cursor.ts'
import { type CommandHandlers, commandHandlers, type PlayNavigation } from './command-handlers.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import type { Message } from './message.ts'
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

/** Refusals that have nothing to do with the move itself. */
const RETRYABLE_CODES: readonly string[] = ['still-sending', 'not-kept', 'server-closing']
const MAX_ENTRY_LENGTH = 400
const ENTRY_PREFIX = ':'
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
  #lastSnapshot: Snapshot
  #entry = ''
  #message: Message | undefined
  #scrollOffset = 0
  /** How many commands have no answer yet, and the keys that wait for it. */
  #commandsUnderWay = 0
  #waitingKeys: string[] = []
  /** The action that an open question would confirm. */
  #pendingConfirmation: (() => void) | undefined

  constructor(activeGame: ActiveGame, viewPreferences: ViewPreferences, navigation: PlayNavigation) {
    this.viewPreferences = viewPreferences
    this.#activeGame = activeGame
    this.#navigation = navigation
    this.#lastSnapshot = activeGame.session.snapshot()
    this.#cursor = createBoardCursor(activeGame)
    this.#passDevice = createPassDevicePrompt(activeGame)
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
      ask: (question, agree) => this.#ask(question, agree),
      submit: work => void this.#submit(work),
      copy: navigation.copy,
    }
    this.#handlers = commandHandlers({
      ...this.#shortcutContext,
      navigation,
      say: message => this.say(message),
      choose: () => this.#choose(),
      erase: all => this.#erase(all),
      scroll: by => {
        this.#scrollOffset = Math.max(0, this.#scrollOffset + by)
      },
      inspect: action => this.#inspect(action),
      dismissPassDevice: this.#passDevice.dismiss,
    })
  }

  /** The text in the line below the board. */
  get entry(): string {
    return this.#entry
  }

  get message(): Message | undefined {
    return this.#message
  }

  /** How many lines of the log are scrolled back. */
  get scrollOffset(): number {
    return this.#scrollOffset
  }

  /** Whether others must look away first. */
  isPassDeviceShown(): boolean {
    return this.#passDevice.isShown()
  }

  /** Whether the board is hidden: others must look away, or the game is paused. */
  isBoardHidden(): boolean {
    return this.#passDevice.isShown() || isGamePaused(this.#snapshot())
  }

  /** Whether a question has to be answered before anything else. */
  isConfirming(): boolean {
    return this.#pendingConfirmation !== undefined
  }

  cursor(): Cell | undefined {
    return this.#cursor.cell()
  }

  /** The unfinished move; undefined in a game without drafts, or where nobody here plays. */
  draft(): unknown {
    return this.#drafts.current()
  }

  keys(): KeyMap<PlayCommand> {
    if (this.isPassDeviceShown()) return passDeviceKeys
    if (this.isConfirming()) return confirmKeys
    const entry = this.#entry
    if (this.#face.input.kind === 'draft' && entry !== '') return entryKeys
    return activeKeys(this.#activeGame, { cursor: this.cursor(), entry, draft: this.draft() })
  }

  /** A key that could depend on a command that is under way waits for its answer, as do all keys after it. */
  press(key: string): void {
    if (this.#isWaiting(key)) this.#waitingKeys.push(key)
    else this.#handle(key)
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
    this.#message = message
    this.#navigation.redraw()
  }

  onTableChange(): void {
    const before = this.#lastSnapshot
    const now = this.#snapshot()
    this.#cursor.onTableChange(before, now)
    this.#passDevice.onTableChange(before, now)
    if (now.log.length !== before.log.length) this.#scrollOffset = 0
    if (now.ending && !before.ending) {
      this.#pendingConfirmation = undefined
      this.#entry = ''
      this.#message = undefined
    }
    this.#lastSnapshot = now
    this.#pressWaitingKeys()
    this.#navigation.redraw()
  }

  #handle(key: string): void {
    if (this.isConfirming()) this.#answer(key)
    else this.#handleKey(key)
    this.#navigation.redraw()
  }

  #isWaiting(key: string): boolean {
    if (!this.#isUnderWay()) return false
    if (this.#waitingKeys.length > 0) return true
    const command = this.isConfirming() ? 'choose' : commandFor(this.keys(), key)
    return !isCursorStep(command) && (command === undefined || !HARMLESS_COMMANDS.includes(command))
  }

  /** Nothing waits for a lost connection, which may take long to return. */
  #isUnderWay(): boolean {
    return this.#commandsUnderWay > 0 && !this.#snapshot().connectionLost
  }

  #pressWaitingKeys(): void {
    while (!this.#isUnderWay()) {
      const key = this.#waitingKeys.shift()
      if (key === undefined) return
      this.#handle(key)
    }
  }

  get #face(): Face {
    return this.#activeGame.loaded.face
  }

  #snapshot(): Snapshot {
    return this.#activeGame.session.snapshot()
  }

  #ask(question: string, agree: () => void): void {
    this.#pendingConfirmation = agree
    this.say({ text: question, kind: 'said' })
  }

  /** Enter agrees, every other key does not. */
  #answer(key: string): void {
    const agree = this.#pendingConfirmation
    this.#pendingConfirmation = undefined
    this.say(undefined)
    if (key === 'enter' || key === 'y') agree?.()
  }

  async #submit(work: Promise<Result<undefined>>, typed = ''): Promise<Result<undefined>> {
    this.#commandsUnderWay += 1
    const result = await work.finally(() => {
      this.#commandsUnderWay -= 1
    })
    // Whoever awaits the answer handles it before the next key.
    setImmediate(() => this.#pressWaitingKeys())
    if (result.ok) return result
    // A move that only came at a bad moment is not lost: Enter sends it again.
    if (RETRYABLE_CODES.includes(result.rejection.code) && this.#entry === '') this.#entry = typed
    this.#showRejection(result.rejection)
    return result
  }

  #showRejection(rejection: Rejection): void {
    const highlight = rejection.cells && { cells: rejection.cells, as: 'refused' as const }
    const text = rejectionSentence(rejection, this.#activeGame.loaded.text)
    this.say({ text, kind: 'refused', ...(highlight && { highlight }) })
  }

  #handleKey(key: string): void {
    // The answer to the last line stays readable while the next one is typed.
    if (this.#face.input.kind !== 'typed' || key === 'enter') this.#message = undefined
    if (this.#isDrafted(key)) return
    const command = commandFor(this.keys(), key)
    // Whichever key began the line, it begins with the colon that the help names.
    const character = command === 'entry' && this.#entry === '' ? ENTRY_PREFIX : typedCharacter(key)
    const isForCell = command === undefined || CELL_COMMANDS.includes(command)
    const move = isForCell && this.#isAtBoard() ? this.#cursor.moveForKey(key) : undefined
    if (move !== undefined) this.#play(move)
    else if (character !== undefined && this.#isTyped(command, character))
      this.#entry = firstCharacters(this.#entry + character, MAX_ENTRY_LENGTH)
    else if (command) this.#perform(command)
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
    return this.#entry === '' && !this.isBoardHidden()
  }

  /** Whether a key has changed the draft. */
  #isDrafted(key: string): boolean {
    const cell = this.#face.input.kind === 'draft' && this.#isAtBoard() ? this.cursor() : undefined
    return cell !== undefined && !this.#snapshot().computerError && this.#drafts.press(key, cell)
  }

  /** Whether a character goes into the entry; a space or the sign of a command does so only once it has begun. */
  #isTyped(command: PlayCommand | undefined, character: string): boolean {
    const { ending, viewer } = this.#snapshot()
    const hasBegun = this.#entry !== ''
    if (this.isBoardHidden() || ending || viewer === 'spectator') return false
    if (this.#face.input.kind === 'typed' && command !== undefined && hasBegun) return true
    // Where letters make drafts, an entry begins with a colon.
    if (this.#face.input.kind === 'draft' && !hasBegun) return command === 'entry'
    if (command === undefined || command === 'cell' || command === 'entry') return true
    return hasBegun && (character === ' ' || isInspectAction(command))
  }

  /** Erases the last character of the entry, or all of it; whether there was anything to erase. */
  #erase(all = false): boolean {
    const hadEntry = this.#entry !== ''
    this.#entry = all ? '' : withoutLastCharacter(this.#entry)
    return hadEntry
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
    const typed = this.#entry
    this.#entry = ''
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
