import type { Topology } from '../../rules/topology.ts'
import { equalPairs } from './runs.ts'
import { conclusionsFor, type Step, type Technique } from './technique.ts'

/** Two adjacent cells with equal numbers, and the cells before and after them in their line, if any. */
interface Rank {
  readonly before: number | undefined
  readonly left: number
  readonly right: number
  readonly after: number | undefined
}

/**
 * Pairs one behind the other, from the edge inwards, one in each rank. Their shaded cells alternate sides from rank to
 * rank. So in every rank but the last, the kept cell is connected only along its line, and the cell at the other end
 * touches a shaded one: the cells before and after each rank but the last are kept.
 */
function ladders(topology: Topology, length: number): (readonly Rank[])[] {
  const { cells, numbers, at } = topology
  return equalPairs(topology).flatMap(({ cells: [one, other] }) => {
    const { row, column } = cells[one!]!
    const across = { row: cells[other!]!.row - row, column: cells[other!]!.column - column }
    // A slanting line of a hexagon has no rank behind it: turned by a right angle it is the same line.
    if (across.row !== 0 && across.column !== 0) return []
    return [1, -1].flatMap((inward): (readonly Rank[])[] => {
      const rankAt = (depth: number): Rank | undefined => {
        const place = (file: number) =>
          at({
            row: row + file * across.row + depth * inward * across.column,
            column: column + file * across.column + depth * inward * across.row,
          })
        const [before, left, right, after] = [-1, 0, 1, 2].map(place)
        if (left === undefined || right === undefined || numbers[left] !== numbers[right]) return undefined
        return { before, left, right, after }
      }
      const ranks: Rank[] = []
      for (let depth = 0; depth < length; depth++) {
        const rank = rankAt(depth)
        if (!rank) return []
        ranks.push(rank)
      }
      return isClosed(topology, ranks) ? [ranks] : []
    })
  })
}

/** Whether the cells of all ranks but the last touch only the ladder and the next cells in their lines. */
function isClosed({ neighbours }: Topology, ranks: readonly Rank[]): boolean {
  return ranks.slice(0, -1).every(({ before, left, right, after }, depth) => {
    const [outer, inner] = [ranks[depth - 1], ranks[depth + 1]]
    return (
      neighbours[left]!.every(cell => [before, right, outer?.left, inner?.left].includes(cell)) &&
      neighbours[right]!.every(cell => [left, after, outer?.right, inner?.right].includes(cell))
    )
  })
}

function edgePairs(technique: 'double-edge-pair' | 'triple-edge-pair', length: number): Technique {
  return {
    code: technique,
    byNumbers: true,
    find: ({ topology }) =>
      ladders(topology, length).flatMap((ranks): Step[] => {
        const from = ranks.flatMap(({ left, right }) => [left, right])
        const ends = ranks.slice(0, -1).flatMap(({ before, after }) => [before, after])
        const conclusions = conclusionsFor(
          'kept',
          ends.filter(cell => cell !== undefined),
        )
        return conclusions.length > 0 ? [{ technique, from, conclusions }] : []
      }),
  }
}

/** Two equal pairs one behind the other at the edge, parallel to it: the cells before and after the outer pair are kept. */
export const doubleEdgePair = edgePairs('double-edge-pair', 2)

/** Three equal pairs one behind the other at the edge: the cells before and after the outer two pairs are kept. */
export const tripleEdgePair = edgePairs('triple-edge-pair', 3)
