import { accept, type Result } from '#kernel/result.ts'
import { reject } from '#table/refusals.ts'
import type { Table } from '#table/table.ts'
import {
  type Annotation,
  annotationOf,
  type StoredMove,
  type StoredVariations,
  VARIATIONS_VERSION,
} from '#table/variation-format.ts'
import { VariationPositions } from './variation-positions.ts'
import { nodeAt, type Path, playedPath, type VariationNode, type VariationTree } from './variation-tree.ts'

/** The variations in a form that can be stored, with the position to show first where there is one. */
export function storeVariations(tree: VariationTree, shown?: Path): StoredVariations {
  const shownNode = shown && nodeAt(tree, shown)
  let at: number | undefined
  const played = playedPath(tree).length
  const moves: StoredMove[] = []
  const notes: (Annotation & { at: number })[] = []
  // Not recursive: a puzzle may have more moves than a stack has room for.
  const waiting: { readonly node: VariationTree; readonly number: number; readonly ply: number }[] = [
    { node: tree, number: 0, ply: 0 },
  ]
  for (let item = waiting.shift(); item; item = waiting.shift()) {
    const { node, number, ply } = item
    if (node === shownNode) at = number
    const isOfGame = number === ply
    if (isOfGame && (node.mark || node.comment)) notes.push({ at: number, ...annotationOf(node) })
    const ownMove = node.next.findIndex(({ isPlayed }) => isPlayed)
    for (const [index, child] of node.next.entries()) {
      if (child.isPlayed) {
        waiting.push({ node: child, number: number + 1, ply: ply + 1 })
        continue
      }
      const { seat, text } = child
      const isPromoted = index < ownMove && { isPromoted: true as const }
      moves.push({ after: number, seat, text, ...isPromoted, ...annotationOf(child) })
      waiting.push({ node: child, number: played + moves.length, ply: -1 })
    }
  }
  return { version: VARIATIONS_VERSION, moves, notes, ...(at !== undefined && { at }) }
}

/** A game with its variations, and the path to the position to show first. */
export interface OpenedVariations {
  readonly tree: VariationTree
  readonly shown: Path
}

/** Opens the stored variations of a game: all of them, or a refusal if one is impossible. */
export function openVariations(table: Table, stored?: StoredVariations): Result<OpenedVariations> {
  const damaged = reject('damaged-record', { part: 'variations' })
  const positions = new VariationPositions(table)
  const played: Path = table.turns.slice(0, table.cursor).map(({ seat, text }) => ({ seat, text }))
  const paths: Path[] = Array.from({ length: played.length + 1 }, (_, ply) => played.slice(0, ply))
  const nodes = [...played, undefined].map((): OpenNode => ({ before: [], after: [], annotation: {} }))
  for (const { at, ...annotation } of stored?.notes ?? []) {
    if (at > played.length) return damaged
    nodes[at]!.annotation = annotation
  }
  for (const { after, seat, text, isPromoted, ...annotation } of stored?.moves ?? []) {
    const path = paths[after]
    if (!path) return damaged
    const move = { seat, text }
    const siblings = [...nodes[after]!.before, ...nodes[after]!.after]
    const isKnown = siblings.some(number => isMoveAt(paths[number]!, move))
    const isOwn = after < played.length && isMoveAt(paths[after + 1]!, move)
    if (isKnown || isOwn || !positions.at([...path, move]).ok) return damaged
    const children = isPromoted && after < played.length ? nodes[after]!.before : nodes[after]!.after
    children.push(nodes.length)
    nodes.push({ before: [], after: [], annotation })
    paths.push([...path, move])
  }
  const shown = stored?.at === undefined ? played : paths[stored.at]
  return shown ? accept({ tree: build(nodes, paths, played.length), shown }) : damaged
}

interface OpenNode {
  /** The numbers of the positions that follow it, those before the move of the game and those after it. */
  readonly before: number[]
  readonly after: number[]
  annotation: Annotation
}

function isMoveAt(path: Path, { seat, text }: Path[number]): boolean {
  const last = path.at(-1)
  return last?.seat === seat && last.text === text
}

function build(nodes: readonly OpenNode[], paths: readonly Path[], played: number): VariationTree {
  const built: VariationTree[] = []
  // From the last to the first: every position comes after the one that it follows.
  for (let number = nodes.length - 1; number >= 0; number--) {
    const { before, after, annotation } = nodes[number]!
    const own = number < played ? [number + 1] : []
    const next = [...before, ...own, ...after].map(child => built[child] as VariationNode)
    const isPlayed = number > 0 && number <= played && { isPlayed: true as const }
    const move = paths[number]!.at(-1)
    built[number] = { ...(move && { seat: move.seat, text: move.text }), ...isPlayed, ...annotation, next }
  }
  return built[0]!
}
