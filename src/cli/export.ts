import { writeFile } from 'node:fs/promises'
import { UserError } from '#kernel/failure.ts'
import { writeSaved } from '#session/saved.ts'
import { readFlags } from './flags.ts'
import { openHost } from './host.ts'
import { exportHelp } from './solo-help.ts'
import { words } from './words.ts'

/** Writes a kept game to a file, to be taken elsewhere. */
export async function exportGame(given: readonly string[]): Promise<number> {
  const { flags, names } = readFlags(given, {}, 'quincunx export')
  if (flags.help) {
    console.log(exportHelp)
    return 0
  }
  const [id, file, extra] = names
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
  const { shelf, thinker } = openHost()
  thinker.close()
  const kept = await shelf.list()
  const game = id === undefined || id === 'last' ? kept[0] : kept.find(one => one.id === id)
  if (!game) throw new UserError(id === undefined ? words.noGames : words.noSuchGame(id))
  const text = `${writeSaved(game.saved)}\n`
  if (file === undefined) process.stdout.write(text)
  else await write(file, text)
  return 0
}

async function write(file: string, text: string): Promise<void> {
  try {
    // Never over another file: that might be a game too.
    await writeFile(file, text, { flag: 'wx' })
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new UserError(exists ? words.fileExists(file) : words.cannotWrite(file, error))
  }
  console.log(words.exported(file))
}
