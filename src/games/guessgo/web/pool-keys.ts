import { commandsOfKind } from '#kernel/commands.ts'
import { commands, DISPLAY_KEYS } from '../commands.ts'
import type { View } from '../rules/types.ts'

/** Handles a key on the grid that is about the pool; true when it was one. */
export function handlePoolKey(key: string, view: View, announce?: (text: string) => void): boolean {
  const answer = commandsOfKind(commands, 'query')
    .find(query => query.key === key)
    ?.answer(view).text
  if (answer !== undefined) announce?.(answer)
  else if (key === DISPLAY_KEYS.filter) announce?.(chooseNextFilter())
  else if (key === DISPLAY_KEYS.pool) document.querySelector<HTMLElement>('.gg-words [tabindex="0"]')?.focus()
  else return false
  return true
}

/** Handles a key in the pool that leads back to the grid or is about the words; true when it was one. */
export function handleKeyInPool(key: string | undefined, announce?: (text: string) => void): boolean {
  if (key === DISPLAY_KEYS.filter) announce?.(chooseNextFilter())
  else if (key === DISPLAY_KEYS.pool)
    document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()
  else return false
  return true
}

/** Shows the next kind of words; returns its name and how many there are. */
function chooseNextFilter(): string {
  const buttons = [...document.querySelectorAll<HTMLElement>('.gg-filters button')]
  const at = buttons.findIndex(button => button.getAttribute('aria-pressed') === 'true')
  const next = buttons[(at + 1) % buttons.length]
  next?.click()
  return next?.textContent ?? ''
}
