import { gameIds, loadMetadata } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import { accept, type Result, rejectWith } from '#kernel/result.ts'
import type { FileRefusals } from '#table/refusals.ts'

/** The faces of the games in one shell, by game id. */
export type FaceList<Face> = Readonly<Record<string, () => Promise<{ readonly face: Face }>>>

/** A game with its face in one shell. */
export interface GameWithFace<Face> extends GameEntry {
  readonly id: string
  readonly face: Face
}

type UnknownGame = Pick<FileRefusals, 'no-such-game'>
type LoadResult<Game> = Result<Game, UnknownGame>

const reject = rejectWith<UnknownGame>()

/** Loads games with their faces, each once, and the parts of the shell that only some games need. */
export class GameLoader<Face, Parts extends object = object> {
  readonly #faces: FaceList<Face>
  readonly #loadParts: (entry: GameEntry) => Promise<Parts>
  readonly #loading = new Map<string, Promise<GameWithFace<Face> & Parts>>()

  constructor(faces: FaceList<Face>, loadParts: (entry: GameEntry) => Promise<Parts>) {
    this.#faces = faces
    this.#loadParts = loadParts
  }

  /** A game that is ready to be played. */
  async load(id: string): Promise<LoadResult<GameWithFace<Face> & Parts>> {
    const loaded = await this.loadMetadata(id)
    if (loaded.ok) await loaded.value.rules.load?.()
    return loaded
  }

  /** A game to be described: the data that its rules look up may still be missing. */
  async loadMetadata(id: string): Promise<LoadResult<GameWithFace<Face> & Parts>> {
    if (!gameIds.includes(id)) return reject('no-such-game', { game: id, known: gameIds.join(', ') })
    let loading = this.#loading.get(id)
    if (!loading) {
      loading = this.#loadOnce(id)
      this.#loading.set(id, loading)
      // A part that failed to load may load on the next try.
      loading.catch(() => this.#loading.delete(id))
    }
    return accept(await loading)
  }

  async #loadOnce(id: string): Promise<GameWithFace<Face> & Parts> {
    const loadEntry = async () => {
      const entry = (await loadMetadata(id))!
      return [entry, await this.#loadParts(entry)] as const
    }
    const [[entry, parts], { face }] = await Promise.all([loadEntry(), this.#faces[id]!()])
    const define = entry.define ?? entry.library?.define
    return { ...entry, ...(define && { define }), ...parts, id, face }
  }
}
