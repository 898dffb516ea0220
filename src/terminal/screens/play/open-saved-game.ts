import type { StoredGame } from '#app/saved-game-store.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { resumeTable } from '../../game/active-game.ts'
import { loadGame } from '../../game/loaded-game.ts'
import { openErrorText } from '../../game/open-error.ts'
import type { Shell } from '../../shell/shell.ts'
import { shellText } from '../../text/en/shell.ts'
import { createNotice } from '../pages/notice.tsx'
import { createReview } from '../pages/review.tsx'
import { openLocalGame } from './local-game.ts'

/** Resumes a saved game, or reviews a finished one. */
export async function openSavedGame(shell: Shell, { id, finished, saved }: StoredGame): Promise<void> {
  const loaded = await loadGame(saved.record.game)
  if (!loaded.ok)
    return shell.open(createNotice(shell, shellText.cannotOpen, rejectionSentence(loaded.rejection)))
  if (finished) return shell.open(createReview(shell, loaded.value, saved, { id }))
  const table = resumeTable(shell.host, loaded.value, saved)
  if (table.ok) openLocalGame(shell, { loaded: loaded.value, id, table: table.value, ...saved }, shell.open)
  else {
    const why = openErrorText(loaded.value, saved.record.params, table.rejection)
    shell.open(createNotice(shell, shellText.cannotOpen, why))
  }
}
