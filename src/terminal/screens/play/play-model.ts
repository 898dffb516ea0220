import type { Cell } from '#kernel/grid.ts'
import type { Rejection, Result } from '#kernel/result.ts'
import { rejectionWords } from '#protocol/rejection-words.ts'
import { type ActiveGame, isGamePaused } from '../../game/active-game.ts'
import type { ViewPreferences } from '../../game/view-preferences.ts'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { typedCharacter } from '../../kit/keys.ts'
import { withoutLastCharacter } from '../../kit/width.ts'
import { activeKeys } from './active-keys.ts'
import { createBoardCursor } from './board-cursor.ts'
import { commandHandlers, type PlayNavigation } from './command-handlers.ts'
import { createConfirmation } from './confirmation.ts'
import { createDrafts } from './drafts.ts'
import type { Message } from './message.ts'
import { parseEntry } from './parse-entry.ts'
import { createPassDevicePrompt } from './pass-device.ts'
import {
  confirmKeys,
  entryKeys,
  isCursorStep,
  isShortcutCommand,
  type PlayCommand,
  passDeviceKeys,
} from './play-keys.ts'
import { findShortcut, runShortcut } from './run-shortcut.ts'

/** What the play screen shows besides the game itself. */
export interface PlayModel {
  readonly entry: string
  readonly message: Message | undefined
  /** How many lines of the log are scrolled back. */
  readonly scrollOffset: number
  readonly viewPreferences: ViewPreferences
  /** Whether others must look away first. */
  isPassDeviceShown(): boolean
  /** Whether the board is not to be seen: others must look away, or the game is paused. */
  isBoardHidden(): boolean
  /** Whether a question stands that is to be answered first. */
  isConfirming(): boolean
  cursor(): Cell | undefined
  /** What is being put together; undefined where a game has nothing of the kind, or nobody here plays. */
  draft(): unknown
  keys(): KeyMap<PlayCommand>
  press(key: string): void
  say(message: Message | undefined): void
  /** Takes notice of a change at the table. */
  onTableChange(): void
}

/** Refusals that have nothing to do with the move itself. */
const RETRYABLE_CODES: readonly string[] = ['still-sending', 'not-kept', 'house-closing']
const MAX_ENTRY_LENGTH = 400
const ENTRY_PREFIX = ':'
/** Commands whose keys may make a move at the cursor. */
const CELL_COMMANDS: readonly PlayCommand[] = ['cell', 'erase']

export function createPlayModel(
  activeGame: ActiveGame,
  viewPreferences: ViewPreferences,
  navigation: PlayNavigation,
): PlayModel {
  const { loaded, session } = activeGame
  const { face } = loaded
  let seen = session.snapshot()
  const place = createBoardCursor(activeGame)
  const passDevice = createPassDevicePrompt(activeGame)
  const question = createConfirmation(say)
  const drafts = createDrafts(activeGame, {
    redraw: navigation.redraw,
    showRejection,
    submit,
    moveTo: place.moveTo,
  })
  const context = { activeGame, viewPreferences, say, ask: question.ask, submit, copy: navigation.copy }
  const handlers = commandHandlers({
    ...context,
    navigation,
    choose,
    erase,
    scroll(by) {
      model.scrollOffset = Math.max(0, model.scrollOffset + by)
    },
    dismissPassDevice: passDevice.dismiss,
  })

  const model = {
    entry: '',
    message: undefined as Message | undefined,
    scrollOffset: 0,
    viewPreferences,
    isPassDeviceShown: passDevice.isShown,
    isBoardHidden: () => passDevice.isShown() || isGamePaused(session.snapshot()),
    isConfirming: question.isOpen,
    cursor: place.cell,
    draft: drafts.current,
    keys,
    press,
    say,
    onTableChange,
  }

  function onTableChange(): void {
    const now = session.snapshot()
    place.onTableChange(seen, now)
    passDevice.onTableChange(seen, now)
    if (now.log.length !== seen.log.length) model.scrollOffset = 0
    if (now.ending && !seen.ending) {
      question.cancel()
      model.entry = ''
      model.message = undefined
    }
    seen = now
    navigation.redraw()
  }

  function keys(): KeyMap<PlayCommand> {
    if (passDevice.isShown()) return passDeviceKeys
    if (question.isOpen()) return confirmKeys
    const { entry } = model
    if (face.draftEditor && entry !== '') return entryKeys
    return activeKeys(activeGame, { cursor: place.cell(), entry, draft: drafts.current() })
  }

  function say(message: Message | undefined): void {
    model.message = message
    navigation.redraw()
  }

  async function submit(work: Promise<Result<undefined>>, typed = ''): Promise<Result<undefined>> {
    const result = await work
    if (result.ok) return result
    // What only came at a bad moment is not lost; Enter sends it again.
    if (RETRYABLE_CODES.includes(result.rejection.code) && model.entry === '') model.entry = typed
    showRejection(result.rejection)
    return result
  }

  function showRejection(rejection: Rejection): void {
    const highlight = rejection.cells && { cells: rejection.cells, as: 'refused' as const }
    say({ text: rejectionWords(rejection, loaded.text), kind: 'refused', ...(highlight && { highlight }) })
  }

  function press(key: string): void {
    if (question.isOpen()) question.answer(key)
    else obey(key)
    navigation.redraw()
  }

  function obey(key: string): void {
    // What came of the last line is read while one types the next.
    if (!face.typedInput || key === 'enter') model.message = undefined
    if (isDrafted(key)) return
    const command = commandFor(model.keys(), key)
    // Whichever key began it, the line begins with the colon that the help speaks of.
    const character = command === 'entry' && model.entry === '' ? ENTRY_PREFIX : typedCharacter(key)
    const move = command === undefined || CELL_COMMANDS.includes(command) ? keyMove(key) : undefined
    if (move !== undefined) submit(session.play(move))
    else if (character !== undefined && types(command, character))
      model.entry = (model.entry + character).slice(0, MAX_ENTRY_LENGTH)
    else if (command) perform(command)
  }

  /** Whether keys mean something at the cursor: the board is seen, and nothing is being typed. */
  function isAtBoard(): boolean {
    return model.entry === '' && !model.isBoardHidden()
  }

  /** Whether a key went into what is being put together. */
  function isDrafted(key: string): boolean {
    const at = face.draftEditor && isAtBoard() ? place.cell() : undefined
    return at !== undefined && !session.snapshot().computerError && drafts.press(key, at)
  }

  function keyMove(key: string): string | undefined {
    return isAtBoard() ? place.moveForKey(key) : undefined
  }

  /** A space or a command's sign is typed only into an entry that has begun. */
  function types(command: PlayCommand | undefined, character: string): boolean {
    const { ending, viewer } = session.snapshot()
    if (model.isBoardHidden() || ending || viewer === 'spectator') return false
    if (face.typedInput && command !== undefined && model.entry !== '') return true
    // Where letters make drafts, a colon comes before what is typed.
    if (face.draftEditor && model.entry === '') return command === 'entry'
    if (command === undefined || command === 'cell' || command === 'entry') return true
    return character === ' ' && model.entry !== ''
  }

  function erase(all = false): boolean {
    const had = model.entry !== ''
    model.entry = all ? '' : withoutLastCharacter(model.entry)
    return had
  }

  function perform(command: PlayCommand): void {
    if (isCursorStep(command)) place.step(command)
    else if (!isShortcutCommand(command)) handlers[command]()
    else {
      const offer = findShortcut(activeGame, command)
      if (offer) runShortcut(offer, context)
    }
  }

  /** Does what was typed, or plays at the cursor where nothing was. */
  function choose(): void {
    const typed = model.entry
    model.entry = ''
    if (typed.trim() !== '') take(typed)
    else if (face.typedInput && !session.snapshot().ending) submit(session.play(''))
    else {
      const move = place.enterMove()
      if (move !== undefined) submit(session.play(move))
    }
  }

  function take(typed: string): void {
    const reading = parseEntry(loaded, session.snapshot().view, typed)
    switch (reading.kind) {
      case 'command':
        perform(reading.command)
        break
      case 'define':
        navigation.define(reading.word)
        break
      case 'offer':
        runShortcut(reading.offer, context)
        break
      case 'move':
        submit(session.play(reading.move), typed)
    }
  }

  return model
}
