/** The odds of crossed-out cells that lie anywhere on a grid, every arrangement counted alike. */
export interface LineOdds {
  /** How likely no row or column is complete after this many hits. */
  openAfter(hits: number): number
  /** How likely the next hit completes one, if none is complete after this many. */
  completedByNext(hits: number): number
  /** How many more hits it takes on average, if none is complete after this many. */
  hitsToGo(hits: number): number
}

const odds = new Map<number, LineOdds>()

/** The odds for a size of grid, counted once: the numbers have up to 67 digits, so they are whole numbers of any length. */
export function lineOddsFor(size: number): LineOdds {
  const known = odds.get(size) ?? countLines(size)
  odds.set(size, known)
  return known
}

function countLines(size: number): LineOdds {
  const cells = size * size
  const choose = chooseUpTo(cells)
  const open = Array.from({ length: cells + 1 }, (_, hits) => openSets(size, hits, choose))
  const openAfter = (hits: number) => ratio(open[hits] ?? 0n, choose(cells, hits))
  return {
    openAfter,
    completedByNext(hits) {
      const before = open[hits]! * BigInt(cells - hits)
      // Each larger set without a complete line comes from as many smaller ones as it has cells.
      return before === 0n ? 1 : 1 - ratio(BigInt(hits + 1) * (open[hits + 1] ?? 0n), before)
    },
    hitsToGo(hits) {
      let sum = 0
      for (let later = hits; later < cells; later++) sum += openAfter(later)
      return Math.max(1, sum / openAfter(hits))
    },
  }
}

/** How many sets of this many cells have no complete row or column, by inclusion and exclusion. */
function openSets(size: number, hits: number, choose: (of: number, count: number) => bigint): bigint {
  let sum = 0n
  for (let rows = 0; rows <= size; rows++)
    for (let columns = 0; columns <= size; columns++) {
      const covered = rows * size + columns * size - rows * columns
      if (covered > hits) break
      const ways = choose(size, rows) * choose(size, columns) * choose(size * size - covered, hits - covered)
      sum += (rows + columns) % 2 === 0 ? ways : -ways
    }
  return sum
}

/** In how many ways some of several things can be chosen. */
function chooseUpTo(most: number): (of: number, count: number) => bigint {
  const rows: bigint[][] = [[1n]]
  for (let of = 1; of <= most; of++) {
    const above = rows[of - 1]!
    rows.push(Array.from({ length: of + 1 }, (_, count) => (above[count - 1] ?? 0n) + (above[count] ?? 0n)))
  }
  return (of, count) => rows[of]?.[count] ?? 0n
}

const PRECISION = 10n ** 15n

function ratio(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * PRECISION) / whole) / Number(PRECISION)
}
