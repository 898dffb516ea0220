import { gameIds } from '#games/catalog.ts'
import { tableAsTold } from '#table/told.ts'
import { mustLoad } from './loaded.ts'
import { type Reviewed, strangersEyes } from './reviewed.ts'

/**
 * A game that another program has written, in a form that one of ours knows: laid out to be looked at, or the sentence why
 * it cannot be taken in. Undefined where none knows it.
 */
export async function readTold(text: string, at: number): Promise<Reviewed | string | undefined> {
  if (text.trimStart().startsWith('{')) return undefined
  for (const id of gameIds) {
    const loaded = await mustLoad(id)
    const told = await loaded.face.readTold?.(text, loaded)
    if (!told) continue
    if (!told.ok) return told.why
    const players = told.names.map(name => ({ kind: 'person', name }) as const)
    return { loaded, table: tableAsTold(loaded.game, told.setup, told, at), eyes: strangersEyes(players) }
  }
  return undefined
}
