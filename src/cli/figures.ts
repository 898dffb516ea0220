import { programme } from '#games/programme.ts'
import { UserError } from '#kernel/failure.ts'
import { figureLines, figureSum, keptFigures } from '#terminal/figures.ts'
import type { TerminalHost } from '#terminal/host.ts'
import { lookOf } from '#terminal/kit/look.ts'
import { mustLoad } from '#terminal/loaded.ts'
import { readFlags } from './flags.ts'
import { openHost } from './host.ts'
import { figuresPage } from './manual/solo-pages.ts'
import { words } from './words.ts'

/** What was played of a game here and how it went; without a name, of every game. */
export async function figures(given: readonly string[]): Promise<number> {
  const asked = readFlags(given, figuresPage)
  if (!asked) return 0
  const { flags, names } = asked
  const [id, extra] = names
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
  const isJson = flags.json === true
  const host = openHost()
  host.thinker.close()
  if (id === undefined) for (const game of programme) await tellSum(host, game.id, isJson)
  else await tell(host, id, isJson)
  return 0
}

async function tell(host: TerminalHost, id: string, isJson: boolean): Promise<void> {
  const loaded = await mustLoad(id)
  const kept = await keptFigures(host, loaded)
  if (isJson) console.log(JSON.stringify(kept.kind === 'times' ? kept.figures : kept.tallies))
  else for (const line of figureLines(kept, loaded, lookOf(host.facts).glyphs)) console.log(line)
}

async function tellSum(host: TerminalHost, id: string, isJson: boolean): Promise<void> {
  const loaded = await mustLoad(id)
  const kept = await keptFigures(host, loaded)
  if (isJson) console.log(JSON.stringify({ game: id, ...kept }))
  else console.log(`${loaded.words.title}: ${figureSum(kept)}`)
}
