import { lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = 0

/**
 * Gives a server's files to the owner of their folder. A host who uses root would otherwise leave files there that the
 * server's own account cannot open.
 */
export function giveToOwner(folder: string, files: RegExp): void {
  if (process.getuid?.() !== ROOT) return
  const { uid, gid } = statSync(folder)
  for (const name of readdirSync(folder).filter(name => files.test(name)))
    try {
      lchownSync(join(folder, name), uid, gid)
    } catch (error) {
      // A running server makes and removes files meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
}
