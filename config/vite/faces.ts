import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameEntry } from '#games/game-entry.ts'

interface Faces {
  partsOf(entry: GameEntry): readonly string[]
}

/** The page parts of the games. Imported at run time by path, because the type checker of the Node side must not follow the list. */
export async function loadFaces(root: string): Promise<Faces> {
  return (await import(pathToFileURL(join(root, 'src/web/faces.ts')).href)) as Faces
}
