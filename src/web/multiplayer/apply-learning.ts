import type { Rules } from '#kernel/rules.ts'
import type { Player } from '#table/player.ts'

/** Whether one of these players is a computer that could learn from earlier games. */
export function canLearn({ learning }: Rules, players: readonly Player[]): boolean {
  return players.some(player => player.kind === 'computer' && learning?.levels.includes(player.level))
}

/** A setup for these players, with what one of them may have learnt. */
export async function applyLearning(game: Rules, setup: object, players: readonly Player[]): Promise<object> {
  return canLearn(game, players)
    ? (await import('./habit-learning.ts')).withLearnedHabits(game, setup)
    : setup
}
