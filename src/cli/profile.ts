import { UserError } from '#kernel/failure.ts'
import { systemClock } from '#machine/clock.ts'
import { lookOf, terminalFacts } from '#terminal/kit/look.ts'
import { figureWords } from '#terminal/online/figure-words.ts'
import { finishedLine, statisticsLines } from '#terminal/online/figures.ts'
import { readFlags } from './flags.ts'
import { profilePage } from './manual/online-pages.ts'
import { answered, askedHouse } from './online.ts'
import { onlineWords } from './online-words.ts'
import { words } from './words.ts'

/** Somebody's figures and last games on a server: one's own, or another player's. */
export async function profile(given: readonly string[]): Promise<number> {
  const asked = readFlags(given, profilePage)
  if (!asked) return 0
  const { flags, names } = asked
  if (names.length > 0) throw new UserError(words.tooManyWords(names[0]!))
  const { address, key, house } = await askedHouse(flags.server as string | undefined)
  if (!key && flags.player === undefined) throw new UserError(onlineWords.notKnown(address))
  const id = flags.player === undefined ? answered(await house.me(), address).player.id : String(flags.player)
  const figures = answered(await house.profile(id), address)
  const { games } = answered(await house.games(id), address)
  if (flags.json) {
    console.log(JSON.stringify({ address, profile: figures, games }))
    return 0
  }
  const { glyphs } = lookOf(terminalFacts(process.env, process.platform))
  const { name, claimed } = figures.player
  const who = claimed ? figureWords.claimed(name) : figureWords.guest(name)
  console.log(flags.player === undefined ? onlineWords.you(who, address) : onlineWords.player(name, address))
  for (const line of statisticsLines(figures, glyphs)) console.log(line)
  if (games.length > 0) console.log(figureWords.games)
  for (const game of games) {
    const { headline, note } = await finishedLine(game, id, systemClock.now())
    console.log(`  ${headline}: ${note}`)
  }
  return 0
}
