import type { ImportedGame } from '#kernel/game-format.ts'
import { randomFor } from '#kernel/random.ts'
import { accept } from '#kernel/result.ts'
import type { Alphabet } from '#lexicon/alphabet.ts'
import type { Library } from '#lexicon/library.ts'
import { reject, type ScribbleResult } from '../rules/refusals.ts'
import { countLetters, draw, letterPointsOf, selectReservoir } from '../rules/reservoir.ts'
import { BAG_SIZE, PASSES_TO_END, type Params, type ScribbleTypes, type State } from '../rules/types.ts'
import { seatToMove } from '../rules/view.ts'
import { isOwnFormat, looksLikePosition, readCgp } from './cgp.ts'
import { type Position, readPosition } from './position.ts'

/** Reads a position in our own line format or in CGP. */
export function readAnyPosition(text: string, alphabet: Alphabet): ScribbleResult<Position> {
  return isOwnFormat(text) ? readPosition(text, alphabet) : readCgp(text, alphabet)
}

/** Reads a position with the letters of the built-in reservoirs. */
export function readStandardPosition(text: string): ScribbleResult<Position> {
  const reservoir = selectReservoir({ reservoir: 'full', ownReservoir: '' })
  return reservoir.ok ? readAnyPosition(text, reservoir.value.alphabet) : reservoir
}

/** The game that begins with a position, with the built-in words; undefined for a text that is not a position. */
export async function importPosition(
  text: string,
  { library, names }: { readonly library: Library; readonly names: readonly string[] },
): Promise<ImportedGame<ScribbleTypes> | undefined> {
  if (!looksLikePosition(text)) return undefined
  const { alphabet, hash } = await library.loadLexicon('broad')
  const read = readAnyPosition(text, alphabet)
  if (!read.ok) return read
  const params = positionParams(read.value, hash)
  const state = positionState(read.value, params)
  if (!state.ok) return state
  return {
    ok: true,
    names,
    params,
    opening: { state: state.value, events: [] },
    turns: [],
  }
}

function positionParams({ sideRuns, size, bags }: Position, dictionary: string): Params {
  return {
    ...{ sideRuns, dictionary, ownReservoir: '', clock: 0 },
    reservoir: size ?? 'full',
    bags: bags.every(bag => bag !== null) ? 'open' : 'hidden',
  }
}

/**
 * The state of a position: the letters that are not on the board and not held are in the reservoir. The other player's
 * bag, if it is unknown, holds any of them; views hide it, so that nothing depends on which.
 */
export function positionState(position: Position, params: Params): ScribbleResult<State> {
  const { board, bags, scores, round, passes, sideRuns } = position
  const reservoir = selectReservoir(params)
  if (!reservoir.ok) return reservoir
  const letters = letterPointsOf(reservoir.value)
  const seat = seatToMove(position)
  if (!bags[seat] || bags[seat].length === 0) return reject('position-bag-unknown')
  const known = [...board.flat(), ...bags.flatMap(bag => bag ?? [])].filter(letter => letter !== null)
  const left = [...reservoir.value.amounts]
  for (const letter of known) {
    const index = letters.findIndex(one => one.letter === letter)
    const most = reservoir.value.amounts[index] ?? 0
    if ((left[index] ?? 0) === 0)
      return reject('position-letters', { letter, count: known.filter(one => one === letter).length, most })
    left[index]!--
  }
  const unknown = bags[1 - seat] ? 0 : BAG_SIZE
  if (countLetters(left) <= unknown || passes >= PASSES_TO_END) return reject('position-over')
  const drawn = draw(letters, left, unknown, randomFor(JSON.stringify([board, bags]), 0, 'position'))
  return accept({
    ...{ sideRuns, letters, board, scores, round, passes },
    dictionary: params.dictionary,
    bagsAre: params.bags,
    reservoir: drawn.left,
    bags: bags.map(bag => bag ?? drawn.drawn),
    ...{ asked: 0, answer: null, last: null, ended: null },
  })
}

/** A state as a position, with both bags. */
export function positionOf(state: State): Position {
  const { board, bags, scores, round, passes, sideRuns } = state
  const half = selectReservoir({ reservoir: 'half', ownReservoir: '' })
  const held = [...board.flat(), ...bags.flat()].filter(letter => letter !== null).length
  const isHalf = half.ok && held + countLetters(state.reservoir) === countLetters(half.value.amounts)
  return { board, bags, scores, round, passes, sideRuns, ...(isHalf && { size: 'half' }) }
}
