import { gameIds, loadGame } from '#games/catalog.ts'
import type { RemoteTable } from '#session/remote/remote-table.ts'
import { audit, type StorageSnapshot } from '../invariants/audit.ts'
import { checkClientLog, checkClientState } from '../invariants/client-checks.ts'
import type { Client } from './client.ts'

/** The last state of a client. */
export interface ClientView {
  readonly client: Client
  readonly table: RemoteTable
  readonly id?: string
}

/** Checks I1 to I5 for a storage, for everything each client ever received, and for what each shows now. */
export async function findViolations(
  snapshot: StorageSnapshot,
  clients: readonly Client[],
  views: readonly ClientView[] = [],
): Promise<readonly string[]> {
  const loaded = await Promise.all(gameIds.map(loadGame))
  const games = new Map(loaded.map((entry, index) => [gameIds[index]!, entry!]))
  const secrets = [...snapshot.secrets, ...clients.map(({ token }) => token)]
  const audited = audit({ ...snapshot, secrets }, games)
  return [
    ...audited.violations,
    ...clients.flatMap(({ clientLog }) => checkClientLog(clientLog, snapshot, audited)),
    ...views.flatMap(({ client, table, id }) => {
      const state = table.state()
      return checkClientState(state, id ?? state?.id ?? '', client.player.id, audited)
    }),
  ]
}
