import { afterEach, beforeEach, describe } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import { describeHistory } from './history.ts'
import { describeLinks } from './links.ts'
import { describeLists } from './lists.ts'
import type { StorageNodes } from './nodes.ts'
import { describePlayers } from './players.ts'
import { describePresence } from './presence.ts'
import { describeRatings } from './ratings.ts'
import { describeTables } from './tables.ts'

/** A location for a storage, empty at first. */
export interface StorageLocation {
  /** Opens the storage for the first time, again, or for one more server. */
  open(): Promise<Storage>
  /** Called after every storage there is closed. */
  remove(): Promise<void>
}

/** The tests that every storage must pass. Each test gets a new empty storage. */
export function describeStorageContract(name: string, createLocation: () => Promise<StorageLocation>): void {
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
    describePresence(nodes)
    describePlayers(nodes)
    describeHistory(nodes)
    describeRatings(nodes)
  })
}
