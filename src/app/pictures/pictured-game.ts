import type { Picture, PictureModule } from '#kernel/picture.ts'
import { computerName, type Player } from '#table/player.ts'
import { replaySteps } from '#table/replay.ts'
import type { Table } from '#table/table.ts'

/** A picture and how long it is shown. */
export interface Frame {
  readonly picture: Picture
  readonly ms: number
}

/** A longer game is shown with several moves to a frame. */
const MAX_FRAMES = 240
const MOVE_MS = 800
/** Long games are shown faster, so that they take about half a minute, but not too fast to follow. */
const WHOLE_MS = 30_000
const SHORTEST_MS = 120
const LAST_MS = 4000

/** The positions of a game as pictures, as a spectator sees them: what is still hidden from them is in none. */
export class PicturedGame {
  readonly #steps: ReturnType<typeof replaySteps>
  readonly #draw: PictureModule['drawPicture']
  readonly #names: readonly string[]
  readonly #isOver: boolean

  constructor(table: Table, { drawPicture }: PictureModule, players: readonly Player[]) {
    this.#steps = replaySteps(table, 'spectator')
    this.#draw = drawPicture
    this.#names = players.map(player => (player.kind === 'person' ? player.name : computerName(player.level)))
    this.#isOver = table.ending !== undefined
  }

  /** The number of the last position; the opening is 0. */
  get last(): number {
    return this.#steps.length - 1
  }

  /** Undefined where there is no board yet. */
  still(position: number): Picture | undefined {
    const { view } = this.#steps[position]!
    const finalView = this.#steps[this.last]!.view
    return this.#draw({ view, names: this.#names, ...(this.#isOver && { finalView }) })
  }

  /** How many frames a moving picture has at most. */
  get frameCount(): number {
    return this.#framePositions().length
  }

  /** The frames of a moving picture. Positions that look like the one before are left out. */
  *frames(): Generator<Frame> {
    const positions = this.#framePositions()
    const ms = Math.max(SHORTEST_MS, Math.min(MOVE_MS, WHOLE_MS / positions.length))
    let before = ''
    for (const position of positions) {
      const picture = this.still(position)
      const text = JSON.stringify(picture)
      const isLast = position === this.last
      if (picture && (text !== before || isLast)) yield { picture, ms: isLast ? LAST_MS : ms }
      before = text
    }
  }

  #framePositions(): readonly number[] {
    const stride = Math.ceil(this.#steps.length / MAX_FRAMES)
    return [...this.#steps.keys()].filter(position => position === 0 || (this.last - position) % stride === 0)
  }
}
