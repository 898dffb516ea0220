import { UserError } from '#kernel/errors.ts'
import { canShowScreens, openHost } from '../host.ts'
import { loadScreens } from '../load-screens.ts'
import { cliText } from '../text/en/shell.ts'

/** Opens the home menu. */
export async function home(): Promise<number> {
  if (!canShowScreens()) throw new UserError(cliText.noTerminal)
  const host = openHost()
  try {
    await (await loadScreens()).launchHome(host)
    return 0
  } finally {
    host.engineClient.close()
  }
}
