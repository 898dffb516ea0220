import { UserError } from '#kernel/failure.ts'
import type { Result } from '#kernel/result.ts'
import { systemClock } from '#machine/clock.ts'
import { remoteHouse } from '#session/remote/house.ts'
import { lookOf, terminalFacts } from '#terminal/kit/look.ts'
import { figureWords } from '#terminal/online/figure-words.ts'
import { finishedLine, statisticsLines } from '#terminal/online/figures.ts'
import { refusalWords } from '#terminal/online/words.ts'
import { readFlags } from './flags.ts'
import { openRoads } from './host.ts'
import { serverAddress } from './online.ts'
import { profileHelp } from './online-help.ts'
import { onlineWords } from './online-words.ts'
import { words } from './words.ts'

/** One's own figures and last games on a server. */
export async function profile(given: readonly string[]): Promise<number> {
  const { flags, names } = readFlags(given, { server: 'text', json: 'switch' }, 'quincunx profile')
  if (flags.help) {
    console.log(profileHelp)
    return 0
  }
  if (names.length > 0) throw new UserError(words.tooManyWords(names[0]!))
  const roads = openRoads()
  const address = await serverAddress(flags.server as string | undefined, roads)
  const key = await roads.keyring.find(address)
  if (!key) throw new UserError(onlineWords.notKnown(address))
  const must = <Answer>(answer: Result<Answer>): Answer => {
    if (!answer.ok) throw new UserError(refusalWords(answer.rejection, { address }))
    return answer.value
  }
  const house = remoteHouse(roads.ask(address, key.token))
  const { player } = must(await house.me())
  const figures = must(await house.profile(player.id))
  const { games } = must(await house.games(player.id))
  if (flags.json) {
    console.log(JSON.stringify({ address, profile: figures, games }))
    return 0
  }
  const { glyphs } = lookOf(terminalFacts(process.env, process.platform))
  const who = player.claimed ? figureWords.claimed(player.name) : figureWords.guest(player.name)
  console.log(onlineWords.you(who, address))
  for (const line of statisticsLines(figures, glyphs)) console.log(line)
  if (games.length > 0) console.log(figureWords.games)
  for (const game of games) {
    const { headline, note } = await finishedLine(game, player.id, systemClock.now())
    console.log(`  ${headline}: ${note}`)
  }
  return 0
}
