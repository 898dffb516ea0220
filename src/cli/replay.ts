import { UserError } from '#kernel/failure.ts'
import { readSaved } from '#session/saved.ts'
import { rejectionWords } from '#session/words.ts'
import { replayLines } from '#terminal/lines/review-lines.ts'
import { openReplay } from '#terminal/open.ts'
import { readFlags } from './flags.ts'
import { isScreen, openHost } from './host.ts'
import { readInput } from './input.ts'
import { replayPage } from './manual/solo-pages.ts'
import { words } from './words.ts'

export async function replay(given: readonly string[]): Promise<number> {
  const asked = readFlags(given, replayPage)
  if (!asked) return 0
  const { flags, names } = asked
  const [name, extra] = names
  if (name === undefined) throw new UserError(words.nameAFile)
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
  const saved = readSaved(await readInput(name))
  if (!saved.ok) throw new UserError(rejectionWords(saved.rejection))
  const host = openHost()
  try {
    if (flags.plain || !isScreen()) await replayLines(host, saved.value)
    else await openReplay(host, saved.value)
    return 0
  } finally {
    host.thinker.close()
  }
}
