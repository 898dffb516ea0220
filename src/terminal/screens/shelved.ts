import type { StoredGame } from '#session/shelf.ts'
import { rejectionWords } from '#session/words.ts'
import { loadGame } from '../loaded.ts'
import type { Shell } from '../shell.ts'
import { resumeTable } from '../sitting.ts'
import { openErrorText } from '../unopened.ts'
import { words } from '../words.ts'
import { openLocalGame } from './local-play.ts'
import { createNotice } from './notice.tsx'
import { createReview } from './review.tsx'

/** Goes on with a kept game, or reviews it if it is over. */
export async function openSavedGame(shell: Shell, { id, finished, saved }: StoredGame): Promise<void> {
  const loaded = await loadGame(saved.record.game)
  if (!loaded.ok) return shell.open(createNotice(shell, words.cannotOpen, rejectionWords(loaded.rejection)))
  if (finished) return shell.open(createReview(shell, loaded.value, saved))
  const table = resumeTable(shell.host, loaded.value, saved)
  if (table.ok)
    openLocalGame(shell, { loaded: loaded.value, id, table: table.value, players: saved.players }, shell.open)
  else {
    const why = openErrorText(loaded.value, saved.record.setup, table.rejection)
    shell.open(createNotice(shell, words.cannotOpen, why))
  }
}
