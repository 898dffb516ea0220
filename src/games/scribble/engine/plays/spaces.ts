import { SIDE } from '../../rules/types.ts'
import { LANES, type LaneArrays } from './board-lanes.ts'

/** The maximum number of spaces in all lanes. */
const MAX_SPACES = LANES * (SIDE / 2 + 1)

/**
 * The empty stretches of lanes in which a word joins no run of its lane but can touch letters beside it. With loose
 * side runs, every word of the bag fits there.
 */
export interface Spaces {
  count: number
  readonly lanes: Int32Array
  /** The places of a space, as bits of its lane. */
  readonly places: Int32Array
  /** Those of them with letters beside the lane. */
  readonly besides: Int32Array
  scan(): void
}

export function createSpaces({ filled }: LaneArrays): Spaces {
  const lanes = new Int32Array(MAX_SPACES)
  const places = new Int32Array(MAX_SPACES)
  const besides = new Int32Array(MAX_SPACES)

  function scan(): void {
    spaces.count = 0
    for (let lane = 0; lane < LANES; lane++) {
      const taken = filled[lane]!
      const isFirst = lane === 0 || lane === SIDE
      const isLast = lane === SIDE - 1 || lane === LANES - 1
      const beside = (isFirst ? 0 : filled[lane - 1]!) | (isLast ? 0 : filled[lane + 1]!)
      let free = ~(taken | (taken << 1) | (taken >> 1)) & ((1 << SIDE) - 1)
      while ((free & beside) !== 0) {
        // The lowest stretch of bits: adding the lowest bit carries past its end.
        const stretch = free & ~(free + (free & -free))
        free ^= stretch
        if ((stretch & beside) === 0 || (stretch & (stretch - 1)) === 0) continue
        lanes[spaces.count] = lane
        places[spaces.count] = stretch
        besides[spaces.count++] = stretch & beside
      }
    }
  }

  const spaces: Spaces = { count: 0, lanes, places, besides, scan }
  return spaces
}

/** The places of a space at which a word of this length begins and touches. */
export function startsIn(places: number, beside: number, length: number): number {
  let fits = places
  let touches = beside
  for (let step = 1; step < length; step++) {
    fits &= places >> step
    touches |= beside >> step
  }
  return fits & touches
}
