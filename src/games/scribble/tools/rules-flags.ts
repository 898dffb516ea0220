import { type OptionRefusals, readOption } from '#kernel/read-params.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { ToolCall, ToolFlag } from '#kernel/tool.ts'
import { readDictionary } from '#lexicon/compile-dictionary.ts'
import { type Lexicon, withGaddag } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'
import type { Reservoir } from '#lexicon/reservoir.ts'
import { SCRIBBLE_LIMITS } from '#lexicon/word-list.ts'
import { pointsByCode } from '../engine/plays/letter-codes.ts'
import type { SelfPlayRules } from '../engine/self-play/self-play.ts'
import { reject, type ScribbleResult } from '../rules/refusals.ts'
import { letterPointsOf, selectReservoir } from '../rules/reservoir.ts'
import { toolText } from '../text/en-tools.ts'

const { rulesFlags } = toolText

/** The flags for the letters, the words and the side runs that a tool plays with. */
export const RULES_FLAGS: Readonly<Record<string, ToolFlag>> = {
  strict: { kind: 'switch', help: rulesFlags.strict },
  half: { kind: 'switch', help: rulesFlags.half },
  reservoir: { kind: 'file', value: 'FILE', help: rulesFlags.reservoir },
  dictionary: {
    kind: 'file',
    value: 'FILE|NAME',
    orName: true,
    help: rulesFlags.dictionary,
  },
}

export async function readRulesFlags(
  { flags, files }: ToolCall,
  library: Library,
): Promise<ScribbleResult<SelfPlayRules>> {
  const own = flags.reservoir
  const reservoir = selectReservoir({
    reservoir: own !== undefined ? 'own' : flags.half ? 'half' : 'full',
    ownReservoir: String(own ?? ''),
  })
  if (!reservoir.ok) return reservoir
  const lexicon = await readLexicon(flags.dictionary, files.dictionary, reservoir.value, library)
  if (!lexicon.ok) return lexicon
  const { alphabet } = lexicon.value
  const unknown = reservoir.value.alphabet.letters.find(letter => !alphabet.codes.has(letter))
  if (unknown !== undefined) return reject('letter-not-in-dictionary', { letter: unknown })
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
): Promise<ScribbleResult<Lexicon>> {
  if (!bytes)
    return text === undefined
      ? accept(withGaddag(await library.loadLexicon('broad')))
      : findSavedDictionary(String(text), library)
  const read = readDictionary({ bytes, text: String(text) }, alphabet, SCRIBBLE_LIMITS)
  return read.ok ? accept(withGaddag(read.value)) : read
}

/** A dictionary that is saved on this device, by its name or its hash. */
async function findSavedDictionary(given: string, library: Library): Promise<ScribbleResult<Lexicon>> {
  await library.customDictionaries.load()
  const saved = library.customDictionaries.all()
  const isNamed = ({ name, lexicon }: (typeof saved)[number]) =>
    name.toLowerCase() === given.trim().toLowerCase() || lexicon.hash === given
  const found = saved.find(isNamed)
  const known = saved.map(({ name }) => name).join(', ')
  return found ? accept(withGaddag(found.lexicon)) : reject('no-such-dictionary', { given, known })
}

export function readWholeNumberFlag(
  { flags }: ToolCall,
  name: string,
  { min, max, usual }: { readonly min: number; readonly max: number; readonly usual: number },
): Result<number, OptionRefusals> {
  const read = readOption(name, { kind: 'whole', min, max, default: usual }, flags[name] ?? usual)
  return read.ok ? accept(Number(read.value)) : read
}
