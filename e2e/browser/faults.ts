import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds wrong with a page. */
export async function faults(page: Page, only?: 'color-contrast'): Promise<readonly string[]> {
  // There are no frames, which the other mode opens a second page for.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (only ? axe.withRules([only]) : axe).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
}
