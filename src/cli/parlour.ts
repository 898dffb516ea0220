import { UserError } from '#kernel/failure.ts'
import { isScreen, openHost } from './host.ts'
import { screens } from './screens.ts'
import { words } from './words.ts'

/** The menus, from which everything else is reached. */
export async function parlour(): Promise<number> {
  if (!isScreen()) throw new UserError(words.noTerminal)
  const host = openHost()
  try {
    await (await screens()).openParlour(host)
    return 0
  } finally {
    host.thinker.close()
  }
}
