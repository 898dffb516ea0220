import { UserError } from '#kernel/failure.ts'
import { readFlags } from '../flags.ts'
import { lexiconPage } from '../manual/lexicon-page.ts'
import { nearest } from '../manual/nearest.ts'
import { withMeant } from '../words.ts'
import { build } from './build.ts'
import type { Call } from './call.ts'
import { look } from './look.ts'
import { matchPattern } from './match.ts'
import { add, forget, list } from './own.ts'
import { rack } from './rack.ts'
import { lexiconWords } from './words.ts'

const PARTS: Readonly<Record<string, (call: Call) => Promise<number>>> = {
  add,
  list,
  forget,
  build,
  look,
  match: matchPattern,
  rack,
}

/** `quincunx lexicon`: compiles lists of words and answers questions about them. */
export async function lexicon(given: readonly string[]): Promise<number> {
  const asked = readFlags(given, lexiconPage)
  if (!asked) return 0
  const { flags, names } = asked
  const [part, ...rest] = names
  const known = part !== undefined && Object.hasOwn(PARTS, part) ? PARTS[part] : undefined
  const parts = Object.keys(PARTS)
  if (!known) throw new UserError(withMeant(lexiconWords.sayWhat(part, parts), nearest(part ?? '', parts)))
  return known({ names: rest, flags, write: line => process.stdout.write(`${line}\n`) })
}
