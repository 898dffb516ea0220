import {
  COUNT_SHIFT,
  LANE_SHIFT,
  MOST_PLAYS,
  ONE_WORD,
  PLACE_SHIFT,
  PLAYS,
  SCORE_MASK,
  SCORE_SHIFT,
  SIDE,
} from './memory'

let kept: i32 = 0
let laneBits: i32 = 0
let isDown: bool = false
let base: i32 = 0

export function forgetPlays(): void {
  kept = 0
}

export function countPlays(): i32 {
  return kept
}

export function enterLane(lane: i32, first: i32): void {
  laneBits = lane << LANE_SHIFT
  isDown = lane >= SIDE
  base = first
}

/** Plays for which there is no room are counted but not stored. */
// @ts-ignore: decorator
@inline
export function keepNumbers(low: i32, high: i32): void {
  if (kept < MOST_PLAYS) {
    const place = PLAYS + (<usize>kept << 3)
    store<i32>(place, low)
    store<i32>(place, high, 4)
  }
  kept++
}

// @ts-ignore: decorator
@inline
export function keep(start: i32, count: i32, score: i32, low: i32, last: i32): void {
  if (count == 1 && isDown && score >= ONE_WORD) return
  keepNumbers(
    low,
    last |
      ((start - base) << PLACE_SHIFT) |
      laneBits |
      (count << COUNT_SHIFT) |
      ((score & SCORE_MASK) << SCORE_SHIFT),
  )
}
