import { bestPoints, forgetBestPlay, setBestPlay } from './best-play'
import { bestInSpace, lookForSpaces, spaceBound, spaceHigh, spaceLow } from './best-space'
import { findFromAnchor, startWalk } from './bounded-walk'
import { at, BOUNDS, put } from './memory'
import { castShadow } from './shadow'
import { findWords } from './words'

let promises: i32 = 0

/**
 * The score of the best play; -1 if there is no play. The anchors are tried in the order of their upper bounds, until no
 * other can beat the best play so far; a path is abandoned as soon as it cannot.
 */
export function findBest(graph: usize, root: usize, strict: bool, held: i32): i32 {
  const anchors = castShadow(held, strict)
  startWalk()
  promises = anchors
  if (!strict) {
    findWords(root, held)
    const spaces = lookForSpaces()
    for (let space = 0; space < spaces; space++) put(BOUNDS, promises++, spaceBound(space))
  }
  forgetBestPlay()
  for (let next = highest(); next >= 0; next = highest()) {
    put(BOUNDS, next, -1)
    if (next < anchors) findFromAnchor<i32>(graph, next, held)
    else findInSpace(next - anchors)
  }
  return bestPoints()
}

function findInSpace(space: i32): void {
  const score = bestInSpace(space, bestPoints())
  if (score > bestPoints()) setBestPlay(score, spaceLow(), spaceHigh())
}

/** The anchor or space with the highest bound; -1 if no bound exceeds the best play so far. */
function highest(): i32 {
  let most = bestPoints()
  let found = -1
  for (let index = 0; index < promises; index++)
    if (at(BOUNDS, index) > most) {
      most = at(BOUNDS, index)
      found = index
    }
  return found
}
