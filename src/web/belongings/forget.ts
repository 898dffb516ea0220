import { openPlayerStore } from '../online/memory.ts'
import { notifySettingsChanged } from '../settings.ts'
import { deleteAllLexicons, loadCustomDictionaries, loadCustomWordLists } from './dictionaries.ts'
import { deleteAllStored } from './remembered.ts'

/** Deletes all that is kept in this browser, and ends what the house knows of it. */
export async function deleteEverything(): Promise<void> {
  await deleteAllLexicons(await loadCustomDictionaries())
  await deleteAllLexicons(await loadCustomWordLists())
  if (openPlayerStore().read()) {
    const { api: house } = await import('../online/house.ts')
    // Without a connection the house forgets this device after a while of silence.
    await house.signOut()
    const { identity: guest } = await import('../online/device-guest.ts')
    guest.clear()
  }
  deleteAllStored(localStorage)
  notifySettingsChanged()
}
