import { readBackup } from '#app/backup.ts'
import type { GameRequest } from '#app/game-request.ts'
import { readSavedGame } from '#app/saved-game-format.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { readImportedGame } from '../../game/import-game.ts'
import { loadGameOrThrow } from '../../game/loaded-game.ts'
import { readPastedPuzzle } from '../../game/pasted-puzzle.ts'
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
import { beginLocalGame } from '../play/local-game.ts'
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
    submitLabel: sentences.submit,
    fields: () => [
      { kind: 'text', key: WHAT, label: sentences.what, help: sentences.help, longest: LONGEST },
    ],
    async submit(values) {
      const given = (values[WHAT] ?? '').trim()
      if (given === '') return sentences.nothing
      const link = parsePageUrl(given)
      if (!link) return openFile(shell, given)
      return link.route.page === 'missing' ? openPuzzleAddress(shell, given) : openPageUrl(shell, link)
    },
  })
  return form
}

/** Opens an address that isn't a page of Quincunx, but perhaps a puzzle of another program. */
async function openPuzzleAddress(shell: Shell, address: string): Promise<string | undefined> {
  const puzzle = await readPastedPuzzle(shell.host, address)
  return puzzle === undefined || typeof puzzle === 'string'
    ? (puzzle ?? shellText.link.missing)
    : beginPuzzle(shell, puzzle)
}

async function beginPuzzle(shell: Shell, request: GameRequest): Promise<string | undefined> {
  return beginLocalGame(shell, { loaded: await loadGameOrThrow(request.game), request })
}

/**
 * Opens a backup, a puzzle, or a file with one game, written by Quincunx or another program. Returns a sentence where
 * it is none of these.
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
  if (!['not-a-backup', 'not-json'].includes(everything.rejection.code))
    return rejectionSentence(everything.rejection)
  const saved = readSavedGame(text)
  if (!saved.ok) {
    const puzzle = await readPastedPuzzle(host, text)
    return typeof puzzle === 'object' ? beginPuzzle(shell, puzzle) : rejectionSentence(saved.rejection)
  }
  await openSavedGame(shell, await addSavedGame(host, saved.value, path))
  return undefined
}
