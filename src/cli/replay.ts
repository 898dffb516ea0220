import { UserError } from '#kernel/failure.ts'
import { readSaved } from '#session/saved.ts'
import { rejectionWords } from '#session/words.ts'
import { replayLines } from '#terminal/lines/review-lines.ts'
import { openReplay } from '#terminal/open.ts'
import { readFlags } from './flags.ts'
import { isScreen, openHost } from './host.ts'
import { readInput } from './input.ts'
import { words } from './words.ts'

export const replayHelp = `quincunx replay FILE [--plain]

Steps through a game that was saved or exported, with the judgement of each move. FILE may be - for standard input.
With --plain, or when the output is not a terminal, the whole game is written as text.

Examples:
  quincunx replay data/games/3f9c2a71b0de.json
  quincunx replay game.json --plain`

export async function replay(given: readonly string[]): Promise<number> {
  const { flags, names } = readFlags(given, { plain: 'switch' }, 'quincunx replay')
  if (flags.help) {
    console.log(replayHelp)
    return 0
  }
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
