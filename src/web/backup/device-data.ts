import type { BackupDevice } from '#app/backup.ts'
import { savedGames } from '../device.ts'
import { preferences } from '../preferences.ts'

/** The data of this browser, as one device. */
export const deviceData: BackupDevice = {
  savedGames,
  preferences,
  async loadDictionaries() {
    const { library } = await import('../lexicon/page-library.ts')
    await library.customDictionaries.load()
    return library.customDictionaries
  },
  async loadWordLists() {
    const { library } = await import('../lexicon/page-library.ts')
    await library.puzzleLists.load()
    return library.puzzleLists
  },
}
