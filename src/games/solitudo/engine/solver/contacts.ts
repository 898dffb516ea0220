import type { Grid } from './grid.ts'

/**
 * The contacts through which a shaded cell joins a fence. Shaded cells, holes and the outside of the board form
 * fences; a fence that closes divides the kept cells. Each connected group of holes is one node, and so is the
 * outside; these nodes are numbered after the cells, the outside first.
 *
 * Between two successive neighbours around a cell there may be a gap through which something else touches the cell:
 * a hole, the outside, or on a rectangle a cell at its corner. Each gap is one contact. If a shaded cell has two contacts with the same fence, the neighbours between them are cut off from
 * the others; if all its contacts are with different fences, nothing is.
 */
export interface Contacts {
  readonly nodeCount: number
  /** The contacts of node n from contactStart[n] to contactStart[n + 1]: other cells, and holes or the outside. */
  readonly contactStart: Int16Array
  readonly contacts: Int16Array
  /** Cells that divide the board when shaded, whatever else is shaded: the ends of narrow parts. */
  readonly bridges: readonly number[]
  /** Whether any shading without touching cells can divide the board: never on a full hexagon. */
  readonly isDividable: boolean
}

type Offset = readonly [row: number, column: number]

/** The places around a cell, in a circle. On a rectangle every second one touches only at a corner. */
const AROUND: Readonly<Record<Grid['shape'], readonly Offset[]>> = {
  rectangle: [
    [-1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
  ],
  hexagon: [
    [0, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
  ],
}

export function contactsOf(grid: Grid): Contacts {
  const { nodes, nodeCount } = holesOf(grid)
  const contactsOfNode: number[][] = Array.from({ length: nodeCount }, () => [])
  const bridges: number[] = []
  let isDividable = nodeCount > grid.cellCount + 1
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const found = gapsOf(grid, cell, nodes)
    if (new Set(found).size < found.length) bridges.push(cell)
    for (const node of found) {
      contactsOfNode[cell]!.push(node)
      if (node >= grid.cellCount) contactsOfNode[node]!.push(cell)
      else isDividable = true
    }
  }
  const contactStart = new Int16Array(nodeCount + 1)
  for (const [node, contacts] of contactsOfNode.entries())
    contactStart[node + 1] = contactStart[node]! + contacts.length
  return {
    nodeCount,
    contactStart,
    contacts: Int16Array.from(contactsOfNode.flat()),
    bridges,
    isDividable: isDividable || bridges.length > 0,
  }
}

/** The contact of every gap around a cell, one entry per gap. */
function gapsOf(grid: Grid, cell: number, nodes: (row: number, column: number) => number): number[] {
  const around = AROUND[grid.shape]
  const stride = grid.shape === 'rectangle' ? 2 : 1
  const row = grid.rowOf[cell]!
  const column = grid.columnOf[cell]!
  const nodeAt = (place: number) => {
    const [down, right] = around[place % around.length]!
    return nodes(row + down, column + right)
  }
  const isNeighbour = (place: number) => place % stride === 0 && nodeAt(place) < grid.cellCount
  const first = around.findIndex((_, place) => isNeighbour(place))
  const gaps: number[] = []
  let gap: number | undefined
  for (let place = first + 1; first >= 0 && place <= first + around.length; place++) {
    if (isNeighbour(place)) {
      if (gap !== undefined) gaps.push(gap)
      gap = undefined
    } else {
      // A hole represents the whole gap: everything else in the gap touches that hole.
      gap = Math.max(gap ?? 0, nodeAt(place))
    }
  }
  return gaps
}

/** The node at every place: its cell, or the hole or outside it belongs to. */
function holesOf(grid: Grid) {
  const width = grid.cols + 2
  const nodes = new Int16Array(width * (grid.rows + 2)).fill(-1)
  let nodeCount = grid.cellCount
  for (let start = 0; start < nodes.length; start++) {
    const isHole = (place: number) => grid.at(Math.floor(place / width) - 1, (place % width) - 1) < 0
    if (nodes[start] !== -1 || !isHole(start)) continue
    const hole = [start]
    nodes[start] = nodeCount
    for (const place of hole)
      for (const [down, right] of AROUND[grid.shape]) {
        const row = Math.floor(place / width) + down
        const column = (place % width) + right
        if (row < 0 || column < 0 || row >= grid.rows + 2 || column >= width) continue
        const other = row * width + column
        if (nodes[other] !== -1 || !isHole(other)) continue
        nodes[other] = nodeCount
        hole.push(other)
      }
    nodeCount++
  }
  const at = (row: number, column: number) => {
    const cell = grid.at(row, column)
    return cell >= 0 ? cell : nodes[(row + 1) * width + column + 1]!
  }
  return { nodes: at, nodeCount }
}
