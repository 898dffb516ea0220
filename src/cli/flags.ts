import { parseArgs } from 'node:util'
import { UserError } from '#kernel/errors.ts'
import { closestWord } from './manual/closest-word.ts'
import { formatPage, type ManualPage } from './manual/manual-page.ts'
import { flagFor } from './option-flags.ts'
import { cliText } from './text/en/shell.ts'

export interface ParsedFlags {
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
  readonly positionals: readonly string[]
}

type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>

/**
 * Parses the flags that are declared on a command's page. An unknown flag or a missing value is an error. `--help`
 * prints the page and returns undefined. `otherFlags` are accepted too: the command refuses
 * them with a sentence of its own.
 */
export function parseFlags(
  given: readonly string[],
  page: ManualPage,
  otherFlags: ManualPage['flags'] = {},
): ParsedFlags | undefined {
  const kinds = Object.entries({ ...otherFlags, ...page.flags }).map(([name, { kind }]) => [
    name,
    { type: kind === 'switch' ? ('boolean' as const) : ('string' as const), multiple: kind === 'texts' },
  ])
  const options = Object.fromEntries([['help', { type: 'boolean' as const, short: 'h' }], ...kinds])
  try {
    const parsed = parseArgs({ args: [...given], options, allowPositionals: true, allowNegative: true })
    const values: Values = parsed.values
    if (values.help) {
      console.log(formatPage(page))
      return undefined
    }
    // A flag that is given several times is one list, as if written with commas.
    const joined = Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join() : value,
    ])
    return { flags: Object.fromEntries(joined), positionals: parsed.positionals }
  } catch (error) {
    throw new UserError(flagProblem(error as Error, page))
  }
}

function flagProblem({ message }: Error, { name, flags }: ManualPage): string {
  const problem = message.replace(/ To specify a positional.*/s, '').replace(/\.?$/, '.')
  const unknown = /^Unknown option '--?([^']+)'/.exec(message)?.[1]
  const respelled = unknown === undefined ? undefined : flagFor(unknown)
  if (respelled !== undefined && respelled !== unknown && Object.hasOwn(flags, respelled.replace(/^no-/, '')))
    return cliText.flagProblem(cliText.respelled(`--${unknown}`, `--${respelled}`), name)
  const meant = unknown === undefined ? undefined : closestWord(unknown, [...Object.keys(flags), 'help'])
  return cliText.flagProblem(
    meant === undefined ? problem : `${problem} ${cliText.meant(`--${meant}`)}`,
    name,
  )
}
