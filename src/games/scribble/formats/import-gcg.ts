import type { ImportedGame } from '#kernel/game-format.ts'
import type { Rules } from '#kernel/rules.ts'
import type { Library } from '#lexicon/library.ts'
import { notation } from '../rules/notation.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { DEFAULT_GCG_RULES, readGcg } from './gcg-read.ts'

/** A GCG file played by the rules, with the built-in words; undefined for what is none. */
export async function importGcg(
  text: string,
  { rules, library }: { readonly rules: Rules<ScribbleTypes>; readonly library: Library },
): Promise<ImportedGame<ScribbleTypes> | undefined> {
  if (!/^(#player[12]\s|>\S+:)/im.test(text)) return undefined
  const read = readGcg(text, {
    rules,
    lexicon: await library.loadLexicon('broad'),
    params: DEFAULT_GCG_RULES,
  })
  if (!read.ok) return read
  const { names, params, moves, steps } = read.value
  const [opening, ...played] = steps
  const turns = played.map((step, index) => ({
    ...step,
    seat: moves[index]!.seat,
    text: notation.write(moves[index]!.move),
  }))
  return { ok: true, names, params, opening: opening!, turns }
}
