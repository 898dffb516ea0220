import { TOP_PLAYS } from './memory'

// The best plays so far, as a heap with the worst at its root. A play has its value, its two numbers, its source (the
// index of the anchor or space it was found from) and the order in which it was found. Of two plays with the same value
// the one that the list of all plays has first is better: the one with the lower source, then the one found first.
const BYTES: usize = 24
const LOW: usize = 8
const HIGH: usize = 12
const SOURCE: usize = 16
const ORDER: usize = 20

let count: i32 = 0
let room: i32 = 0
let found: i32 = 0
// The worst of the plays once there is no more room: others must beat it.
let leastValue: f64 = -Infinity
let leastSource: i32 = 0

export function forgetTopPlays(most: i32): void {
  count = 0
  found = 0
  room = most
  leastValue = -Infinity
  leastSource = i32.MAX_VALUE
}

export function countTopPlays(): i32 {
  return count
}

/** Whether no play from this source with at most this value can be among the best. */
// @ts-ignore: decorator
@inline
export function isHopeless(value: f64, source: i32): bool {
  return value < leastValue || (value == leastValue && source >= leastSource)
}

/** Adds a play that is not hopeless. */
export function addTopPlay(value: f64, low: i32, high: i32, source: i32): void {
  const play = count < room ? liftFrom(count++, value, source) : sinkFrom(0, value, source)
  store<f64>(play, value)
  store<i32>(play, low, LOW)
  store<i32>(play, high, HIGH)
  store<i32>(play, source, SOURCE)
  store<i32>(play, found++, ORDER)
  if (count < room) return
  leastValue = load<f64>(TOP_PLAYS)
  leastSource = load<i32>(TOP_PLAYS, SOURCE)
}

// @ts-ignore: decorator
@inline
function playAt(index: i32): usize {
  return TOP_PLAYS + <usize>index * BYTES
}

/** Where a new play belongs that is put at the end of the heap; the plays that are better make room. */
function liftFrom(end: i32, value: f64, source: i32): usize {
  let place = end
  while (place > 0) {
    const above = (place - 1) >> 1
    // A new play was found last, so of equals from one source it is the worst.
    if (isWorse(playAt(above), value, source, found)) break
    memory.copy(playAt(place), playAt(above), BYTES)
    place = above
  }
  return playAt(place)
}

/** Where a new play belongs that replaces the root; the plays that are worse make room. */
function sinkFrom(root: i32, value: f64, source: i32): usize {
  let place = root
  while (2 * place + 1 < count) {
    let below = 2 * place + 1
    if (below + 1 < count && isWorseThanPlay(playAt(below + 1), playAt(below))) below++
    if (!isWorse(playAt(below), value, source, found)) break
    memory.copy(playAt(place), playAt(below), BYTES)
    place = below
  }
  return playAt(place)
}

function isWorseThanPlay(play: usize, other: usize): bool {
  return isWorse(play, load<f64>(other), load<i32>(other, SOURCE), load<i32>(other, ORDER))
}

function isWorse(play: usize, value: f64, source: i32, order: i32): bool {
  const own = load<f64>(play)
  if (own != value) return own < value
  const from = load<i32>(play, SOURCE)
  return from != source ? from > source : load<i32>(play, ORDER) > order
}
