import { join } from 'node:path'
import { evaluateInBrowser } from '../browser/evaluate.ts'
import type { LoadTiming } from './browser-entry.ts'

const ENTRY_FILE = join(import.meta.dirname, 'browser-entry.ts')

/** Times loading a packed file in a real browser. */
export async function measureInBrowser(packed: Uint8Array): Promise<LoadTiming> {
  const bytes = Buffer.from(packed).toString('base64')
  return (await evaluateInBrowser(ENTRY_FILE, `measureLoading('${bytes}')`)) as LoadTiming
}
