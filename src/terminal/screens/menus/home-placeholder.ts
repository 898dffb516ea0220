import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { words } from '../../text/words.ts'
import { createNotice } from '../pages/notice.tsx'
import { createHomeMenu } from './home-menu.ts'

/**
 * What lies below a screen that was asked for by its name. The parlour takes its place as soon as one comes back to it:
 * before that nobody waits for all games to be loaded, and no key strays into a menu.
 */
export function createHomePlaceholder(shell: Shell): Screen {
  let isCovered = false
  const unsubscribe = shell.subscribe(() => {
    if (shell.top() !== ground) isCovered = true
    else if (isCovered) shell.replace(createHomeMenu(shell))
  })
  const ground: Screen = {
    ...createNotice(shell, words.home.title, words.loading),
    close: unsubscribe,
  }
  return ground
}
