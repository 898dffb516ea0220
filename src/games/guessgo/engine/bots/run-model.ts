/** The known state of words along an order: on the grid (1), not on it (0), unknown (-1). */
export type ObservedRuns = Int8Array

/** Computes how likely each word is on the grid, and how well this way of filling explains the observations. */
export interface RunPosterior {
  readonly onGrid: Float64Array
  readonly likelihood: number
}

export interface RunModel {
  /** The share of the words that are on the grid. */
  readonly share: number
  /** How many neighbouring words of the list are taken in a row, on average. */
  readonly run: number
  /** How likely the list's first word is taken. */
  readonly first: number
}

/**
 * Words taken in runs: whether a word is on the grid depends on whether its neighbour in the list is. A Markov chain
 * of two states with forward and backward sums: a hit makes the words around it likelier, a miss less likely.
 */
export function inferRuns(seen: ObservedRuns, { share, run, first }: RunModel): RunPosterior {
  const count = seen.length
  const leave = 1 / run
  const enter = share >= 1 ? 1 : Math.min(1, (leave * share) / (1 - share))
  const forward = new Float64Array(count)
  const scale = new Float64Array(count)
  let likelihood = 0
  for (let at = 0; at < count; at++) {
    const before = at === 0 ? first : forward[at - 1]! * (1 - leave) + (1 - forward[at - 1]!) * enter
    const on = seen[at] === 0 ? 0 : before
    const off = seen[at] === 1 ? 0 : 1 - before
    const sum = on + off
    if (sum <= 0) return { onGrid: forward, likelihood: Number.NEGATIVE_INFINITY }
    scale[at] = sum
    forward[at] = on / sum
    likelihood += Math.log(sum)
  }
  let later = 1
  let laterOff = 1
  const onGrid = new Float64Array(count)
  for (let at = count - 1; at >= 0; at--) {
    const on = forward[at]! * later
    const off = (1 - forward[at]!) * laterOff
    onGrid[at] = on / (on + off)
    const seenOn = seen[at] === 0 ? 0 : later / scale[at]!
    const seenOff = seen[at] === 1 ? 0 : laterOff / scale[at]!
    later = (1 - leave) * seenOn + leave * seenOff
    laterOff = enter * seenOn + (1 - enter) * seenOff
  }
  return { onGrid, likelihood }
}

/** Mixes several posteriors, each weighted by how well it explains the observations. */
export function mixPosteriors(
  readings: readonly (RunPosterior & { readonly prior: number })[],
): RunPosterior {
  const best = Math.max(...readings.map(({ likelihood }) => likelihood))
  const weights = readings.map(({ prior, likelihood }) => prior * Math.exp(likelihood - best))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const onGrid = new Float64Array(readings[0]!.onGrid.length)
  readings.forEach((reading, index) => {
    const weight = weights[index]! / sum
    if (weight > 0) for (let at = 0; at < onGrid.length; at++) onGrid[at]! += weight * reading.onGrid[at]!
  })
  return { onGrid, likelihood: best + Math.log(sum) }
}
