import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Set to anything, the texts are written anew instead of compared: then read what has changed, line by line. */
const SHOULD_WRITE = process.env.WRITE_GOLDENS

/** What somebody who listens is told must be what is written down in heard/NAME.txt. */
export function compareGolden(name: string, parts: Readonly<Record<string, string>>): void {
  const told = Object.entries(parts)
    .map(([title, text]) => `# ${title}\n\n${withoutTimes(text)}\n`)
    .join('\n')
  const file = new URL(`heard/${name}.txt`, import.meta.url)
  if (SHOULD_WRITE) writeFileSync(file, told)
  expect(told).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

/** A page as a screen reader finds it: a line for each row of a board, and nothing that a name says already. */
export async function accessibilityTree(page: Page): Promise<string> {
  const tree = await page.locator('main').ariaSnapshot()
  return tree
    .replaceAll(/(?<=\brow) ".*":((?:\n +- gridcell .*)+)/g, (_, cells: string) => `: ${collapseRow(cells)}`)
    .replaceAll(/((?:radio|group|switch|textbox) "(.*)".*)\n +- text: "?\2"?$/gm, '$1')
}

/** Cells beside each other that hold the same are told by the first and the last of them. */
function collapseRow(cells: string): string {
  const names = [...cells.matchAll(/gridcell "(.*?)"/g)].map(([, name]) => name!)
  const column = (index: number) => names[index]?.match(/, ([a-z])\d/)?.[1]?.charCodeAt(0) ?? 0
  // Over a hole it is another line.
  const holds = (index: number) => names[index]?.replace(/, [a-z]/, `${column(index) - index}`)
  const told = names.flatMap((name, index) => {
    if (holds(index) !== holds(index - 1)) return [name]
    return holds(index) === holds(index + 1) ? [] : [`to ${name.match(/[a-z]\d+/)}`]
  })
  return told.join('; ').replaceAll('; to', ' to')
}

/** How long somebody has taken is another matter at every run. */
function withoutTimes(text: string): string {
  return text
    .replaceAll(/\b\d+:\d\d\b/g, '0:00')
    .replaceAll(/Time: \d+ seconds?/g, 'Time: 0 seconds')
    .replaceAll(/^.*(Making a|Looking at the) puzzle …\n/gm, '')
}
