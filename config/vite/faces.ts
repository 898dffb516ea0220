import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Faces {
  readonly faces: object
  partsOf(id: string): readonly string[]
}

/** The games with faces in the browser. Read when they are wanted: what the list leads to is for the browser alone. */
export async function loadFaces(root: string): Promise<Faces> {
  return (await import(pathToFileURL(join(root, 'src/web/faces.ts')).href)) as Faces
}
