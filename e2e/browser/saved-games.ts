import type { Page } from 'playwright-core'

/** The games that are saved in this browser, as they are stored. */
export async function readSavedGames(page: Page): Promise<readonly Record<string, unknown>[]> {
  return page.evaluate<Record<string, unknown>[]>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('quincunx-games')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const reading = database.transaction('games').objectStore('games').getAll()
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        database.close()
        resolve(reading.result)
      }
    }
  })`)
}
