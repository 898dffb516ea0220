import type { AnalysedPosition } from '#kernel/analysis.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Seat, Viewer } from '#kernel/rules.ts'
import { createListeners } from '#session/listeners.ts'
import { type Table, viewFor } from '#table/table.ts'
import type { Annotation, StoredVariations } from '#table/variation-format.ts'
import { openVariations, storeVariations } from '#table/variations/stored-variations.ts'
import { type LinePosition, VariationPositions } from '#table/variations/variation-positions.ts'
import {
  addMove,
  annotate,
  branchesAt,
  canRemove,
  hasVariations,
  isSameMove,
  isSamePath,
  isWithin,
  lineThrough,
  nodeAt,
  type Path,
  playedPath,
  promote,
  putBackBranch,
  removeBranch,
  treeOfGame,
  type VariationNode,
  type VariationTree,
} from '#table/variations/variation-tree.ts'

export interface AnalysisOptions {
  readonly table: Table
  readonly variations?: StoredVariations | undefined
  /** Who looks at positions in which nobody is to move. */
  readonly viewer: Viewer
}

/** The position on the screen, as both shells draw it. */
export interface AnalysisSnapshot {
  readonly tree: VariationTree
  readonly path: Path
  readonly position: LinePosition
  readonly view: object
  /** The number of the position in the replay of the game; undefined in a variation. */
  readonly playedPly: number | undefined
  /** The number of moves up to the position, without those that nobody saw. */
  readonly ply: number
  /** The number of moves up to the end of this line. */
  readonly plies: number
  /** The paths to the other moves from the position before, this one among them. */
  readonly branches: readonly Path[]
  readonly annotation: Annotation
  /** Moves can be tried in this game, because nothing in it is hidden any more. */
  readonly isOpen: boolean
  /** Moves can be tried in this position. */
  readonly canTry: boolean
  readonly canPromote: boolean
  readonly canRemove: boolean
  readonly canUndoRemove: boolean
}

interface RemovedBranch {
  readonly path: Path
  readonly branch: VariationNode
  readonly place: number
}

/** A finished game on the analysis board: its positions, and the moves that are tried from them. */
export class Analysis {
  readonly table: Table
  /** The stored variations could not be opened, so the game is shown without them. */
  readonly isDamaged: boolean
  readonly #viewer: Viewer
  readonly #positions: VariationPositions
  readonly #listeners = createListeners()
  /** The length of the path to the last position of the game that everybody saw. */
  readonly #gameLength: number
  #tree: VariationTree
  #path: Path
  #removed: RemovedBranch | undefined
  #snapshot: AnalysisSnapshot

  constructor({ table, variations, viewer }: AnalysisOptions) {
    this.table = table
    this.#viewer = viewer
    this.#positions = new VariationPositions(table)
    const opened = openVariations(table, variations)
    this.isDamaged = !opened.ok
    const played = table.turns.slice(0, table.cursor).map(({ seat, text }) => ({ seat, text }))
    this.#gameLength = this.#visible(played).length
    this.#tree = opened.ok ? opened.value.tree : treeOfGame(played)
    this.#path = this.#visible(opened.ok ? opened.value.shown : played)
    this.#snapshot = this.#describe()
  }

  readonly snapshot = (): AnalysisSnapshot => this.#snapshot

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener)

  /** The variations to store; undefined while there are none. */
  stored({ withPosition = false }: { readonly withPosition?: boolean } = {}): StoredVariations | undefined {
    if (withPosition) return storeVariations(this.#tree, this.#path)
    return hasVariations(this.#tree) ? storeVariations(this.#tree) : undefined
  }

  /** Plays a typed move in the position on the screen. */
  tryMove(text: string): Result<undefined> {
    const move = this.#positions.read(this.#path, text)
    if (!move.ok) return move
    this.#change(addMove(this.#tree, this.#path, move.value), [...this.#path, move.value])
    return accept(undefined)
  }

  goTo(path: Path): void {
    if (nodeAt(this.#tree, path)) this.#change(this.#tree, path)
  }

  back(): void {
    this.toPly(Math.max(0, this.#snapshot.ply - 1))
  }

  forward(): void {
    this.toPly(this.#snapshot.ply + 1)
  }

  toStart(): void {
    this.#change(this.#tree, [])
  }

  toEnd(): void {
    this.#change(this.#tree, this.#visible(lineThrough(this.#tree, this.#path)))
  }

  /** Goes to the position with this number on the line through the current one. */
  toPly(ply: number): void {
    const line = lineThrough(this.#tree, this.#path)
    const lengths = this.#visibleLengths(line)
    this.#change(this.#tree, line.slice(0, lengths[Math.min(ply, lengths.length - 1)]))
  }

  /** Goes to a position of the game as it was played. */
  toPlayed(ply: number): void {
    const game = playedPath(this.#tree)
    this.#change(this.#tree, game.slice(0, this.#visibleLengths(game)[ply]))
  }

  /** The number of the position at the end of a path, without moves that nobody saw. */
  plyOf(path: Path): number {
    return this.#visibleLengths(path).length - 1
  }

  /** Goes to the next or the last of the moves from the position before; from the first one on to the last. */
  switchBranch(direction: 1 | -1): void {
    const { branches } = this.#snapshot
    const index = branches.findIndex(path => isSamePath(path, this.#path))
    const next = branches.at((index + direction) % branches.length)
    if (next && branches.length > 1) this.#change(this.#tree, next)
  }

  annotate(annotation: Annotation): void {
    const { mark, comment } = nodeAt(this.#tree, this.#path)!
    this.#change(annotate(this.#tree, this.#path, { mark, comment, ...annotation }), this.#path)
  }

  /** Makes the line through the current position the main line. */
  promote(): void {
    this.#change(promote(this.#tree, this.#path), this.#path)
  }

  /** Deletes the current move of a variation and those after it. */
  remove(): void {
    if (!canRemove(this.#tree, this.#path)) return
    const path = this.#path
    const siblings = branchesAt(this.#tree, path)
    const place = siblings.findIndex(node => isSameMove(node, path.at(-1)!))
    const removed = { path, branch: siblings[place]!, place }
    this.#change(removeBranch(this.#tree, path), this.#visible(path.slice(0, -1)), removed)
  }

  /** Puts back the variation that was deleted last. */
  undoRemove(): void {
    const removed = this.#removed
    if (removed && nodeAt(this.#tree, removed.path.slice(0, -1)))
      this.#change(putBackBranch(this.#tree, removed.path, removed), removed.path)
  }

  /** The events of the move at the end of a path of the tree. */
  positionAt(path: Path): LinePosition {
    return this.#along(path).at(-1)!
  }

  /** The position on the screen for the engine. */
  analysedPosition(): AnalysedPosition {
    const { state, toAct } = this.#snapshot.position
    const moves = this.#path.map(({ text }) => text)
    const continuations = nodeAt(this.#tree, this.#path)!.next.map(({ text, isPlayed = false }) => ({
      move: text,
      isPlayed,
    }))
    return { params: this.table.record.params, state, toAct, moves, continuations }
  }

  #change(tree: VariationTree, path: Path, removed?: RemovedBranch): void {
    // A deleted branch can be put back until something else is changed.
    if (tree !== this.#tree) this.#removed = removed
    this.#tree = tree
    this.#path = path
    this.#snapshot = this.#describe()
    this.#listeners.notify()
  }

  /** The path without the silent moves at its end. */
  #visible(path: Path): Path {
    return path.slice(0, this.#visibleLengths(path).at(-1))
  }

  /** The lengths of the paths to the positions of a line, without silent ones; the first is 0. */
  #visibleLengths(path: Path): readonly number[] {
    return this.#along(path).flatMap(position => (isSilent(position) ? [] : [position.ply]))
  }

  #along(path: Path): readonly LinePosition[] {
    const line = this.#positions.along(path)
    if (!line.ok) throw new Error(`The tree has an illegal move: ${line.rejection.code}`)
    return line.value
  }

  #describe(): AnalysisSnapshot {
    const [tree, path] = [this.#tree, this.#path]
    const position = this.positionAt(path)
    const lengths = this.#visibleLengths(lineThrough(tree, path))
    const ply = lengths.findLastIndex(length => length <= path.length)
    const { mark, comment } = nodeAt(tree, path)!
    return {
      tree,
      path,
      position,
      view: this.#view(position),
      playedPly: position.isPlayed ? ply : undefined,
      ply,
      plies: lengths.length - 1,
      branches: branchesAt(tree, path).map(({ seat, text }) => [...path.slice(0, -1), { seat, text }]),
      annotation: { mark, comment },
      isOpen: this.#isOpen(),
      canTry: this.#isOpen() && position.toAct.length > 0,
      canPromote: !isWithin(lineThrough(tree, []), path),
      canRemove: canRemove(tree, path),
      canUndoRemove: this.#removed !== undefined,
    }
  }

  /** Whether nothing is hidden any more: in a game that goes on, trying moves would reveal what is. */
  #isOpen(): boolean {
    return this.table.ending !== undefined || this.table.record.seed === ''
  }

  /** The player to move sees the board, so that moves can be made on it. */
  #view({ state, toAct, ply, isPlayed }: LinePosition): object {
    const { rules } = this.table
    const isLast = isPlayed && ply >= this.#gameLength
    // A position that was set up goes on from here.
    if (isLast && (this.table.ending || !this.#isOpen())) return viewFor(this.table, this.#viewer)
    if (!this.#isOpen()) return rules.view(state, this.#viewer)
    return toAct.length > 0 ? rules.view(state, this.#seatOf(toAct)) : rules.view(state, this.#viewer, 'over')
  }

  #seatOf(toAct: readonly Seat[]): Seat {
    return typeof this.#viewer === 'number' && toAct.includes(this.#viewer) ? this.#viewer : toAct[0]!
  }
}

/** Whether nobody but its player saw a move of the game, so that a replay skips it. */
export function isSilent({ isPlayed, keepsTurn, events, move }: LinePosition): boolean {
  return isPlayed && move !== undefined && keepsTurn === true && events.length === 0
}
