import { join } from 'node:path'
import { evaluateInBrowser } from '../browser/evaluate.ts'
import type { LoadTiming } from './browser-entry.ts'

const ENTRY_FILE = join(import.meta.dirname, 'page.ts')

/** How long a real browser takes to make a lexicon of a packed file. */
export async function measureInBrowser(packed: Uint8Array): Promise<LoadTiming> {
  const bytes = Buffer.from(packed).toString('base64')
  return (await evaluateInBrowser(ENTRY_FILE, `measureLoading('${bytes}')`)) as LoadTiming
}
