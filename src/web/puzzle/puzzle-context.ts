import {
  isWordOf,
  type MoveCommand,
  moveForKey,
  type NamedCommand,
  type QueryCommand,
} from '#kernel/commands.ts'
import type { Cell } from '#kernel/grid.ts'
import type { Session } from '#session/session.ts'
import type { LoadedGame } from '../loaded-game.ts'
import type { PlayControls } from '../play/use-play.ts'
import type { OpenSheet } from '../sheets/sheets.tsx'
import { announce } from '../shell/live-regions.tsx'
import { puzzleText } from '../text/en/puzzle.ts'

/** The screen of a puzzle, as its parts need it. */
export interface PuzzleContext {
  readonly loadedGame: LoadedGame
  readonly play: PlayControls
  readonly session: Session
  readonly screen: {
    /** The ids of the toggles that are on. */
    readonly boardToggles: ReadonlySet<string>
    switchToggle(id: string): void
    show(sheet: OpenSheet): void
    /** Explains the position step by step; absent where the game cannot, or may not now. */
    openWalkthrough?(): void
  }
}

/** Makes a move that belongs to no cell, after a confirmation where the command asks for one. */
export function performCommand(command: MoveCommand, { play, screen }: PuzzleContext): void {
  const move = command.move(play.snapshot.view)
  if (move === undefined) play.showMessage({ kind: 'refused', text: puzzleText.notNow(command.label) })
  else if (command.confirm?.(play.snapshot.view)) screen.show({ command, act: () => play.move(move) })
  else play.move(move)
}

export function answerQuery(query: QueryCommand, { play }: PuzzleContext): void {
  play.showMessage({ kind: 'hint', ...query.answer(play.snapshot.view) })
}

export function switchBoardToggle(
  { id, label }: { readonly id: string; readonly label: string },
  { screen }: PuzzleContext,
): void {
  announce(screen.boardToggles.has(id) ? puzzleText.switchedOff(label) : puzzleText.switchedOn(label))
  screen.switchToggle(id)
}

/** Handles a key of this game: a move on a cell, a command, a query or a toggle. True when the key was one of them. */
export function handlePuzzleKey(key: string, cell: Cell, context: PuzzleContext): boolean {
  const { loadedGame, play } = context
  const move = moveForKey(loadedGame.commands, cell, key)
  if (move !== undefined) play.move(move)
  return move !== undefined || runMatching(command => 'key' in command && command.key === key, context)
}

/** Handles a typed word that stands for a command, a query or a toggle. */
export function handleTypedCommand(text: string, context: PuzzleContext): boolean {
  return runMatching(command => isWordOf(command, text), context)
}

function runMatching(matches: (command: NamedCommand) => boolean, context: PuzzleContext): boolean {
  const command = context.loadedGame.commands?.find(
    one => one.kind !== 'cell' && one.kind !== 'export' && matches(one),
  )
  if (command?.kind === 'move') performCommand(command, context)
  else if (command?.kind === 'query') answerQuery(command, context)
  else if (command?.kind === 'toggle') switchBoardToggle(command, context)
  return command !== undefined
}
