import { UserError } from '#kernel/errors.ts'
import { notices } from '#lexicon/notices.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { aboutText } from '#terminal/text/en/about.ts'
import { version } from '../../../package.json' with { type: 'json' }
import { parseFlags } from '../flags.ts'
import { aboutPage } from '../manual/local-pages.ts'
import { cliText } from '../text/en/shell.ts'

export async function about(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, aboutPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  if (positionals[0] !== undefined) throw new UserError(cliText.tooManyWords(positionals[0]))
  if (flags.full) console.log(await (await openBundledWords()).readNotices())
  else {
    console.log(`${aboutText.about}\n${aboutText.versionAndLicence(version)}\n`)
    for (const notice of notices) console.log(aboutText.notice(notice))
    console.log(`\n${aboutText.fullNotices}`)
  }
  return 0
}
