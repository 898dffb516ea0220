import { randomFor } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { GameTypes, Seat, Step } from '#kernel/rules.ts'
import { reject } from '#table/refusals.ts'
import type { Table } from '#table/table.ts'
import type { Path, PathMove } from './variation-tree.ts'

/** A position that was reached by moves of the game or of a variation, with the last of them (none at the opening). */
export interface LinePosition<T extends GameTypes = GameTypes> extends Step<T> {
  readonly ply: number
  readonly move: PathMove | undefined
  /** Whether the game itself came to this position. */
  readonly isPlayed: boolean
  readonly toAct: readonly Seat[]
}

interface KnownPosition<T extends GameTypes> {
  readonly position: LinePosition<T>
  readonly next: Map<string, KnownPosition<T>>
}

/**
 * The positions of a game and its variations, each computed once. Moves that were played keep the positions of the table,
 * which in an imported game follow from no seed; other moves draw what this game's seed gives at their ply.
 */
export class VariationPositions<T extends GameTypes = GameTypes> {
  readonly #table: Table<T>
  readonly #root: KnownPosition<T>

  constructor(table: Table<T>) {
    this.#table = table
    const opening = { ...table.opening, ply: 0, move: undefined, isPlayed: true }
    this.#root = this.#known(opening)
    let known = this.#root
    for (const turn of table.turns.slice(0, table.cursor)) {
      const move = { seat: turn.seat, text: turn.text }
      const { state, events } = turn
      const keeps = turn.keepsTurn && { keepsTurn: turn.keepsTurn }
      const next = this.#known({ state, events, ...keeps, ply: known.position.ply + 1, move, isPlayed: true })
      known.next.set(keyOf(move), next)
      known = next
    }
  }

  /** The position at the end of a path, or the reason why its first illegal move is refused. */
  at(path: Path): Result<LinePosition<T>> {
    const line = this.along(path)
    return line.ok ? accept(line.value.at(-1)!) : line
  }

  /** The positions along a path, the opening first. */
  along(path: Path): Result<readonly LinePosition<T>[]> {
    let known = this.#root
    const line = [known.position]
    for (const move of path) {
      const next = this.#next(known, move)
      if (!next.ok) return next
      known = next.value
      line.push(known.position)
    }
    return accept(line)
  }

  /** A typed move in its canonical form, if the rules allow it at the end of the path. */
  read(path: Path, text: string): Result<PathMove> {
    const position = this.at(path)
    if (!position.ok) return position
    const [seat] = position.value.toAct
    if (seat === undefined) return reject('game-over')
    const read = this.#table.rules.notation.read(text)
    if (!read.ok) return read
    const move = { seat, text: this.#table.rules.notation.write(read.value) }
    const next = this.at([...path, move])
    return next.ok ? accept(move) : next
  }

  #next(known: KnownPosition<T>, move: PathMove): Result<KnownPosition<T>> {
    const reached = known.next.get(keyOf(move))
    if (reached) return accept(reached)
    const { rules, record } = this.#table
    const { state, toAct, ply } = known.position
    if (toAct.length === 0) return reject('game-over')
    if (!toAct.includes(move.seat)) return reject('not-your-turn')
    const read = rules.notation.read(move.text)
    if (!read.ok) return read
    const step = rules.play(state, move.seat, read.value, randomFor(record.seed, ply + 1))
    if (!step.ok) return step
    const next = this.#known({ ...step.value, ply: ply + 1, move, isPlayed: false })
    known.next.set(keyOf(move), next)
    return accept(next)
  }

  #known(position: Omit<LinePosition<T>, 'toAct'>): KnownPosition<T> {
    const { rules } = this.#table
    const toAct = rules.outcome(position.state) ? [] : rules.toAct(position.state)
    return { position: { ...position, toAct }, next: new Map() }
  }
}

function keyOf({ seat, text }: PathMove): string {
  return `${seat} ${text}`
}
