/** Samples per item before the first pruning, and between two prunings. */
const SAMPLES_BEFORE_PRUNING = 8
const SAMPLES_BETWEEN_PRUNINGS = 4

/** An item is pruned when it is worse than the leader by this many standard errors. */
const STANDARD_ERRORS_TO_PRUNE = 2

export interface Arm<Item> {
  readonly item: Item
  /** Its estimated value before anything is tried. */
  readonly guess: number
}

export interface BestArmOptions<Item, World> {
  /** The weight of the guess, in samples. Once every world has been sampled, the guess counts nothing. */
  readonly trust: number
  /** The maximum number of samples in total. */
  readonly effort: number
  readonly worlds: Iterable<World>
  sample(item: Item, world: World): number
  /** Progress callback; false ends the search. */
  watch(done: number): boolean
}

/**
 * The best of several items, all sampled in the same worlds: only their differences within a world count, and items
 * that fall behind are pruned.
 */
export function findBestArm<Item, World>(
  runners: readonly Arm<Item>[],
  { trust, effort, worlds, sample, watch }: BestArmOptions<Item, World>,
): Item | undefined {
  let running = runners.map(runner => ({ ...runner, sum: 0, samples: [] as number[] }))
  let done = 0
  let believed = trust
  const worth = ({ sum, samples, guess }: (typeof running)[number]) =>
    (sum + believed * guess) / (samples.length + believed)
  const leader = () =>
    running.reduce((best, runner) => (worth(runner) > worth(best) ? runner : best), running[0]!)

  function run(): 'every world was tried' | 'ended before' {
    for (const world of worlds) {
      if (running.length < 2 || done + running.length > effort) return 'ended before'
      for (const runner of running) {
        const value = sample(runner.item, world)
        runner.sum += value
        runner.samples.push(value)
      }
      done += running.length
      const rounds = running[0]!.samples.length
      if (
        rounds >= SAMPLES_BEFORE_PRUNING &&
        (rounds - SAMPLES_BEFORE_PRUNING) % SAMPLES_BETWEEN_PRUNINGS === 0
      ) {
        const ahead = leader()
        running = running.filter(
          runner => runner === ahead || !isSignificantlyWorse(runner.samples, ahead.samples),
        )
      }
      if (!watch(done)) return 'ended before'
    }
    return 'every world was tried'
  }

  // With every world sampled the values are exact, so the guesses are dropped.
  if (run() === 'every world was tried') believed = 0
  return running.length > 0 ? leader().item : undefined
}

function isSignificantlyWorse(samples: readonly number[], ahead: readonly number[]): boolean {
  const count = samples.length
  const differences = samples.map((value, index) => ahead[index]! - value)
  const mean = differences.reduce((sum, value) => sum + value, 0) / count
  const variance = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1)
  return mean > STANDARD_ERRORS_TO_PRUNE * Math.sqrt(variance / count) && mean > 0
}
