import { notices } from '#lexicon/notices.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { aboutText } from '#terminal/text/en/about.ts'
import { version } from '../../../package.json' with { type: 'json' }
import { parseFlags } from '../flags.ts'
import { aboutPage } from '../manual/local-pages.ts'
import { print } from '../print.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

export async function about(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, aboutPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  if (positionals[0] !== undefined) throw new UsageError(cliText.tooManyWords(positionals[0]))
  if (flags.full) print(await (await openBundledWords()).readNotices())
  else {
    print(`${aboutText.about}\n${aboutText.versionAndLicence(version)}\n`)
    for (const notice of notices) print(aboutText.notice(notice))
    print(`\n${aboutText.fullNotices}`)
  }
  return 0
}
