/** Least squares that shrinks weights with few samples: each weight costs `penalty` times its square. */
export interface RidgeRegression {
  /** Adds samples of one position; only their differences count. */
  add(samples: readonly Sample[]): void
  solve(): Float64Array
}

export interface Sample {
  /** The non-zero features with their counts. */
  readonly features: readonly number[]
  readonly amounts: readonly number[]
  readonly value: number
}

export function createRidgeRegression(penalties: readonly number[]): RidgeRegression {
  const size = penalties.length
  const products = new Float64Array(size * size)
  const sums = new Float64Array(size)
  const mean = new Float64Array(size)

  function add(samples: readonly Sample[]): void {
    const average = samples.reduce((sum, { value }) => sum + value, 0) / samples.length
    const met = new Set<number>()
    for (const { features, amounts, value } of samples)
      for (const [index, feature] of features.entries()) {
        const row = feature * size
        const amount = amounts[index]!
        met.add(feature)
        mean[feature]! += amount / samples.length
        sums[feature]! += amount * (value - average)
        for (const [second, other] of features.entries()) products[row + other]! += amount * amounts[second]!
      }
    for (const feature of met)
      for (const other of met)
        products[feature * size + other]! -= samples.length * mean[feature]! * mean[other]!
    for (const feature of met) mean[feature] = 0
  }

  /** Solves the penalized normal equations by Cholesky decomposition. */
  function solve(): Float64Array {
    const triangle = products.slice()
    for (let row = 0; row < size; row++) {
      triangle[row * size + row]! += penalties[row]!
      for (let column = 0; column <= row; column++) {
        let sum = triangle[row * size + column]!
        for (let inner = 0; inner < column; inner++)
          sum -= triangle[row * size + inner]! * triangle[column * size + inner]!
        triangle[row * size + column] =
          row === column ? Math.sqrt(sum) : sum / triangle[column * size + column]!
      }
    }
    const weights = sums.slice()
    for (let row = 0; row < size; row++) {
      for (let inner = 0; inner < row; inner++)
        weights[row]! -= triangle[row * size + inner]! * weights[inner]!
      weights[row]! /= triangle[row * size + row]!
    }
    for (let row = size - 1; row >= 0; row--) {
      for (let inner = row + 1; inner < size; inner++)
        weights[row]! -= triangle[inner * size + row]! * weights[inner]!
      weights[row]! /= triangle[row * size + row]!
    }
    return weights
  }

  return { add, solve }
}
