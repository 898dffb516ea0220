import { openPlayerStore } from '../online/player-store.ts'
import { notifySettingsChanged } from '../settings/settings.ts'
import { deleteAllLexicons, loadCustomDictionaries, loadCustomWordLists } from './custom-dictionaries.ts'
import { deleteAllStored } from './stored-preferences.ts'

/** Deletes all that is kept in this browser, and ends what the house knows of it. */
export async function deleteEverything(): Promise<void> {
  await deleteAllLexicons(await loadCustomDictionaries())
  await deleteAllLexicons(await loadCustomWordLists())
  if (openPlayerStore().read()) {
    const { api: house } = await import('../online/api.ts')
    // Without a connection the house forgets this device after a while of silence.
    await house.signOut()
    const { identity: guest } = await import('../online/device-identity.ts')
    guest.clear()
  }
  deleteAllStored(localStorage)
  notifySettingsChanged()
}
