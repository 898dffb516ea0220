import { parseArgs } from 'node:util'
import { closestWord } from './manual/closest-word.ts'
import { formatPage, type ManualPage } from './manual/manual-page.ts'
import { flagFor } from './option-flags.ts'
import { print } from './print.ts'
import { cliText, withSuggestion } from './text/en/shell.ts'
import { UsageError } from './usage-error.ts'

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
      print(formatPage(page))
      return undefined
    }
    // A flag that is given several times is one list, as if written with commas.
    const joined = Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join() : value,
    ])
    return { flags: Object.fromEntries(joined), positionals: parsed.positionals }
  } catch (error) {
    throw new UsageError(flagProblem(error as Error, page))
  }
}

function flagProblem(error: Error & { readonly code?: string }, { name, flags }: ManualPage): string {
  const given = /'(?:-\w, )?--?([^' ]+)/.exec(error.message)?.[1] ?? ''
  return cliText.flagProblem(
    error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
      ? unknownFlag(given, Object.keys(flags))
      : valueProblem(given, error.message),
    name,
  )
}

function unknownFlag(given: string, known: readonly string[]): string {
  const respelled = flagFor(given)
  if (respelled !== given && known.includes(respelled.replace(/^no-/, '')))
    return cliText.respelled(`--${given}`, `--${respelled}`)
  const meant = closestWord(given, [...known, 'help'])
  return withSuggestion(cliText.noSuchFlag(dashed(given)), meant === undefined ? undefined : `--${meant}`)
}

function valueProblem(given: string, message: string): string {
  if (message.includes('does not take an argument')) return cliText.flagWithoutValue(dashed(given))
  return message.includes('ambiguous')
    ? cliText.dashedValue(dashed(given))
    : cliText.flagNeedsValue(dashed(given))
}

function dashed(flag: string): string {
  return flag.length === 1 ? `-${flag}` : `--${flag}`
}
