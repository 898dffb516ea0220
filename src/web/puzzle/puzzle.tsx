/** The pages' part for puzzles: one chunk, loaded with the first puzzle. */

export { AfterPuzzle } from './after-puzzle.tsx'
export { useNextPuzzle } from './next-puzzle.tsx'
export { PausedBox } from './paused-box.tsx'
export { PrintedPuzzle, printPuzzle } from './printed-puzzle.tsx'
export { handlePuzzleKey, handleTypedCommand } from './puzzle-context.ts'
export { CommandButtons, PuzzlePanel } from './puzzle-panel.tsx'
export { PuzzleSetup } from './puzzle-setup.tsx'
export { PauseButton } from './stopwatch.tsx'
