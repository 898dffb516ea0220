import { writeBackup } from '#app/backup.ts'
import { writeLexicon } from '#lexicon/lexicon-file.ts'
import { toBase64 } from '../base64.ts'
import { clock, savedGames } from '../device.ts'
import { downloadFile } from '../sheets/share.ts'
import { loadCustomDictionaries } from './custom-dictionaries.ts'
import { readStoredPreferences } from './stored-preferences.ts'

/** Hands out everything that is kept in this browser as one file. */
export async function exportEverything(): Promise<void> {
  const own = await loadCustomDictionaries()
  const text = writeBackup({
    games: await savedGames.list(),
    dictionaries: own.all().map(({ name, lexicon }) => ({
      name,
      hash: lexicon.hash,
      file: toBase64(writeLexicon(lexicon, { form: 'packed' })),
    })),
    remembered: readStoredPreferences(localStorage),
  })
  downloadFile(`quincunx-${new Date(clock.now()).toISOString().slice(0, 10)}.json`, text)
}
