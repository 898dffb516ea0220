/** What a table for one needs besides the game: one part of the program, fetched with the first such game. */
export { aboutOf, aboutTable } from './about.ts'
export { Afterword } from './afterword.tsx'
export { answerSoloKey, answerWord } from './answer.ts'
export { Deeds } from './deeds.tsx'
export { nextPuzzle } from './next-puzzle.ts'
export { Panel } from './panel.tsx'
export { PausedBox } from './paused-box.tsx'
export { SoloSetup } from './solo-setup.tsx'
