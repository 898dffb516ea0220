import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inferRuns, mixPosteriors, type RunModel } from './run-model.ts'

/** Every way of choosing words, each with its probability. Only for a few words: the number grows exponentially. */
function bruteForce(seen: readonly number[], { share, run, first }: RunModel) {
  const leave = 1 / run
  const enter = share >= 1 ? 1 : Math.min(1, (leave * share) / (1 - share))
  const on = seen.map(() => 0)
  let total = 0
  for (let bits = 0; bits < 2 ** seen.length; bits++) {
    const taken = seen.map((_, at) => (bits >> at) & 1)
    if (seen.some((told, at) => told >= 0 && told !== taken[at])) continue
    const likelihood = taken.reduce((product, now, at) => {
      const likely = at === 0 ? first : taken[at - 1] === 1 ? 1 - leave : enter
      return product * (now === 1 ? likely : 1 - likely)
    }, 1)
    total += likelihood
    taken.forEach((now, at) => {
      on[at]! += now * likelihood
    })
  }
  return { onGrid: on.map(sum => sum / total), likelihood: Math.log(total) }
}

describe('words taken in runs', () => {
  const models = fc.record({
    share: fc.double({ min: 0.1, max: 0.8, noNaN: true }),
    run: fc.double({ min: 2, max: 20, noNaN: true }),
    first: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  })

  test('the forward and backward sums equal the sums over all ways of choosing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(-1, 0, 1), { minLength: 1, maxLength: 9 }),
        models,
        (seen, manner) => {
          const quick = inferRuns(Int8Array.from(seen), manner)
          const slow = bruteForce(seen, manner)
          // With runs this short, two words in a row can never be left out.
          if (slow.likelihood === Number.NEGATIVE_INFINITY) {
            expect(quick.likelihood).toBe(slow.likelihood)
            return
          }
          expect(quick.likelihood).toBeCloseTo(slow.likelihood, 8)
          for (const [at, likely] of slow.onGrid.entries()) expect(quick.onGrid[at]).toBeCloseTo(likely, 8)
        },
      ),
    )
  })

  test('a hit makes its neighbours likelier, and a miss less likely', () => {
    const { onGrid } = inferRuns(Int8Array.from([-1, -1, 1, -1, -1, -1, 0, -1]), {
      share: 0.3,
      run: 6,
      first: 0.3,
    })
    expect(onGrid[1]).toBeGreaterThan(0.6)
    expect(onGrid[5]).toBeLessThan(0.3)
  })

  test('among several posteriors the one that explains more has more weight', () => {
    const seen = Int8Array.from([1, 1, 1, 1, 1, -1, 0, 0, 0, 0, 0, -1])
    const alone = inferRuns(seen, { share: 0.5, run: 2, first: 0.5 })
    const runs = inferRuns(seen, { share: 0.5, run: 10, first: 0.5 })
    const both = mixPosteriors([
      { ...alone, prior: 1 },
      { ...runs, prior: 1 },
    ])
    expect(runs.likelihood).toBeGreaterThan(alone.likelihood)
    expect(Math.abs(both.onGrid[11]! - runs.onGrid[11]!)).toBeLessThan(
      Math.abs(both.onGrid[11]! - alone.onGrid[11]!),
    )
  })
})
