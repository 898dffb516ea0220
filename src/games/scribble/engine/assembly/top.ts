import { lookForSpaces } from './best-space'
import { findFromAnchor, startWalk } from './bounded-walk'
import {
  ANCHORS,
  at,
  LEFT_COUNTS,
  LEFTS,
  letterAt,
  putValue,
  RIGHT_COUNTS,
  RIGHTS,
  ROW,
  RUN_POINTS,
  SIZE_VALUES,
  VALUE_BOUNDS,
  valueAt,
} from './memory'
import { preparePartValues } from './part-values'
import { bagSize, castShadow, extra } from './shadow'
import { countTopPlays, forgetTopPlays, isHopeless } from './top-plays'
import { findTopInSpace, spaceValueBound, valueWords } from './top-space'
import { findWords } from './words'

let size: i32 = 0
let sources: i32 = 0

/**
 * Finds the best plays by value, at most `most`, and returns their number. A value is the points and the value of the
 * letters that remain. As in the search for the play with the most points, anchors and spaces are tried in the order of
 * their upper bounds.
 */
export function findTop(graph: usize, root: usize, strict: bool, held: i32, most: i32): i32 {
  const anchors = castShadow(held, strict)
  size = bagSize()
  startWalk()
  preparePartValues()
  for (let anchor = 0; anchor < anchors; anchor++) putValue(VALUE_BOUNDS, anchor, anchorBound(anchor, held))
  sources = anchors
  if (!strict) {
    findWords(root, held)
    valueWords()
    const spaces = lookForSpaces()
    for (let space = 0; space < spaces; space++) putValue(VALUE_BOUNDS, sources++, spaceValueBound(space))
  }
  forgetTopPlays(most)
  for (let next = highest(); next >= 0; next = highest()) {
    putValue(VALUE_BOUNDS, next, -Infinity)
    if (next < anchors) findFromAnchor<f64>(graph, next, held)
    else findTopInSpace(next - anchors, next)
  }
  return countTopPlays()
}

/** An upper bound of the value of all plays from an anchor, for every way to lay letters on its two sides. */
function anchorBound(index: i32, held: i32): f64 {
  const anchor = at(ANCHORS, index)
  const isEmpty = letterAt(anchor) == 0
  const most = isEmpty ? size - 1 : size
  const itself = isEmpty ? 1 : 0
  const before = at(LEFT_COUNTS, index)
  const after = at(RIGHT_COUNTS, index)
  let reach: f64 = -Infinity
  for (let left = max(0, min(before, most - after)); left <= before; left++) {
    const right = min(after, most - left)
    const brought = at(LEFTS, index * ROW + left) + at(RIGHTS, index * ROW + right)
    reach = max(reach, <f64>brought + valueAt(SIZE_VALUES, left + right + itself))
  }
  return reach + <f64>(isEmpty ? extra(anchor) : at(RUN_POINTS, anchor))
}

/** The anchor or space with the highest bound; -1 if no other play can be among the best. */
function highest(): i32 {
  let most: f64 = -Infinity
  let found = -1
  for (let index = 0; index < sources; index++) {
    const bound = valueAt(VALUE_BOUNDS, index)
    if (bound > most && !isHopeless(bound, index)) {
      most = bound
      found = index
    }
  }
  return found
}
