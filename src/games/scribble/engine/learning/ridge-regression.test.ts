import { expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { createRidgeRegression, type Sample } from './ridge-regression.ts'

const WEIGHTS = [3, -2, 0.5, 0]

function samples(level: number, random: ReturnType<typeof randomFor>): Sample[] {
  return Array.from({ length: 6 }, () => {
    const amounts = WEIGHTS.map(() => random.below(3))
    const features = [0, 1, 2, 3].filter(feature => amounts[feature]! > 0)
    const value = WEIGHTS.reduce((sum, weight, feature) => sum + weight * amounts[feature]!, level)
    return { features, amounts: features.map(feature => amounts[feature]!), value }
  })
}

it('finds the weights behind samples, whatever the base value of each position', () => {
  const ridge = createRidgeRegression([0.01, 0.01, 0.01, 0.01])
  const random = randomFor('ridge', 0)
  for (let position = 0; position < 200; position++) ridge.add(samples(random.below(1_000), random))
  for (const [feature, weight] of ridge.solve().entries()) expect(weight).toBeCloseTo(WEIGHTS[feature]!, 2)
})

it('shrinks weights that have hardly any samples', () => {
  const ridge = createRidgeRegression([0.01, 0.01, 0.01, 1e9])
  const random = randomFor('ridge', 1)
  ridge.add(samples(0, random))
  expect(Math.abs(ridge.solve()[3]!)).toBeLessThan(1e-3)
})
