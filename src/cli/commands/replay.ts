import { reviewInTextMode } from '#terminal/text-mode/local-game.ts'
import { reviewedSavedGame } from '#terminal/text-mode/review.ts'
import { readGame } from '../find-game.ts'
import { parseFlags } from '../flags.ts'
import { canShowScreens, isInteractive, openHost } from '../host.ts'
import { loadScreens } from '../load-screens.ts'
import { replayPage } from '../manual/local-pages.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

export async function replay(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, replayPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [name, extra] = positionals
  if (name === undefined) throw new UsageError(cliText.nameAFile)
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  const host = openHost()
  try {
    const saved = await readGame(host.savedGames, name)
    if (flags.plain || !canShowScreens())
      return await reviewInTextMode(host, await reviewedSavedGame(host, saved), { canType: isInteractive() })
    await (await loadScreens()).launchReplay(host, saved)
    return 0
  } finally {
    host.engineClient.close()
  }
}
