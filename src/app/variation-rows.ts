import type { Path, VariationNode, VariationTree } from '#table/variations/variation-tree.ts'
import { type Analysis, isSilent } from './analysis.ts'

/** A move in a list of variations. */
export interface VariationMove {
  readonly node: VariationNode
  readonly path: Path
}

/** A line of such a list: one move of the main line, or the moves of a variation up to its next branch. */
export interface VariationRow {
  /** 0 for the main line; a variation of a variation is deeper. */
  readonly depth: number
  readonly moves: readonly VariationMove[]
}

/** A row with the number that its first move has for a reader. */
export interface NumberedRow extends VariationRow {
  readonly ply: number
}

/** The rows of an analysis, without the moves of the game that nobody saw. */
export function visibleRows(
  analysis: Analysis,
  tree: VariationTree = analysis.snapshot().tree,
): readonly NumberedRow[] {
  return variationRows(tree).flatMap(({ depth, moves }) => {
    const shown = moves.filter(({ path }) => !isSilent(analysis.positionAt(path)))
    return shown.length > 0 ? [{ depth, moves: shown, ply: analysis.plyOf(shown[0]!.path) }] : []
  })
}

/** The moves of a tree as an indented list: after each move of a line come the variations that could replace it. */
export function variationRows(tree: VariationTree): readonly VariationRow[] {
  const rows: VariationRow[] = []
  let node = tree
  for (let path: Path = []; node.next[0]; ) {
    const [first, ...others] = node.next
    const before = path
    path = [...before, moveOf(first)]
    rows.push({ depth: 0, moves: [{ node: first, path }] })
    for (const other of others) rows.push(...rowsOfVariation(other, before, 1))
    node = first
  }
  return rows
}

function rowsOfVariation(start: VariationNode, before: Path, depth: number): readonly VariationRow[] {
  const rows: VariationRow[] = []
  let path = [...before, moveOf(start)]
  let moves: VariationMove[] = [{ node: start, path }]
  for (let node = start; node.next[0]; ) {
    const [first, ...others] = node.next
    const fork = path
    path = [...fork, moveOf(first)]
    moves.push({ node: first, path })
    node = first
    if (others.length === 0) continue
    rows.push({ depth, moves })
    for (const other of others) rows.push(...rowsOfVariation(other, fork, depth + 1))
    moves = []
  }
  return moves.length > 0 ? [...rows, { depth, moves }] : rows
}

function moveOf({ seat, text }: VariationNode): Path[number] {
  return { seat, text }
}
