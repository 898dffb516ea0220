import { readOption } from '#kernel/options.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { ToolCall, ToolFlag } from '#kernel/tool.ts'
import { type Lexicon, withGaddag } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'
import { readDictionary } from '#lexicon/read-dictionary.ts'
import type { Reservoir } from '#lexicon/reservoir.ts'
import { SCRIBBLE_LIMITS } from '#lexicon/word-list.ts'
import { pointsByCode } from '../engine/plays/letter-codes.ts'
import type { SelfPlayRules } from '../engine/self-play/self-play.ts'
import { letterPointsOf, selectReservoir } from '../rules/reservoir.ts'

/** The flags by which a tool is told with what letters, words and side runs to play. */
export const RULES_FLAGS: Readonly<Record<string, ToolFlag>> = {
  strict: { kind: 'switch', help: 'side runs must be words' },
  half: { kind: 'switch', help: 'the reservoir of 98 letters instead of 196' },
  reservoir: { kind: 'file', value: 'FILE', help: 'your own reservoir: lines of letter, points and amount' },
  dictionary: {
    kind: 'file',
    value: 'FILE',
    help: 'your own words: one a line, or what quincunx lexicon build wrote',
  },
}

export async function readRulesFlags(
  { flags, files }: ToolCall,
  library: Library,
): Promise<Result<SelfPlayRules>> {
  const own = flags.reservoir
  const reservoir = selectReservoir({
    reservoir: own !== undefined ? 'own' : flags.half ? 'half' : 'full',
    ownReservoir: String(own ?? ''),
  })
  if (!reservoir.ok) return reservoir
  const lexicon = await readLexicon(flags.dictionary, files.dictionary, reservoir.value, library)
  if (!lexicon.ok) return lexicon
  const { alphabet } = lexicon.value
  const stranger = reservoir.value.alphabet.letters.find(letter => !alphabet.codes.has(letter))
  if (stranger !== undefined)
    return { ok: false, rejection: { code: 'letter-not-in-dictionary', details: { letter: stranger } } }
  const amounts = Array<number>(alphabet.letters.length + 1).fill(0)
  for (const [index, letter] of reservoir.value.alphabet.letters.entries())
    amounts[alphabet.codes.get(letter)!] = reservoir.value.amounts[index]!
  const points = pointsByCode(letterPointsOf(reservoir.value), alphabet)
  return accept({ lexicon: lexicon.value, points, amounts, strict: flags.strict === true })
}

async function readLexicon(
  text: ToolCall['flags'][string],
  bytes: Uint8Array | undefined,
  { alphabet }: Reservoir,
  library: Library,
): Promise<Result<Lexicon>> {
  if (!bytes) return accept(withGaddag(await library.loadLexicon('broad')))
  const read = readDictionary({ bytes, text: String(text) }, alphabet, SCRIBBLE_LIMITS)
  return read.ok ? accept(withGaddag(read.value)) : read
}

export function readWholeNumberFlag(
  { flags }: ToolCall,
  name: string,
  { min, max, usual }: { readonly min: number; readonly max: number; readonly usual: number },
): Result<number> {
  return readOption(name, { kind: 'whole', min, max, default: usual }, flags[name] ?? usual) as Result<number>
}
