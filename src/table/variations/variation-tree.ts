import type { Seat } from '#kernel/rules.ts'
import { type Annotation, cleanComment } from '#table/variation-format.ts'

/** A move that leads from one position to the next; among the moves from one position it identifies the next one. */
export interface PathMove {
  readonly seat: Seat
  /** In the game's canonical notation. */
  readonly text: string
}

/** The moves from the opening to a position. */
export type Path = readonly PathMove[]

/** The opening of a game with everything that was played or tried from there. */
export interface VariationTree extends Annotation {
  /** The moves from here; the first one continues the main line of the analysis. */
  readonly next: readonly VariationNode[]
}

/** A move with the position after it. */
export interface VariationNode extends VariationTree, PathMove {
  /** The move belongs to the game as it was played, which no analysis changes. */
  readonly isPlayed?: true
}

/** The tree of a game without variations. */
export function treeOfGame(moves: readonly PathMove[]): VariationTree {
  return moves.reduceRight<VariationTree>(
    ({ next }, { seat, text }) => ({ next: [{ seat, text, isPlayed: true, next }] }),
    { next: [] },
  )
}

export function isSameMove(one: PathMove, other: PathMove): boolean {
  return one.seat === other.seat && one.text === other.text
}

export function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((move, index) => isSameMove(move, other[index]!))
}

/** Whether a path leads through the position at the end of another one. */
export function isWithin(path: Path, start: Path): boolean {
  return path.length >= start.length && isSamePath(path.slice(0, start.length), start)
}

/** The position at the end of a path; undefined if the tree has no such path. */
export function nodeAt(tree: VariationTree, path: Path): VariationTree | VariationNode | undefined {
  let node: VariationTree | undefined = tree
  for (const move of path) node = node?.next.find(child => isSameMove(child, move))
  return node
}

/** The path continued along the main line to its end. */
export function lineThrough(tree: VariationTree, path: Path): Path {
  const line = [...path]
  for (let node = nodeAt(tree, path); node?.next[0]; node = node.next[0]) line.push(moveOf(node.next[0]))
  return line
}

/** The moves of the game as it was played. */
export function playedPath(tree: VariationTree): Path {
  const path: PathMove[] = []
  for (let node = playedNext(tree); node; node = playedNext(node)) path.push(moveOf(node))
  return path
}

/** The moves from the position before the last move of the path, that move among them. */
export function branchesAt(tree: VariationTree, path: Path): readonly VariationNode[] {
  return path.length === 0 ? [] : (nodeAt(tree, path.slice(0, -1))?.next ?? [])
}

/** The tree with this move tried in the position at the end of the path. */
export function addMove(tree: VariationTree, path: Path, { seat, text }: PathMove): VariationTree {
  if (nodeAt(tree, [...path, { seat, text }])) return tree
  return changeAt(tree, path, node => ({ ...node, next: [...node.next, { seat, text, next: [] }] }))
}

/** The tree with this annotation, and no other, at the end of the path. */
export function annotate(tree: VariationTree, path: Path, { mark, comment }: Annotation): VariationTree {
  const cleaned = cleanComment(comment ?? '')
  return changeAt(tree, path, ({ mark: _mark, comment: _comment, ...node }) => ({
    ...node,
    ...(mark && path.length > 0 && { mark }),
    ...(cleaned !== '' && { comment: cleaned }),
  }))
}

/** The tree whose main line leads along this path. */
export function promote(tree: VariationTree, path: Path): VariationTree {
  const [move, ...rest] = path
  const chosen = move && tree.next.find(child => isSameMove(child, move))
  if (!chosen) return tree
  const others = tree.next.filter(child => child !== chosen)
  return { ...tree, next: [promoteNode(chosen, rest), ...others] }
}

function promoteNode(node: VariationNode, path: Path): VariationNode {
  return { ...node, next: promote(node, path).next }
}

/** Whether a branch may be deleted: the game as played may not. */
export function canRemove(tree: VariationTree, path: Path): boolean {
  const node = path.length > 0 ? nodeAt(tree, path) : undefined
  return node !== undefined && !('isPlayed' in node)
}

/** The tree without the position at the end of the path and all that follows it. */
export function removeBranch(tree: VariationTree, path: Path): VariationTree {
  const last = path.at(-1)
  if (!last || !canRemove(tree, path)) return tree
  return changeAt(tree, path.slice(0, -1), node => ({
    ...node,
    next: node.next.filter(child => !isSameMove(child, last)),
  }))
}

/** The tree with a branch that was removed from it, at its former place among the others. */
export function putBackBranch(
  tree: VariationTree,
  path: Path,
  { branch, place }: { readonly branch: VariationNode; readonly place: number },
): VariationTree {
  return changeAt(tree, path.slice(0, -1), node => ({
    ...node,
    next: node.next.some(child => isSameMove(child, branch))
      ? node.next
      : node.next.toSpliced(place, 0, branch),
  }))
}

/** Whether anything was added to the game as it was played. */
export function hasVariations(tree: VariationTree): boolean {
  const isPlain = ({ mark, comment }: Annotation) => mark === undefined && comment === undefined
  let node: VariationTree | undefined = tree
  for (; node; node = playedNext(node))
    if (!isPlain(node) || node.next.some(child => !child.isPlayed)) return true
  return false
}

function changeAt<Node extends VariationTree>(
  node: Node,
  path: Path,
  change: <Changed extends VariationTree>(node: Changed) => VariationTree,
): Node {
  const [move, ...rest] = path
  if (!move) return change(node) as Node
  const index = node.next.findIndex(child => isSameMove(child, move))
  if (index < 0) return node
  return { ...node, next: node.next.with(index, changeAt(node.next[index]!, rest, change)) }
}

function playedNext(node: VariationTree): VariationNode | undefined {
  return node.next.find(({ isPlayed }) => isPlayed)
}

function moveOf({ seat, text }: PathMove): PathMove {
  return { seat, text }
}
