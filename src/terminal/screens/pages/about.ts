import { errorMessage } from '#kernel/errors.ts'
import type { HelpSection } from '#kernel/text.ts'
import { notices } from '#lexicon/notices.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { version } from '../../../../package.json' with { type: 'json' }
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { aboutWords } from '../../text/about-words.ts'
import { createHelp } from './help.tsx'

/** About Quincunx and the works it contains, with all their notices. */
export function createAbout(shell: Shell): Screen {
  let full: readonly string[] = []
  openBundledWords()
    .then(library => library.readNotices())
    .then(
      text => text.split(/\n{2,}/),
      (error: unknown) => [errorMessage(error)],
    )
    .then(paragraphs => {
      full = paragraphs
      shell.redraw()
    })

  const sections = (): readonly HelpSection[] => [
    { heading: aboutWords.name, paragraphs: [aboutWords.about, aboutWords.versionAndLicence(version)] },
    { heading: aboutWords.thanks, paragraphs: notices.map(aboutWords.notice) },
    { heading: aboutWords.full, paragraphs: full },
  ]
  return createHelp(shell, { title: aboutWords.title, sections, keys: [] })
}
