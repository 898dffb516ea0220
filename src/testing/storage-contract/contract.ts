import { afterEach, beforeEach, describe } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import { describeAdministration } from './administration.ts'
import { describeBans } from './bans.ts'
import { describeDeletion } from './deletion.ts'
import { describeHistory } from './history.ts'
import { describeLeases } from './leases.ts'
import { describeLinks } from './links.ts'
import { describeLists } from './lists.ts'
import { describeLocks } from './locks.ts'
import type { StorageNodes } from './nodes.ts'
import { describePlayers } from './players.ts'
import { describePresence } from './presence.ts'
import { describePurges } from './purges.ts'
import { describePuzzles } from './puzzles.ts'
import { describeRatings } from './ratings.ts'
import { describeReports } from './reports.ts'
import { describeExclusiveUse, describeSharing } from './sharing.ts'
import { describeTables } from './tables.ts'

/** A location for a storage, empty at first. */
export interface StorageLocation {
  /** Opens the storage for the first time, again, or for one more server. */
  open(): Promise<Storage>
  /** Makes the last renewal of a node's lease so much older. */
  backdateLease(node: string, ms: number): Promise<void>
  /** Called after every storage there is closed. */
  remove(): Promise<void>
}

export interface ContractOptions {
  /** Whether servers may use the storage at the same time in production. */
  readonly isShared?: boolean
}

/** The tests that every storage must pass. Each test gets a new empty storage. */
export function describeStorageContract(
  name: string,
  createLocation: () => Promise<StorageLocation>,
  { isShared = false }: ContractOptions = {},
): void {
  describe(name, () => {
    let location: StorageLocation
    let opened: Storage[] = []

    const nodes: StorageNodes = {
      get storage() {
        return opened[0]!
      },
      async openAnother() {
        const storage = await location.open()
        opened.push(storage)
        return storage
      },
      async reopen() {
        for (const storage of opened) await storage.close()
        opened = [await location.open()]
      },
      backdateLease: (node, ms) => location.backdateLease(node, ms),
    }

    beforeEach(async () => {
      location = await createLocation()
      opened = [await location.open()]
    })

    afterEach(async () => {
      for (const storage of opened) await storage.close()
      await location.remove()
    })

    describeTables(nodes)
    describeLists(nodes)
    describeLinks(nodes)
    describePuzzles(nodes)
    describePresence(nodes)
    describePlayers(nodes)
    describeHistory(nodes)
    describeRatings(nodes)
    describeReports(nodes)
    describeAdministration(nodes)
    describeDeletion(nodes)
    describePurges(nodes)
    describeBans(nodes)
    describeLeases(nodes)
    describeLocks(nodes)
    if (isShared) describeSharing(nodes)
    else describeExclusiveUse(nodes)
  })
}
