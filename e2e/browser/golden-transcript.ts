import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from './expect.ts'

/** When set, the golden files are written instead of compared; review the diff line by line. */
const SHOULD_WRITE = process.env.WRITE_GOLDENS

/** Compares what a screen reader finds and says with golden/NAME.txt. */
export function compareGolden(name: string, parts: Readonly<Record<string, string>>): void {
  const transcript = Object.entries(parts)
    .map(([title, text]) => `# ${title}\n\n${withoutTimes(text)}\n`)
    .join('\n')
  const file = new URL(`golden/${name}.txt`, import.meta.url)
  if (SHOULD_WRITE) writeFileSync(file, transcript)
  expect(transcript).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

/** The accessibility tree of a page, with one line for each board row and without text that repeats a name. */
export async function accessibilityTree(page: Page): Promise<string> {
  const tree = await page.locator('main').ariaSnapshot()
  return tree
    .replaceAll(/(?<=\brow) ".*":((?:\n +- gridcell .*)+)/g, (_, cells: string) => `: ${collapseRow(cells)}`)
    .replaceAll(/((?:radio|group|switch|textbox) "(.*)".*)\n +- text: "?\2"?$/gm, '$1')
}

/** Writes neighbouring cells with equal contents as the first and the last of them. */
function collapseRow(cells: string): string {
  const names = [...cells.matchAll(/gridcell "(.*?)"/g)].map(([, name]) => name!)
  const column = (index: number) => names[index]?.match(/, ([a-z])\d/)?.[1]?.charCodeAt(0) ?? 0
  // Includes the offset of the column, so that cells on two sides of a hole are not equal.
  const contents = (index: number) => names[index]?.replace(/, [a-z]/, `${column(index) - index}`)
  const parts = names.flatMap((name, index) => {
    if (contents(index) !== contents(index - 1)) return [name]
    return contents(index) === contents(index + 1) ? [] : [`to ${name.match(/[a-z]\d+/)}`]
  })
  return parts.join('; ').replaceAll('; to', ' to')
}

/** Removes times and progress lines, which differ from run to run. */
function withoutTimes(text: string): string {
  return text
    .replaceAll(/\b\d+:\d\d\b/g, '0:00')
    .replaceAll(/Time: \d+ seconds?/g, 'Time: 0 seconds')
    .replaceAll(/^.*(Making a|Looking at the) puzzle …\n/gm, '')
}
