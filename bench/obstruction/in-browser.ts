import { join } from 'node:path'
import { evaluateInBrowser } from '../browser/evaluate.ts'
import type { SolveTiming } from './solving.ts'

const ENTRY_FILE = join(import.meta.dirname, 'browser-entry.ts')

/** The same measurement in a real browser. */
export async function measureInBrowser(): Promise<readonly SolveTiming[]> {
  return (await evaluateInBrowser(ENTRY_FILE, 'measureSolving()')) as readonly SolveTiming[]
}
