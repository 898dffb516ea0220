import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { type Match, playOneMove } from '#testing/wire/match.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'

/** Plays until a move has been acknowledged in every unfinished game; returns how many ms that took. */
export async function gamesResume(matches: readonly Match[]): Promise<number> {
  const startedAt = performance.now()
  const random = createSeededRandom('after', 'kill')
  await Promise.all(
    matches.map(async match => {
      const isOver = () => match.tables.some(table => table.state()?.phase === 'over')
      const isBack = () => match.clients.every(({ connection }) => connection.state().kind === 'open')
      await waitUntil(isBack, `The players of ${match.id} are back`)
      for (;;) {
        if (isOver()) return
        const result = await Promise.race([playOneMove(match, random), pause(1_000)])
        if (result?.ok) return
        await pause(10)
      }
    }),
  )
  return Math.round(performance.now() - startedAt)
}
