import { gameIds } from '#games/catalog.ts'
import { UserError } from '#kernel/failure.ts'
import { figureLines, keptFigures } from '#terminal/figures.ts'
import { lookOf } from '#terminal/kit/look.ts'
import { mustLoad } from '#terminal/loaded.ts'
import { words as terminalWords } from '#terminal/words.ts'
import { readFlags } from './flags.ts'
import { openHost } from './host.ts'
import { figuresHelp } from './solo-help.ts'
import { words } from './words.ts'

/** How many puzzles of a game were solved here, and how fast. */
export async function figures(given: readonly string[]): Promise<number> {
  const { flags, names } = readFlags(given, { json: 'switch' }, 'quincunx figures')
  if (flags.help) {
    console.log(figuresHelp)
    return 0
  }
  const [id, extra] = names
  if (id === undefined) throw new UserError(words.nameAGameTo('figures', gameIds))
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
  const loaded = await mustLoad(id)
  if (loaded.game.seats > 1) throw new UserError(terminalWords.figures.untimed(loaded.words.title))
  const host = openHost()
  const found = await keptFigures(host, loaded)
  host.thinker.close()
  if (flags.json) console.log(JSON.stringify(found))
  else for (const line of figureLines(found, loaded, lookOf(host.facts).glyphs)) console.log(line)
  return 0
}
