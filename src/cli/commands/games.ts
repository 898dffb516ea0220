import { timeAgo } from '#app/text/en/ago.ts'
import { describeSavedGame } from '#terminal/storage/saved-game-label.ts'
import { parseFlags } from '../flags.ts'
import { openHost } from '../host.ts'
import { gamesPage } from '../manual/local-pages.ts'
import { print, printJson } from '../print.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

/** Lists the saved games, the last played first. */
export async function games(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, gamesPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  if (positionals.length > 0) throw new UsageError(cliText.tooManyWords(positionals[0]!))
  const { savedGames, clock, engineClient } = openHost()
  engineClient.close()
  const games = await savedGames.list()
  if (games.length === 0 && !flags.json) print(cliText.noGames)
  for (const game of games) {
    const { id, savedAt, finished } = game
    const { title, about, result, moves } = await describeSavedGame(game)
    const file = savedGames.pathOf?.(id)
    if (flags.json)
      printJson({ id, game: game.saved.record.game, about, result, moves, savedAt, finished, file })
    else print(`${id}  ${title}: ${about}, ${result}, ${moves}, ${timeAgo(savedAt, clock.now())}`)
  }
  return 0
}
