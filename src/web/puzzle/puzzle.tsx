/** What a table for one needs besides the game: one part of the program, fetched with the first such game. */

export { AfterPuzzle } from './after-puzzle.tsx'
export { CommandButtons } from './command-buttons.tsx'
export { describeSavedGame, describeTable } from './describe-game.ts'
export { handlePuzzleKey, handleTypedCommand } from './key-handler.ts'
export { nextPuzzleActions } from './next-puzzle.ts'
export { PauseButton } from './pause-button.tsx'
export { PausedBox } from './paused-box.tsx'
export { PuzzlePanel } from './puzzle-panel.tsx'
export { PuzzleSetup } from './puzzle-setup.tsx'
