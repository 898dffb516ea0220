import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from './expect.ts'
import { readTranscript } from './screen-reader.ts'
import { settle } from './settle.ts'

/** When set, the golden files are written instead of compared; review the diff line by line. */
const SHOULD_WRITE = process.env.WRITE_GOLDENS

export interface Golden {
  /** Waits until the page reads as in the next section of the file. */
  expectPage(title: string, page: Page): Promise<void>
  /** Waits until the screen reader has said what the last section of the file says. */
  expectTranscript(page: Page): Promise<void>
}

/** The findings and announcements of a screen reader during one test, as golden/NAME.txt has them. */
export function openGolden(name: string): Golden {
  const file = new URL(`golden/${name}.txt`, import.meta.url)
  const expected = existsSync(file) ? readFileSync(file, 'utf8').split(/(?<=\n)\n(?=# \w+\n\n)/) : []
  const sections: string[] = []

  async function expectSection(title: string, read: () => Promise<string>): Promise<void> {
    const section = async () => `# ${title}\n\n${withoutTimes(await read())}\n`
    if (!SHOULD_WRITE) await expect.poll(section).toBe(expected[sections.length])
    sections.push(await section())
  }

  return {
    async expectPage(title, page) {
      await expectSection(title, () => accessibilityTree(page))
      await settle(page)
    },
    async expectTranscript(page) {
      await expectSection('heard', () => readTranscript(page))
      if (SHOULD_WRITE) writeFileSync(file, sections.join('\n'))
      else expect(sections).toHaveLength(expected.length)
    },
  }
}

/** The accessibility tree of a page, with one line for each board row and without text that repeats a name. */
async function accessibilityTree(page: Page): Promise<string> {
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
    .replaceAll(/^.*(Making a|Reading the) puzzle…\n/gm, '')
}
