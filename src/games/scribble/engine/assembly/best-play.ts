// The play with the most points so far.
let points: i32 = -1
let low: i32 = 0
let high: i32 = 0

export function forgetBestPlay(): void {
  points = -1
}

/** -1 if there is no play yet. */
// @ts-ignore: decorator
@inline
export function bestPoints(): i32 {
  return points
}

export function bestLow(): i32 {
  return low
}

export function bestHigh(): i32 {
  return high
}

// @ts-ignore: decorator
@inline
export function setBestPlay(newPoints: i32, newLow: i32, newHigh: i32): void {
  points = newPoints
  low = newLow
  high = newHigh
}
