import type { Cell } from '#kernel/grid.ts'
import type { Match, Player } from './protocol-clients/protocol-client.ts'

/** The reaction of a load test to a move of a game. */
export interface GameListener {
  /** The opponent has received the last mark. */
  onArrived(game: BenchGame, ms: number): void
  /** The mover has been told that the server has accepted the mark. */
  onConfirmed(game: BenchGame, ms: number): void
}

/** A mark that its mover has not been told about. */
interface Unconfirmed {
  readonly ply: number
  readonly sentAt: number
}

/** A game with predetermined marks. */
export class BenchGame {
  readonly length: number
  readonly #marks: readonly Cell[]
  readonly #players: readonly Player[]
  readonly #unconfirmed: [Unconfirmed | null, Unconfirmed | null] = [null, null]
  #sent = 0
  #arrived = 0
  #sentAt = 0
  #listener: GameListener = { onArrived() {}, onConfirmed() {} }

  constructor({ players }: Match, marks: readonly Cell[]) {
    this.length = marks.length
    this.#marks = marks
    this.#players = players
    for (const [seat, player] of players.entries()) {
      player.onShown = ply => this.#onShown(seat as 0 | 1, ply)
      player.onAnswered = () => this.#confirm(seat as 0 | 1)
    }
  }

  get sent(): number {
    return this.#sent
  }

  get isOver(): boolean {
    return this.#arrived === this.length
  }

  /** Whether both players know about every mark sent so far. */
  get isSettled(): boolean {
    return this.#arrived === this.#sent && this.#unconfirmed.every(mark => mark === null)
  }

  listen(listener: GameListener): void {
    this.#listener = listener
  }

  /** Sends the next mark. Returns false if the game is over or the last mark has not arrived. */
  move(): boolean {
    const cell = this.#marks[this.#sent]
    if (!cell || this.#arrived < this.#sent) return false
    const seat = (this.#sent % 2) as 0 | 1
    this.#sentAt = performance.now()
    this.#unconfirmed[seat] = { ply: ++this.#sent, sentAt: this.#sentAt }
    this.#players[seat]!.mark(cell)
    return true
  }

  #onShown(seat: 0 | 1, ply: number): void {
    // Under load, one update may show the player's own mark and the reply to it.
    const own = this.#unconfirmed[seat]
    if (own && ply >= own.ply) this.#confirm(seat)
    // A player may receive the same update twice.
    const isMover = this.#sent % 2 !== seat
    if (isMover || ply !== this.#sent || this.#arrived === ply) return
    this.#arrived = ply
    this.#listener.onArrived(this, performance.now() - this.#sentAt)
  }

  #confirm(seat: 0 | 1): void {
    const own = this.#unconfirmed[seat]
    if (!own) return
    this.#unconfirmed[seat] = null
    this.#listener.onConfirmed(this, performance.now() - own.sentAt)
  }
}
