import { luckOf } from '#testing/simulation/luck.ts'
import { type Match, playOne } from './match.ts'
import { pause, until } from './until.ts'

/** A move is acknowledged in every game that is not over; gives back when the last one was, in ms from now. */
export async function goesOn(matches: readonly Match[]): Promise<number> {
  const begun = performance.now()
  const luck = luckOf('after', 'kill')
  await Promise.all(
    matches.map(async match => {
      const isOver = () => match.tables.some(table => table.standing()?.phase === 'over')
      const isBack = () => match.clients.every(({ link }) => link.state().kind === 'open')
      await until(isBack, `The players of ${match.id} are back`)
      for (;;) {
        if (isOver()) return
        const played = await Promise.race([playOne(match, luck), pause(1_000)])
        if (played?.ok) return
        await pause(10)
      }
    }),
  )
  return Math.round(performance.now() - begun)
}
