import { completionScript, SHELLS } from '../completion.ts'
import { parseFlags } from '../flags.ts'
import { allPages } from '../manual/all-pages.ts'
import { completionPage } from '../manual/local-pages.ts'
import { print } from '../print.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

/** Prints the script that makes a shell complete commands. */
export async function completion(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, completionPage)
  if (!parsed) return 0
  const [name, extra] = parsed.positionals
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  const shell = SHELLS.find(shell => shell === name)
  if (!shell) throw new UsageError(cliText.noSuchShell(name, SHELLS))
  print(completionScript(shell, await allPages()))
  return 0
}
