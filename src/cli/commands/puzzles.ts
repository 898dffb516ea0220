import { formatDuration } from '#app/duration.ts'
import { publishedPuzzleText } from '#app/text/en/published-puzzles.ts'
import type { PublishedPuzzle } from '#protocol/api.ts'
import { loadGameOrThrow } from '#terminal/game/loaded-game.ts'
import { parseFlags } from '../flags.ts'
import { puzzlesPage } from '../manual/online-pages.ts'
import { print, printJson } from '../print.ts'
import { openServerApi, valueOrThrow } from '../server-access.ts'
import { onlineText } from '../text/en/online.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

/** The game whose puzzles are listed if none is named: so far only this one is composed. */
const DEFAULT_GAME = 'solitudo'

/** Lists the puzzles that players have published on a server. */
export async function puzzles(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, puzzlesPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [game = DEFAULT_GAME, extra] = positionals
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  const { text } = await loadGameOrThrow(game)
  const { address, api } = await openServerApi(flags.server as string | undefined)
  const order = flags.liked === true ? 'liked' : 'newest'
  const page = valueOrThrow(await api.puzzles({ game, order }), address)
  for (const puzzle of page.puzzles) {
    if (flags.json) printJson(puzzle)
    else printPuzzle(puzzle, text.describeFacts?.(puzzle.facts) ?? '')
  }
  if (page.puzzles.length === 0 && !flags.json)
    print(page.isClosed ? onlineText.puzzlesClosed : publishedPuzzleText.none)
  return 0
}

function printPuzzle(
  { title, author, game, params, likes, solved, bestMs, medianMs }: PublishedPuzzle,
  facts: string,
) {
  const times =
    bestMs !== undefined && medianMs !== undefined
      ? [publishedPuzzleText.times(formatDuration(bestMs), formatDuration(medianMs))]
      : []
  print(`${title}: ${[facts, publishedPuzzleText.by(author?.name)].filter(Boolean).join(', ')}`)
  const figures = [publishedPuzzleText.solved(solved), publishedPuzzleText.likes(likes), ...times]
  print(`  ${figures.join(', ')}`)
  const chosen = Object.entries(params).map(([name, value]) => `--${name} '${value}'`)
  print(`  quincunx play ${game} ${chosen.join(' ')}`)
}
