import { readOption } from '#kernel/options.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { ToolCall, ToolFlag } from '#kernel/tool.ts'
import { anchored, compile, type Lexicon } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'
import type { Reservoir } from '#lexicon/reservoir.ts'
import { readWordList, SCRIBBLE_LIMITS } from '#lexicon/word-list.ts'
import { pointsByCode } from '../rules/plays/position.ts'
import { chosenReservoir, lettersOf } from '../rules/reservoir.ts'
import type { SelfPlayRules } from '../rules/self-play/self-play.ts'

/** The flags by which a tool is told with what letters, words and side runs to play. */
export const RULES_FLAGS: Readonly<Record<string, ToolFlag>> = {
  strict: { kind: 'switch', help: 'side runs must be words' },
  half: { kind: 'switch', help: 'the reservoir of 98 letters instead of 196' },
  reservoir: { kind: 'file', value: 'FILE', help: 'your own reservoir: lines of letter, points and amount' },
  dictionary: { kind: 'file', value: 'FILE', help: 'your own words, one a line' },
}

export async function readRules({ flags }: ToolCall, library: Library): Promise<Result<SelfPlayRules>> {
  const own = flags.reservoir
  const reservoir = chosenReservoir({
    reservoir: own !== undefined ? 'own' : flags.half ? 'half' : 'full',
    ownReservoir: String(own ?? ''),
  })
  if (!reservoir.ok) return reservoir
  const lexicon = await readLexicon(flags.dictionary, reservoir.value, library)
  if (!lexicon.ok) return lexicon
  const { alphabet } = lexicon.value
  const stranger = reservoir.value.alphabet.letters.find(letter => !alphabet.codes.has(letter))
  if (stranger !== undefined)
    return { ok: false, rejection: { code: 'letter-not-in-dictionary', details: { letter: stranger } } }
  const amounts = Array<number>(alphabet.letters.length + 1).fill(0)
  for (const [index, letter] of reservoir.value.alphabet.letters.entries())
    amounts[alphabet.codes.get(letter)!] = reservoir.value.amounts[index]!
  const points = pointsByCode(lettersOf(reservoir.value), alphabet)
  return accept({ lexicon: lexicon.value, points, amounts, strict: flags.strict === true })
}

async function readLexicon(
  given: ToolCall['flags'][string],
  { alphabet }: Reservoir,
  library: Library,
): Promise<Result<Lexicon>> {
  if (given === undefined) return accept(anchored(await library.loadLexicon('broad')))
  const list = readWordList(String(given), alphabet, SCRIBBLE_LIMITS)
  return list.ok ? accept(anchored(compile(list.value.words, alphabet))) : list
}

export function readWhole(
  { flags }: ToolCall,
  name: string,
  { min, max, usual }: { readonly min: number; readonly max: number; readonly usual: number },
): Result<number> {
  return readOption(name, { kind: 'whole', min, max, default: usual }, flags[name] ?? usual) as Result<number>
}
