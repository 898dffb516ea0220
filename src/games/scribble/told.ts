import type { Game } from '#kernel/game.ts'
import type { ToldGame } from '#kernel/told.ts'
import type { Library } from '#lexicon/library.ts'
import { formatRejection } from './format-words.ts'
import { readGcg, USUAL_GCG_RULES } from './rules/formats/gcg-read.ts'
import { notation } from './rules/notation.ts'
import type { ScribbleTypes } from './rules/types.ts'

/** A GCG file played by the rules, with the built-in words; undefined for what is none. */
export async function readGcgFile(
  text: string,
  { game, library }: { readonly game: Game<ScribbleTypes>; readonly library?: Library | undefined },
): Promise<ToldGame<ScribbleTypes> | undefined> {
  if (!library || !/^(#player[12]\s|>\S+:)/im.test(text)) return undefined
  const read = readGcg(text, { game, lexicon: await library.loadLexicon('broad'), setup: USUAL_GCG_RULES })
  if (!read.ok) return { ok: false, why: formatRejection(read.rejection) ?? read.rejection.code }
  const { names, setup, line, steps } = read.value
  const [opening, ...played] = steps
  const turns = played.map((step, index) => ({
    ...step,
    seat: line[index]!.seat,
    text: notation.write(line[index]!.move),
  }))
  return { ok: true, names, setup, opening: opening!, turns }
}
