import { readSavedGame } from '#app/saved-game-format.ts'
import { UserError } from '#kernel/errors.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { printReplay } from '#terminal/text-mode/review.ts'
import { parseFlags } from '../flags.ts'
import { canShowScreens, openHost } from '../host.ts'
import { readInput } from '../input.ts'
import { loadScreens } from '../load-screens.ts'
import { replayPage } from '../manual/local-pages.ts'
import { cliText } from '../text/en/shell.ts'

export async function replay(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, replayPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [name, extra] = positionals
  if (name === undefined) throw new UserError(cliText.nameAFile)
  if (extra !== undefined) throw new UserError(cliText.tooManyWords(extra))
  const saved = readSavedGame(await readInput(name))
  if (!saved.ok) throw new UserError(rejectionSentence(saved.rejection))
  const host = openHost()
  try {
    if (flags.plain || !canShowScreens()) await printReplay(host, saved.value)
    else await (await loadScreens()).launchReplay(host, saved.value)
    return 0
  } finally {
    host.engineClient.close()
  }
}
