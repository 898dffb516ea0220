import { UserError } from '#kernel/failure.ts'
import { readFlags } from '../flags.ts'
import { build } from './build.ts'
import type { Call } from './call.ts'
import { look } from './look.ts'
import { matchPattern } from './match.ts'
import { add, forget, list } from './own.ts'
import { rack } from './rack.ts'
import { lexiconHelp, lexiconWords } from './words.ts'

const PARTS: Readonly<Record<string, (call: Call) => Promise<number>>> = {
  add,
  list,
  forget,
  build,
  look,
  match: matchPattern,
  rack,
}

const FLAGS = {
  alphabet: 'text',
  name: 'text',
  for: 'text',
  dictionary: 'text',
  longest: 'text',
  shortest: 'text',
  page: 'text',
  skip: 'switch',
  json: 'switch',
} as const

/** `quincunx lexicon`: compiles lists of words and answers questions about them. */
export async function lexicon(given: readonly string[]): Promise<number> {
  const { flags, names } = readFlags(given, FLAGS, 'quincunx lexicon')
  const [part, ...rest] = names
  if (flags.help) {
    console.log(lexiconHelp)
    return 0
  }
  const known = part !== undefined && Object.hasOwn(PARTS, part) ? PARTS[part] : undefined
  if (!known) throw new UserError(lexiconWords.sayWhat(part, Object.keys(PARTS)))
  return known({ names: rest, flags, write: line => process.stdout.write(`${line}\n`) })
}
