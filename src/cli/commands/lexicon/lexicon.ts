import { UserError } from '#kernel/errors.ts'
import { parseFlags } from '../../flags.ts'
import { closestWord } from '../../manual/closest-word.ts'
import { lexiconPage } from '../../manual/lexicon-page.ts'
import { writeLine } from '../../print.ts'
import { lexiconText } from '../../text/en/lexicon.ts'
import { withSuggestion } from '../../text/en/shell.ts'
import type { LexiconArguments } from './arguments.ts'
import { build } from './build.ts'
import { add, forget, list } from './custom-dictionaries.ts'
import { look } from './look.ts'
import { printMatches } from './match.ts'
import { rack } from './rack.ts'

const SUBCOMMANDS: Readonly<Record<string, (call: LexiconArguments) => Promise<number>>> = {
  add,
  list,
  forget,
  build,
  look,
  match: printMatches,
  rack,
}

/** `quincunx lexicon`: compiles word lists and looks words up in them. */
export async function lexicon(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, lexiconPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [part, ...rest] = positionals
  const known = part !== undefined && Object.hasOwn(SUBCOMMANDS, part) ? SUBCOMMANDS[part] : undefined
  const parts = Object.keys(SUBCOMMANDS)
  if (!known)
    throw new UserError(withSuggestion(lexiconText.sayWhat(part, parts), closestWord(part ?? '', parts)))
  return known({
    positionals: rest,
    flags,
    write: line => writeLine(line, false),
    writeJson: value => writeLine(JSON.stringify(value), true),
  })
}
