import { afterEach, beforeEach, describe } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import { describeHistory } from './history.ts'
import { describeLists } from './lists.ts'
import type { StorageNodes } from './nodes.ts'
import { describePlayers } from './players.ts'
import { describePresence } from './presence.ts'
import { describeRatings } from './ratings.ts'
import { describeTables } from './tables.ts'

/** Somewhere things are kept, empty at first. */
export interface StorageLocation {
  /** Opens the storage there, for the first time, again, or for one more house. */
  open(): Promise<Storage>
  /** Once every storage there is closed. */
  remove(): Promise<void>
}

/** What every storage promises. Each test has an empty place of its own. */
export function describeStorageContract(name: string, makePlace: () => Promise<StorageLocation>): void {
  describe(name, () => {
    let place: StorageLocation
    let opened: Storage[] = []

    const houses: StorageNodes = {
      get storage() {
        return opened[0]!
      },
      async openAnother() {
        const storage = await place.open()
        opened.push(storage)
        return storage
      },
      async reopen() {
        for (const storage of opened) await storage.close()
        opened = [await place.open()]
      },
    }

    beforeEach(async () => {
      place = await makePlace()
      opened = [await place.open()]
    })

    afterEach(async () => {
      for (const storage of opened) await storage.close()
      await place.remove()
    })

    describeTables(houses)
    describeLists(houses)
    describePresence(houses)
    describePlayers(houses)
    describeHistory(houses)
    describeRatings(houses)
  })
}
