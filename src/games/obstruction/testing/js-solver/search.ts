import type { Limit, Progress } from '../../engine/solver/solver.ts'
import { type Region, split } from './region.ts'
import { countTouches, type Rows, rowsAfterMark, SIDE } from './rows.ts'
import { EXACT, exactly, type Knowledge, NOTHING, type TranspositionTable } from './transposition-table.ts'

/** Thrown when a limit ends the search. Proofs found so far stay in the table. */
export class Stopped extends Error {}

/** A move whose nimber is not known yet. */
interface Child {
  /** The regions it leaves whose nimber is not known, largest first. */
  readonly regions: readonly Region[]
  /** The nimber of all its other regions together. */
  readonly known: number
  readonly effort: number
}

const UNEQUAL = -1
const PROGRESS_EVERY = 16384
/** A table entry has a bit for each; the largest ever met is 10. */
const MOST_NIMBERS = 16

/**
 * Decides "is this region worth n?" for pairs (region, n), after Lemoine and Viennot, "Nimbers are inevitable":
 * in a sum, the nimbers of all regions but the largest are computed, and for the largest it is only decided whether it
 * balances them, which is far cheaper than its nimber.
 */
export class Search {
  positions = 0
  readonly #table: TranspositionTable
  #stopAt = Number.POSITIVE_INFINITY
  #progress: Progress | undefined

  constructor(table: TranspositionTable) {
    this.#table = table
  }

  setLimit(limit: Limit): void {
    this.#stopAt = this.positions + (limit.positions ?? Number.POSITIVE_INFINITY)
    this.#progress = limit.progress
  }

  /** Whether regions, largest first, are together worth `nimber`. */
  isSumWorth(regions: readonly Region[], nimber: number): boolean {
    if (regions.length === 0) return nimber === 0
    let wanted = nimber
    for (let at = regions.length - 1; at > 0; at--) wanted ^= this.nimberOf(regions[at]!)
    return this.#isWorth(regions[0]!, wanted)
  }

  nimberOf(region: Region): number {
    let nimber = 0
    while (!this.#isWorth(region, nimber)) nimber++
    return nimber
  }

  #isWorth(region: Region, nimber: number): boolean {
    const known = this.#table.get(region.rows)
    if (known & EXACT) return nimberIn(known) === nimber
    if (excludes(known, nimber)) return false
    this.#visit()
    if (nimber >= MOST_NIMBERS) throw new Error(`no room for nimber ${nimber}`)
    const { excluded, children } = this.#look(region.rows, nimber, known)
    if (
      excludes(excluded, nimber) ||
      children.some(child => this.isSumWorth(child.regions, child.known ^ nimber))
    ) {
      this.#table.set(region.rows, excluded | (1 << nimber))
      return false
    }
    // No move is worth n, so the region is worth n at most: it is n unless it is something smaller.
    if (excluded !== known) this.#table.set(region.rows, excluded)
    for (let smaller = 0; smaller < nimber; smaller++) {
      if (this.#isWorth(region, smaller)) return false
    }
    this.#table.set(region.rows, exactly(nimber))
    return true
  }

  /** A region's moves as far as the table knows them, up to the first that is worth `wanted`. */
  #look(rows: Rows, wanted: number, known: Knowledge): { excluded: Knowledge; children: Child[] } {
    const children: Child[] = []
    let excluded = known
    for (let row = 0; row < SIDE; row++) {
      for (let bits = rows[row]!; bits !== 0; bits &= bits - 1) {
        const child = this.#child(rowsAfterMark(rows, row, 31 - Math.clz32(bits & -bits)), wanted)
        if (typeof child !== 'number') children.push(child)
        else if (child !== UNEQUAL) excluded |= 1 << child
        if (child === wanted) return { excluded, children }
      }
    }
    return { excluded, children: children.sort((one, other) => one.effort - other.effort) }
  }

  /** A move's nimber if the table knows it, UNEQUAL if the table only knows that it is not the wanted one. */
  #child(left: Rows, wanted: number): Child | number {
    let known = 0
    let lastUnknown = NOTHING
    const regions = split(left).filter(region => {
      const knowledge = this.#table.get(region.rows)
      if (knowledge & EXACT) known ^= nimberIn(knowledge)
      else lastUnknown = knowledge
      return (knowledge & EXACT) === 0
    })
    if (regions.length === 0) return known
    if (regions.length === 1 && excludes(lastUnknown, known ^ wanted)) return UNEQUAL
    regions.sort(largestFirst)
    const largest = regions[0]!
    return { regions, known, effort: largest.cells * 1024 + countTouches(largest.rows) }
  }

  #visit(): void {
    if (this.positions >= this.#stopAt) throw new Stopped()
    this.positions++
    if (this.positions % PROGRESS_EVERY === 0 && this.#progress?.(this.positions) === false)
      throw new Stopped()
  }
}

export function largestFirst(one: Region, other: Region): number {
  return other.cells - one.cells
}

function nimberIn(exact: Knowledge): number {
  return exact & 0xffff
}

function excludes(knowledge: Knowledge, nimber: number): boolean {
  return ((knowledge >> nimber) & 1) === 1
}
