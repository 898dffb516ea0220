import { findBest as findBestPlay } from './best'
import { bestHigh, bestLow } from './best-play'
import { fromEmpty, left, setAnchor, visitedNodes } from './grow'
import { at, baseOf, besideOf, FILLED, LANES, letterAt, RUN_NODES, RUN_POINTS, RUN_STARTS } from './memory'
import { countPlays, enterLane, forgetPlays } from './plays'
import { fillSpaces } from './spaces'
import { findTop as findTopPlays } from './top'
import { findWords } from './words'

let graph: usize = 0
let root: usize = 0
let isStrict: bool = false

/** Sets the root of the graph in the memory, and whether side runs must be words. */
export function prepare(anchorBlock: i32, rootBlock: i32, strict: bool): void {
  graph = <usize>anchorBlock << 2
  root = <usize>rootBlock << 2
  isStrict = strict
}

export function visited(): f64 {
  return visitedNodes()
}

/** Finds every play with the letters in the counts, and returns the number of plays. */
export function findAll(held: i32): i32 {
  forgetPlays()
  for (let lane = 0; lane < LANES; lane++) findInLane(lane, held)
  if (!isStrict) {
    findWords(root, held)
    for (let lane = 0; lane < LANES; lane++) fillSpaces(lane, at(FILLED, lane), besideOf(lane))
  }
  return countPlays()
}

/** The score of the best play; -1 if there is no play. */
export function findBest(held: i32): i32 {
  return findBestPlay(graph, root, isStrict, held)
}

/** Finds the best plays by their points and the values of the parts they use; returns their number. */
export function findTop(held: i32, most: i32): i32 {
  return findTopPlays(graph, root, isStrict, held, most)
}

export function low(): i32 {
  return bestLow()
}

export function high(): i32 {
  return bestHigh()
}

function findInLane(lane: i32, held: i32): void {
  const taken = at(FILLED, lane)
  const ends = taken & ~(taken >> 1)
  const empties = isStrict ? besideOf(lane) & ~(taken | (taken << 1) | (taken >> 1)) : 0
  const base = baseOf(lane)
  let limit = base
  enterLane(lane, base)
  for (let rest = ends | empties; rest != 0; rest &= rest - 1) {
    const anchor = base + ctz(rest)
    setAnchor(anchor, limit)
    if (letterAt(anchor) == 0) {
      fromEmpty(graph, anchor, held)
      limit = anchor + 1
    } else {
      if (at(RUN_NODES, anchor) != 0)
        left(<usize>at(RUN_NODES, anchor) << 2, at(RUN_STARTS, anchor), held, 0, at(RUN_POINTS, anchor), 0)
      limit = anchor + 2
    }
  }
}
