import { UserError } from '#kernel/errors.ts'
import { notices } from '#lexicon/notices.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { aboutWords } from '#terminal/text/about-words.ts'
import { version } from '../../../package.json' with { type: 'json' }
import { parseFlags } from '../flags.ts'
import { aboutPage } from '../manual/local-pages.ts'
import { words } from '../words.ts'

export async function about(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, aboutPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  if (positionals[0] !== undefined) throw new UserError(words.tooManyWords(positionals[0]))
  if (flags.full) console.log(await (await openBundledWords()).readNotices())
  else {
    console.log(`${aboutWords.about}\n${aboutWords.versionAndLicence(version)}\n`)
    for (const notice of notices) console.log(aboutWords.notice(notice))
    console.log(`\n${aboutWords.fullNotices}`)
  }
  return 0
}
