import { join } from 'node:path'
import { evaluateInBrowser } from '../in-browser.ts'
import type { Solving } from './solving.ts'

const PAGE = join(import.meta.dirname, 'page.ts')

/** The same measurement in a real browser. */
export async function measureInBrowser(): Promise<readonly Solving[]> {
  return (await evaluateInBrowser(PAGE, 'measureSolving()')) as readonly Solving[]
}
