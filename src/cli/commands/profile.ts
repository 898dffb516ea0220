import { UserError } from '#kernel/errors.ts'
import { systemClock } from '#node/system-clock.ts'
import { createTheme, detectCapabilities } from '#terminal/kit/theme.ts'
import { describeFinishedGame, profileLines } from '#terminal/online/player-statistics.ts'
import { playerStatisticsText } from '#terminal/text/en/player-statistics.ts'
import { parseFlags } from '../flags.ts'
import { profilePage } from '../manual/online-pages.ts'
import { print, printJson } from '../print.ts'
import { openServerApi, valueOrThrow } from '../server-access.ts'
import { onlineText } from '../text/en/online.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

/** Prints the statistics and last games of a player on a server. */
export async function profile(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, profilePage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  if (positionals.length > 0) throw new UsageError(cliText.tooManyWords(positionals[0]!))
  const { address, key, api } = await openServerApi(flags.server as string | undefined)
  if (!key && flags.player === undefined) throw new UserError(onlineText.notKnown(address))
  const id =
    flags.player === undefined ? valueOrThrow(await api.me(), address).player.id : String(flags.player)
  const profile = valueOrThrow(await api.profile(id), address)
  const { games } = valueOrThrow(await api.games(id), address)
  if (flags.json) {
    printJson({ address, figures: profile, games })
    return 0
  }
  const { glyphs } = createTheme(detectCapabilities(process.env, process.platform))
  const { name, claimed } = profile.player
  const who = claimed ? playerStatisticsText.claimed(name) : playerStatisticsText.guest(name)
  print(flags.player === undefined ? onlineText.you(who, address) : onlineText.player(name, address))
  for (const line of profileLines(profile, glyphs)) print(line)
  if (games.length > 0) print(playerStatisticsText.games)
  for (const game of games) {
    const { headline, note } = await describeFinishedGame(game, id, systemClock.now())
    print(`  ${headline}: ${note}`)
  }
  return 0
}
