import { errorMessage } from '#kernel/errors.ts'
import type { HelpSection } from '#kernel/text.ts'
import { notices } from '#lexicon/notices.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { version } from '../../../../package.json' with { type: 'json' }
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { aboutText } from '../../text/en/about.ts'
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
    { heading: aboutText.name, paragraphs: [aboutText.about, aboutText.versionAndLicence(version)] },
    { heading: aboutText.thanks, paragraphs: notices.map(aboutText.notice) },
    { heading: aboutText.full, paragraphs: full },
  ]
  return createHelp(shell, { title: aboutText.title, sections, keys: [], isLiteral: true })
}
