import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { type Match, playOneMove } from './match.ts'
import { pause, waitUntil } from './wait-until.ts'

/** A move is acknowledged in every game that is not over; gives back when the last one was, in ms from now. */
export async function gamesResume(matches: readonly Match[]): Promise<number> {
  const begun = performance.now()
  const luck = createSeededRandom('after', 'kill')
  await Promise.all(
    matches.map(async match => {
      const isOver = () => match.tables.some(table => table.state()?.phase === 'over')
      const isBack = () => match.clients.every(({ connection }) => connection.state().kind === 'open')
      await waitUntil(isBack, `The players of ${match.id} are back`)
      for (;;) {
        if (isOver()) return
        const played = await Promise.race([playOneMove(match, luck), pause(1_000)])
        if (played?.ok) return
        await pause(10)
      }
    }),
  )
  return Math.round(performance.now() - begun)
}
