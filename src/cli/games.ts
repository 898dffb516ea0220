import { UserError } from '#kernel/failure.ts'
import { tellKept } from '#terminal/kept.ts'
import { words as terminalWords } from '#terminal/words.ts'
import { readFlags } from './flags.ts'
import { openHost } from './host.ts'
import { gamesPage } from './manual/solo-pages.ts'
import { words } from './words.ts'

/** Lists the games that are kept here, the last played first. */
export async function games(given: readonly string[]): Promise<number> {
  const asked = readFlags(given, gamesPage)
  if (!asked) return 0
  const { flags, names } = asked
  if (names.length > 0) throw new UserError(words.tooManyWords(names[0]!))
  const { shelf, clock, thinker } = openHost()
  thinker.close()
  const kept = await shelf.list()
  if (kept.length === 0 && !flags.json) console.log(words.noGames)
  for (const game of kept) {
    const { id, savedAt, finished } = game
    const { title, about, result, moves } = await tellKept(game)
    const file = shelf.pathOf?.(id)
    if (flags.json)
      console.log(
        JSON.stringify({ id, game: game.saved.record.game, about, result, moves, savedAt, finished, file }),
      )
    else
      console.log(
        `${id}  ${title}: ${about}, ${result}, ${moves}, ${terminalWords.ago(clock.now() - savedAt)}`,
      )
  }
  return 0
}
