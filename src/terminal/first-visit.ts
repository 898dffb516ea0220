import type { FirstStep } from '#kernel/lesson.ts'
import type { Player } from '#session/player.ts'
import { type Course, FINISHED, openCourse } from './course.ts'
import { ALONE } from './dailies.ts'
import type { Memory } from './host.ts'
import type { LoadedGame } from './loaded.ts'

const placeOf = (game: string) => `first ${game}`

/** Whether someone has met a game: made its first steps, or said that they are not wanted. */
export function hasMet(memory: Memory, game: string): boolean {
  return memory.recall(placeOf(game)) === FINISHED
}

export function keepMet(memory: Memory, game: string): void {
  memory.remember(placeOf(game), FINISHED)
}

/** A game's first steps one after the other. */
export function openFirstSteps(
  memory: Memory,
  loaded: LoadedGame,
  steps: readonly FirstStep[],
  from = 0,
): Course {
  return openCourse(memory, loaded, steps, from, placeOf(loaded.id))
}

/** Whoever learns, and where there is another seat the easiest of the computers in name. */
export function learners({ game, words: gameWords }: LoadedGame): readonly Player[] {
  const other: Player = { kind: 'computer', level: Object.keys(gameWords.levels)[0] ?? '' }
  return game.seats > 1 ? [...ALONE, other] : ALONE
}
