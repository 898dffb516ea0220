import { type Region, split } from './region.ts'
import { countTouches, mark, SIDE, toRows } from './rows.ts'
import type { Limit, Position, Solver } from './solver.ts'
import { EXACT, exactly, NOTHING, Table } from './table.ts'

/** A move whose value is not known yet, as the regions it leaves. */
interface Child {
  /** Largest first. */
  readonly regions: readonly Region[]
  /** The nimber of the regions already known, which are left out. */
  readonly known: number
  readonly effort: number
}

class OutOfPositions extends Error {}

export interface TwinOptions {
  readonly tableMegabytes?: number
}

/**
 * The solver in plain JavaScript: the oracle of the compiled one, and its stand-in where there is none.
 *
 * It asks "is this region worth n?" of couples (region, n) after Lemoine and Viennot, "Nimbers are
 * inevitable": in a sum all regions but the largest are worked out in full and the largest is only asked
 * whether it balances them, which is far cheaper than its nimber.
 */
export function createTwin({ tableMegabytes = 64 }: TwinOptions = {}): Solver {
  const table = new Table(tableMegabytes)
  let positions = 0
  let stopAt = Number.POSITIVE_INFINITY

  function isWorth(region: Region, nimber: number): boolean {
    const known = table.get(region.rows)
    if (known & EXACT) return (known & 0xffff) === nimber
    if ((known >> nimber) & 1) return false
    if (positions >= stopAt) throw new OutOfPositions()
    positions++
    const children: Child[] = []
    let excluded = known
    for (let row = 0; row < SIDE; row++) {
      for (let bits = region.rows[row]!; bits !== 0; bits &= bits - 1) {
        const child = look(mark(region.rows, row, 31 - Math.clz32(bits & -bits)), nimber)
        if (typeof child !== 'number') children.push(child)
        else if (child >= 0) excluded |= 1 << child
        if (child === nimber) {
          table.set(region.rows, excluded)
          return false
        }
      }
    }
    children.sort((one, other) => one.effort - other.effort)
    for (const child of children) {
      if (!isSumWorth(child.regions, child.known ^ nimber)) continue
      table.set(region.rows, table.get(region.rows) | excluded | (1 << nimber))
      return false
    }
    if (excluded !== known) table.set(region.rows, table.get(region.rows) | excluded)
    for (let smaller = 0; smaller < nimber; smaller++) {
      if (isWorth(region, smaller)) return false
    }
    table.set(region.rows, exactly(nimber))
    return true
  }

  /** A move's nimber if the table knows it, -1 if it knows that it is not the wanted one, or what is left. */
  function look(left: number[], wanted: number): Child | number {
    let known = 0
    let lastKnowledge = NOTHING
    const regions = split(left).filter(region => {
      const knowledge = table.get(region.rows)
      if (knowledge & EXACT) known ^= knowledge & 0xffff
      else lastKnowledge = knowledge
      return (knowledge & EXACT) === 0
    })
    if (regions.length === 0) return known
    if (regions.length === 1 && (lastKnowledge >> (known ^ wanted)) & 1) return -1
    regions.sort((one, other) => other.cells - one.cells)
    const largest = regions[0]!
    return { regions, known, effort: largest.cells * 1024 + countTouches(largest.rows) }
  }

  function isSumWorth(regions: readonly Region[], nimber: number): boolean {
    if (regions.length === 0) return nimber === 0
    let wanted = nimber
    for (let at = regions.length - 1; at > 0; at--) wanted ^= nimberOf(regions[at]!)
    return isWorth(regions[0]!, wanted)
  }

  function nimberOf(region: Region): number {
    let nimber = 0
    while (!isWorth(region, nimber)) nimber++
    return nimber
  }

  function search<Answer>(limit: Limit, ask: () => Answer): Answer | undefined {
    stopAt = positions + (limit.positions ?? Number.POSITIVE_INFINITY)
    try {
      return ask()
    } catch (error) {
      if (error instanceof OutOfPositions) return undefined
      throw error
    }
  }

  const bySize = (position: Position) => split(toRows(position)).sort((one, other) => other.cells - one.cells)

  return {
    isWon: (position, limit = {}) => search(limit, () => !isSumWorth(bySize(position), 0)),
    nimber: (position, limit = {}) =>
      search(limit, () => bySize(position).reduce((sum, region) => sum ^ nimberOf(region), 0)),
    get positions() {
      return positions
    },
    forget() {
      table.clear()
      positions = 0
    },
  }
}
