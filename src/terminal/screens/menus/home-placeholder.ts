import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { shellText } from '../../text/en/shell.ts'
import { createNotice } from '../pages/notice.tsx'
import { createHomeMenu } from './home-menu.ts'

/**
 * Stands in for the home menu below a screen that was opened directly. The home menu replaces it when it comes to the
 * top, so that nobody waits for all games to be loaded before, and no key reaches a menu by accident.
 */
export function createHomePlaceholder(shell: Shell): Screen {
  let isCovered = false
  const unsubscribe = shell.subscribe(() => {
    if (shell.top() !== ground) isCovered = true
    else if (isCovered) shell.replace(createHomeMenu(shell))
  })
  const ground: Screen = {
    ...createNotice(shell, shellText.home.title, shellText.loading),
    close: unsubscribe,
  }
  return ground
}
