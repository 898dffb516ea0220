import { gameIds } from '#games/catalog.ts'
import { tableAsTold } from '#table/told.ts'
import { clock } from '../device.ts'
import { loadGame, loadOutline } from '../parlour.ts'
import type { Opened } from '../table/open-saved.ts'

export type Foreign =
  | { readonly ok: true; readonly value: Opened }
  | { readonly ok: false; readonly why: string }

/** A game that another program has written, in a form that one of ours knows; undefined where none does. */
export async function readForeign(text: string): Promise<Foreign | undefined> {
  for (const id of gameIds) {
    const { face } = await loadOutline(id)
    const forms = (await face.loadForms?.())?.forms.filter(form => form.read) ?? []
    if (forms.length === 0) continue
    const parlour = await loadGame(id)
    for (const form of forms) {
      const read = await form.read?.(text, parlour)
      if (!read) continue
      if (!read.ok) return read
      const table = tableAsTold(parlour.game, read.setup, read, clock.now())
      const players = read.names.map(name => ({ kind: 'person', name }) as const)
      return { ok: true, value: { parlour, table, saved: { players, record: table.record } } }
    }
  }
  return undefined
}
