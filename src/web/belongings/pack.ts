import { writeLexicon } from '#lexicon/file.ts'
import { writeBelongings } from '#session/belongings.ts'
import { toBase64 } from '../base64.ts'
import { clock, shelf } from '../device.ts'
import { handOutFile } from '../sheets/share.ts'
import { ownDictionaries } from './dictionaries.ts'
import { readRemembered } from './remembered.ts'

/** Hands out everything that is kept in this browser as one file. */
export async function exportEverything(): Promise<void> {
  const own = await ownDictionaries()
  const text = writeBelongings({
    games: await shelf.list(),
    dictionaries: own.all().map(({ name, lexicon }) => ({
      name,
      hash: lexicon.hash,
      file: toBase64(writeLexicon(lexicon, { form: 'packed' })),
    })),
    remembered: readRemembered(localStorage),
  })
  handOutFile(`quincunx-${new Date(clock.now()).toISOString().slice(0, 10)}.json`, text)
}
