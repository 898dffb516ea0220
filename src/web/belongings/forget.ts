import { openMemory } from '../online/memory.ts'
import { settingsChanged } from '../settings.ts'
import { forgetWords, ownDictionaries, ownLists } from './dictionaries.ts'
import { forgetAll } from './remembered.ts'

/** Deletes all that is kept in this browser, and ends what the house knows of it. */
export async function forgetEverything(): Promise<void> {
  await forgetWords(await ownDictionaries())
  await forgetWords(await ownLists())
  if (openMemory().read()) {
    const { house } = await import('../online/house.ts')
    // Without a connection the house forgets this device after a while of silence.
    await house.signOut()
    const { guest } = await import('../online/device-guest.ts')
    guest.forget()
  }
  forgetAll(localStorage)
  settingsChanged()
}
