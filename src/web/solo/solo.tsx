/** What a table for one needs besides the game: one part of the program, fetched with the first such game. */
export { aboutOf } from './about.ts'
export { Afterword } from './afterword.tsx'
export { answerSoloKey, answerWord } from './answer.ts'
export { Deeds } from './deeds.tsx'
export { Panel } from './panel.tsx'
export { PausedBox } from './paused-box.tsx'
