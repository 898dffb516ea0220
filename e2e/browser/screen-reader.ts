import type { Page } from 'playwright-core'
import { settle } from './settle.ts'

/** The announcements of the screen reader so far; keys without any effect share a line. */
export async function readTranscript(page: Page): Promise<string> {
  const lines = await page.evaluate<readonly string[]>('transcript')
  return lines.join('\n').replaceAll(/\n(?! )(?<=^[^ ].*\n)/gm, ' ')
}

/** The focused element as a screen reader says it. */
function describeFocus(page: Page): Promise<string> {
  return page.evaluate<string>('describe(document.activeElement)')
}

/** Presses keys one by one and lets the page draw and announce the effect of each. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await settle(page)
  }
}

/** Presses a key until an element with this description has the focus. */
export async function pressUntilFocused(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const isMatch = (text: string) => (typeof name === 'string' ? text.startsWith(name) : name.test(text))
  const passed: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    const focused = await describeFocus(page)
    if (isMatch(focused)) return
    passed.push(focused)
    await press(page, key)
  }
  throw new Error(`${key} does not lead to ${name}, but over\n${passed.join('\n')}`)
}

/** Makes random numbers the same in every run. */
export const FIXED_RANDOM_SCRIPT = `{
  let drawn = 0
  crypto.getRandomValues = array => array.map((_, index) => (index * 73 + 31 * (drawn += 7)) % 256)
}`

/** Records in the page what a screen reader would say: a line for each key, then the new focus and live regions. */
export const SCREEN_READER_SCRIPT = `
  window.transcript = []
  const clean = text => (text ?? '').replace(/\\s+/g, ' ').trim()
  const byIds = ids => (ids ?? '').split(' ').map(id => document.getElementById(id)?.textContent).join(' ')
  const labels = element => [...(element.labels ?? [])].map(label => label.innerText).join(' ')
  const roles = { A: 'link', BUTTON: 'button', TEXTAREA: 'textbox', SELECT: 'combobox', SUMMARY: 'summary', H1: 'heading', H2: 'heading', OL: 'list', UL: 'list' }
  const inputs = { radio: 'radio', checkbox: 'checkbox', search: 'searchbox', range: 'slider', number: 'spinbutton', file: 'file' }
  window.describe = element => {
    if (!element || element === document.body) return 'nothing'
    const role = element.getAttribute('role') ?? roles[element.tagName] ?? inputs[element.type] ?? 'textbox'
    const name = clean(element.getAttribute('aria-label') ?? (clean(byIds(element.getAttribute('aria-labelledby'))) || labels(element) || (role === 'list' ? '' : element.textContent)))
    const group = element.type === 'radio' && clean(element.closest('fieldset')?.querySelector('legend')?.textContent)
    return [
      role + ' "' + name + '"',
      group && 'of ' + group,
      element.checked && 'checked',
      element.getAttribute('aria-pressed') === 'true' && 'pressed',
      element.getAttribute('aria-disabled') === 'true' && 'unavailable',
    ].filter(Boolean).join(', ')
  }
  const live = '[aria-live]:not([aria-live=off]), [role=alert], [role=status]'
  const say = (region, text) => {
    const urgency = region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite')
    if (clean(text)) transcript.push('    ' + urgency + ': ' + clean(text))
  }
  addEventListener('keydown', ({ key, ctrlKey, shiftKey }) => {
    if (key === 'Control' || key === 'Shift') return
    const held = ctrlKey ? 'Control+' : shiftKey && key.length > 1 ? 'Shift+' : ''
    transcript.push(held + (key === ' ' ? 'Space' : key))
  }, true)
  addEventListener('focusin', event => transcript.push('  > ' + describe(event.target)), true)
  addEventListener('change', event => event.target.type === 'checkbox' && transcript.push('  > ' + describe(event.target)), true)
  new MutationObserver(changes => {
    for (const { target, addedNodes, type } of changes) {
      const region = (target.closest ? target : target.parentElement)?.closest(live)
      if (type === 'characterData') region && say(region, target.data)
      else for (const node of addedNodes) {
        if (region) say(region, node.textContent)
        else if (node.matches?.(live)) say(node, node.textContent)
        else for (const element of node.querySelectorAll?.(live) ?? []) say(element, element.textContent)
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
`
