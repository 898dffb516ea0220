import { readBackup } from '#app/backup.ts'
import { readSavedGame } from '#app/saved-game-format.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { readImportedGame } from '../../game/import-game.ts'
import { styledLine } from '../../kit/styled-text.ts'
import { parsePageUrl } from '../../shell/page-url.ts'
import { openPageUrl } from '../../shell/router.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { addSavedGame } from '../../storage/add-saved-game.ts'
import { restoreBackup } from '../../storage/backup.ts'
import { shellText } from '../../text/en/shell.ts'
import { createNotice } from '../pages/notice.tsx'
import { createReplay } from '../pages/review.tsx'
import { openSavedGame } from '../play/open-saved-game.ts'
import { createForm } from './form-screen.tsx'

const WHAT = 'what'
/** Enough for a link that contains a long game. */
const LONGEST = 20_000

/** Asks for a link or a file and opens it. */
export function createOpenForm(shell: Shell): Screen {
  const { opening: sentences } = shellText
  const form: Screen = createForm(shell, {
    title: styledLine(sentences.title, { bold: true }),
    intro: sentences.intro,
    initialValues: {},
    submitLabel: sentences.deed,
    fields: () => [
      { kind: 'text', key: WHAT, label: sentences.what, help: sentences.help, longest: LONGEST },
    ],
    async submit(values) {
      const given = (values[WHAT] ?? '').trim()
      if (given === '') return sentences.nothing
      const link = parsePageUrl(given)
      return link ? openPageUrl(shell, link) : openFile(shell, given)
    },
  })
  return form
}

/**
 * Opens a backup, or a file with one game, written by Quincunx or another program. Returns a sentence where it is
 * neither.
 */
async function openFile(shell: Shell, path: string): Promise<string | undefined> {
  const { host } = shell
  const text = await host.files.readText(path)
  if (text === undefined) return shellText.customDictionary.noSuchFile(path)
  const imported = await readImportedGame(text, host.clock.now())
  if (typeof imported === 'string') return imported
  if (imported) {
    shell.open(createReplay(shell, imported))
    return undefined
  }
  const everything = readBackup(text)
  if (everything.ok) {
    const sentences = await restoreBackup(host, everything.value)
    shell.replace(createNotice(shell, shellText.opening.title, sentences.join(' ')))
    return undefined
  }
  if (everything.rejection.code !== 'not-belongings') return rejectionSentence(everything.rejection)
  const saved = readSavedGame(text)
  if (!saved.ok) return rejectionSentence(saved.rejection)
  await openSavedGame(shell, await addSavedGame(host, saved.value, path))
  return undefined
}
