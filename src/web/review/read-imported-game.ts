import { gameIds } from '#games/catalog.ts'
import { tableFromImport } from '#table/imported-table.ts'
import { localRejectionSentence } from '#table/text/en/table.ts'
import { clock } from '../device.ts'
import { loadGame, loadGameMetadata } from '../loaded-game.ts'
import type { OpenedGame } from '../play/open-saved-game.ts'

export type ImportedGameResult =
  | { readonly ok: true; readonly value: OpenedGame }
  | { readonly ok: false; readonly why: string }

/** Reads a game that another program has written; undefined where no game knows its format. */
export async function readImportedGame(text: string): Promise<ImportedGameResult | undefined> {
  for (const id of gameIds) {
    const { face } = await loadGameMetadata(id)
    const formats = (await face.loadExportFormats?.())?.forms.filter(format => format.read) ?? []
    if (formats.length === 0) continue
    const loadedGame = await loadGame(id)
    for (const format of formats) {
      const read = await format.read?.(text, loadedGame)
      if (!read) continue
      if (!read.ok) return { ok: false, why: localRejectionSentence(read.rejection, loadedGame.text) }
      const table = tableFromImport(loadedGame.rules, read.params, read, clock.now())
      const players = read.names.map(name => ({ kind: 'person', name }) as const)
      return { ok: true, value: { loadedGame, table, saved: { players, record: table.record } } }
    }
  }
  return undefined
}
