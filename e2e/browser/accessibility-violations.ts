import axe from 'axe-core'
import type { Page } from 'playwright-core'

const COLOUR_MODES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

const COLOUR_RULES = { runOnly: ['color-contrast'] }
/** Apart from the colours, which take axe several times as long in the company of other rules. */
const OTHER_RULES = { rules: { 'color-contrast': { enabled: false } } }

/** What axe finds wrong with a page by day, by night and in forced colours, and what moves where nothing should. */
export async function findAccessibilityViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source)
  const found = [...(await runAxe(page, OTHER_RULES))]
  for (const look of COLOUR_MODES) {
    await page.emulateMedia({ ...look, reducedMotion: 'reduce' })
    found.push(...(await runAxe(page, COLOUR_RULES)))
  }
  found.push(...(await page.evaluate<readonly string[]>(MOVING_ELEMENTS_SCRIPT)))
  await page.emulateMedia({ colorScheme: null, forcedColors: null })
  return found
}

function runAxe(page: Page, rules: object): Promise<readonly string[]> {
  // There are no frames, and no style sheets from elsewhere to wait for.
  const options = { ...rules, resultTypes: ['violations'], iframes: false, preload: false }
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(node => id + ': ' + node.html)))`)
}

/** Whatever would take time to move or change, though the device asks for no motion. */
const MOVING_ELEMENTS_SCRIPT = `[...document.querySelectorAll('*')].flatMap(one =>
  [null, '::before', '::after'].flatMap(part => {
    const style = getComputedStyle(one, part)
    const lasts = list => list.split(',').some(time => parseFloat(time) > 0)
    const moves = style.animationName !== 'none' && lasts(style.animationDuration)
    const changes = style.transitionProperty !== 'none' && lasts(style.transitionDuration)
    return moves || changes ? ['motion: ' + one.outerHTML.slice(0, 100)] : []
  }))`
