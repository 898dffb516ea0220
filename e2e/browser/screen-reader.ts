import type { Page } from 'playwright-core'

/** All that was heard so far; keys that nothing came of stand on one line. */
export async function readTranscript(page: Page): Promise<string> {
  const lines = await page.evaluate<readonly string[]>('heard')
  return lines.join('\n').replaceAll(/\n(?! )(?<=^[^ ].*\n)/gm, ' ')
}

/** What has the focus, as it is read out. */
export function describeFocus(page: Page): Promise<string> {
  return page.evaluate<string>('spoken(document.activeElement)')
}

/** Presses a key and lets the page say what there is to say. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.evaluate('calm()')
  }
}

/** Presses a key, mostly Tab, until something called so has the focus. */
export async function pressUntilFocused(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const found = (text: string) => (typeof name === 'string' ? text.startsWith(name) : name.test(text))
  const met: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    const now = await describeFocus(page)
    if (found(now)) return
    met.push(now)
    await press(page, key)
  }
  throw new Error(`${key} does not lead to ${name}, but over\n${met.join('\n')}`)
}

/** Every draw comes out the same at every run. */
export const FIXED_RANDOM_SCRIPT = `{
  let drawn = 0
  crypto.getRandomValues = array => array.map((_, index) => (index * 73 + 31 * (drawn += 7)) % 256)
}`

/**
 * Writes down in the page what a screen reader would say: a line for each key, with what then has the focus, and
 * below it what live regions say of themselves.
 */
export const SCREEN_READER_SCRIPT = `
  window.heard = []
  const clean = text => (text ?? '').replace(/\\s+/g, ' ').trim()
  const byIds = ids => (ids ?? '').split(' ').map(id => document.getElementById(id)?.textContent).join(' ')
  const labels = one => [...(one.labels ?? [])].map(label => label.innerText).join(' ')
  const roles = { A: 'link', BUTTON: 'button', TEXTAREA: 'textbox', SELECT: 'combobox', SUMMARY: 'summary', H1: 'heading', H2: 'heading', OL: 'list', UL: 'list' }
  const inputs = { radio: 'radio', checkbox: 'checkbox', search: 'searchbox', range: 'slider', number: 'spinbutton', file: 'file' }
  window.spoken = one => {
    if (!one || one === document.body) return 'nothing'
    const role = one.getAttribute('role') ?? roles[one.tagName] ?? inputs[one.type] ?? 'textbox'
    const name = clean(one.getAttribute('aria-label') ?? (clean(byIds(one.getAttribute('aria-labelledby'))) || labels(one) || (role === 'list' ? '' : one.textContent)))
    const group = one.type === 'radio' && clean(one.closest('fieldset')?.querySelector('legend')?.textContent)
    return [
      role + ' "' + name + '"',
      group && 'of ' + group,
      one.checked && 'checked',
      one.getAttribute('aria-pressed') === 'true' && 'pressed',
      one.getAttribute('aria-disabled') === 'true' && 'unavailable',
    ].filter(Boolean).join(', ')
  }
  const live = '[aria-live]:not([aria-live=off]), [role=alert], [role=status]'
  const say = (region, text) => {
    const urgency = region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite')
    if (clean(text)) heard.push('    ' + urgency + ': ' + clean(text))
  }
  addEventListener('keydown', ({ key, ctrlKey, shiftKey }) => {
    if (key === 'Control' || key === 'Shift') return
    const held = ctrlKey ? 'Control+' : shiftKey && key.length > 1 ? 'Shift+' : ''
    heard.push(held + (key === ' ' ? 'Space' : key))
  }, true)
  addEventListener('focusin', event => heard.push('  > ' + spoken(event.target)), true)
  addEventListener('change', event => event.target.type === 'checkbox' && heard.push('  > ' + spoken(event.target)), true)
  new MutationObserver(changes => {
    for (const { target, addedNodes, type } of changes) {
      const region = (target.closest ? target : target.parentElement)?.closest(live)
      if (type === 'characterData') region && say(region, target.data)
      else for (const node of addedNodes) {
        if (region) say(region, node.textContent)
        else if (node.matches?.(live)) say(node, node.textContent)
        else for (const one of node.querySelectorAll?.(live) ?? []) say(one, one.textContent)
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
  window.calm = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
`
