import { inspectBoard, isInspectAction } from '#app/inspect-board.ts'
import type { Cell } from '#kernel/grid.ts'
import { actionFor, type KeyAction } from '#kernel/key-bindings.ts'
import type { Person } from '#kernel/text.ts'
import { focusCell } from '../kit/focus.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { changeSettings, readSettings } from '../settings/settings.ts'
import { announce } from '../shell/live-regions.tsx'
import { tableText } from '../text/en/shell.ts'
import type { PlayControls } from './use-play.ts'

/** The effects that keys on the board have elsewhere on the page; those that this page has not are absent. */
export interface BoardKeyActions {
  openHelp(): void
  focusMoveField(): void
  /** Asks for a word and shows its definition. */
  openDefinition?(): void
  /** Explains the position step by step. */
  openWalkthrough?(): void
  /** Asks whether to resign. */
  askToResign?(): void
  /** Says where the game is saved. */
  readonly savedLocation?: string
}

/** A board that keys can ask about. */
interface InspectedBoard {
  readonly view: object
  readonly people: readonly Person[]
}

/** Handles keys that make a screen reader say what is on the board; true when the key was one of them. */
export function handleInspectKey(
  key: string,
  cell: Cell,
  { view, people }: InspectedBoard,
  loadedGame: LoadedGame,
): boolean {
  const action = actionFor(key)
  const answer = isInspectAction(action)
    ? inspectBoard(action, { view, people, cell }, loadedGame)
    : undefined
  if (!answer) return false
  announce(answer.text)
  if (answer.goTo) focusCell(answer.goTo)
  return true
}

/** Handles keys that ask or act while the board has the focus, none of them a letter; true when the key was one of them. */
export function handleBoardKey(
  key: string,
  cell: Cell,
  play: PlayControls,
  loadedGame: LoadedGame,
  actions: BoardKeyActions,
): boolean {
  if (handleInspectKey(key, cell, { view: play.snapshot.view, people: play.people }, loadedGame)) return true
  const handlers: Partial<Record<KeyAction, (() => void) | undefined>> = {
    undo: play.undo,
    redo: play.redo,
    hint: play.hint,
    explain: actions.openWalkthrough,
    help: actions.openHelp,
    entry: actions.focusMoveField,
    time: play.snapshot.stopwatch && toggleTime,
    define: actions.openDefinition,
    'give-up': actions.askToResign,
    where: actions.savedLocation === undefined ? undefined : () => say(play, actions.savedLocation!),
  }
  const action = actionFor(key)
  const handler = action && handlers[action]
  handler?.()
  // Letters and digits begin a move: the field takes the focus, and then this very key.
  if (/^[\p{L}\p{N}]$/u.test(key)) actions.focusMoveField()
  return handler !== undefined
}

function toggleTime(): void {
  const stopwatch = readSettings().stopwatch === 'shown' ? 'hidden' : 'shown'
  changeSettings({ stopwatch })
  announce(tableText.timeNow[stopwatch])
}

function say(play: PlayControls, text: string): void {
  play.showMessage({ kind: 'note', text })
}
