import { UserError } from '#kernel/errors.ts'
import { lexiconText } from '../../text/en/lexicon.ts'
import { cliText } from '../../text/en/shell.ts'

/** The arguments of a subcommand. */
export interface LexiconArguments {
  readonly positionals: readonly string[]
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
  /** Prints a line for people; control characters that it quotes are made visible. */
  write(line: string): void
  writeJson(value: object): void
}

/** The only positional argument. */
export function singlePositional(names: readonly string[], missing: string): string {
  const [name, extra] = names
  if (name === undefined) throw new UserError(missing)
  if (extra !== undefined) throw new UserError(cliText.tooManyWords(extra))
  return name
}

/** An integer flag, checked against its bounds. */
export function integerFlag(
  flags: LexiconArguments['flags'],
  name: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
): number {
  const text = flags[name]
  if (text === undefined) return usual
  const number = Number(text)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new UserError(lexiconText.notWhole(name, String(text), least, most))
  return number
}
