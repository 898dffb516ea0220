import axe from 'axe-core'
import type { Page } from 'playwright-core'

const COLOUR_MODES = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const

const COLOUR_RULES = { runOnly: ['color-contrast'] }
/** The contrast rule runs separately because axe takes several times as long when it runs with other rules. */
const OTHER_RULES = { rules: { 'color-contrast': { enabled: false } } }

/** Runs axe in light, dark and forced colours, and lists what still moves under reduced motion. */
export async function findAccessibilityViolations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source)
  const violations = [...(await runAxe(page, OTHER_RULES))]
  for (const mode of COLOUR_MODES) {
    await page.emulateMedia({ ...mode, reducedMotion: 'reduce' })
    violations.push(...(await runAxe(page, COLOUR_RULES)))
  }
  violations.push(...(await page.evaluate<readonly string[]>(MOVING_ELEMENTS_SCRIPT)))
  await page.emulateMedia({ colorScheme: null, forcedColors: null })
  return violations
}

function runAxe(page: Page, rules: object): Promise<readonly string[]> {
  // The pages have no frames and no external style sheets, so axe need not look for them.
  const options = { ...rules, resultTypes: ['violations'], iframes: false, preload: false }
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(node => id + ': ' + node.html)))`)
}

/** Lists elements with an animation or transition that takes time. */
const MOVING_ELEMENTS_SCRIPT = `[...document.querySelectorAll('*')].flatMap(element =>
  [null, '::before', '::after'].flatMap(pseudoElement => {
    const style = getComputedStyle(element, pseudoElement)
    const takesTime = list => list.split(',').some(time => parseFloat(time) > 0)
    const isAnimated = style.animationName !== 'none' && takesTime(style.animationDuration)
    const hasTransition = style.transitionProperty !== 'none' && takesTime(style.transitionDuration)
    return isAnimated || hasTransition ? ['motion: ' + element.outerHTML.slice(0, 100)] : []
  }))`
