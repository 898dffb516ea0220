import { join } from 'node:path'
import { evaluateInBrowser } from '../in-browser.ts'
import type { Loading } from './page.ts'

const PAGE = join(import.meta.dirname, 'page.ts')

/** How long a real browser takes to make a lexicon of a packed file. */
export async function measureInBrowser(packed: Uint8Array): Promise<Loading> {
  const bytes = Buffer.from(packed).toString('base64')
  return (await evaluateInBrowser(PAGE, `measureLoading('${bytes}')`)) as Loading
}
