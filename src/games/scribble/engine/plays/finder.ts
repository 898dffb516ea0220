import type { Lexicon } from '#lexicon/lexicon.ts'
import { BAG_SIZE, SIDE } from '../../rules/types.ts'
import { BoardLanes, type LaneArrays, laneIndex } from './board-lanes.ts'
import { type AllFinder, createAllFinder } from './find-all.ts'
import { findBestOpening, findOpenings } from './opening-plays.ts'
import { bestPlay, cellAt, createPlayList, type FoundPlay, type PlayList } from './play-list.ts'
import { type PartValues, type RatedPlay, selectTopPlays } from './top-plays.ts'

export interface FinderRules {
  /** With its GADDAG; see `withGaddag` in the lexicon. */
  readonly lexicon: Lexicon
  /** By letter code; code 0 is not a letter. */
  readonly points: readonly number[]
  readonly strict: boolean
}

/** A board on which plays are found. It is changed in place for speed; the rules do not use it. */
export interface Finder {
  /** The code on a cell, in row-major order; 0 for an empty cell. */
  letterAt(cell: number): number
  clear(): void
  /** Sets the board: 225 codes, 0 for an empty cell. */
  load(codes: ArrayLike<number>): void
  place(play: FoundPlay): void
  /** Removes the letters of the last play. */
  takeBack(): void
  /** Finds every play with the letters of a bag, given as counts by code. */
  findAll(bag: Uint8Array, into: PlayList): void
  /** One of the plays with the highest score; undefined when there is none. */
  findBest(bag: Uint8Array): FoundPlay | undefined
  /** The plays with the highest values, best first and at most `most`; of equals the first that `findAll` lists. */
  findTop(bag: Uint8Array, values: PartValues, most: number): readonly RatedPlay[]
  /** The number of graph nodes visited so far. */
  readonly visited: number
}

/** A compiled search for plays, on arrays in its own memory. Unlike the plain one it finds the best plays without listing all. */
export interface CompiledFinder extends AllFinder {
  readonly arrays: LaneArrays
  findBest(bag: Uint8Array): FoundPlay | undefined
  /** Undefined for more plays than it has room for. */
  findTop(bag: Uint8Array, values: PartValues, most: number): readonly RatedPlay[] | undefined
}

export function createFinder(
  { lexicon, points: given, strict }: FinderRules,
  compiled?: CompiledFinder,
): Finder {
  if (lexicon.anchor === 0 && lexicon.size > 0) throw new Error('The lexicon has no paths for plays')
  const points = new Int32Array(32)
  points.set(given)
  const lanes = new BoardLanes({ lexicon, points, strict }, compiled?.arrays)
  const plain = createAllFinder(lexicon, lanes, points)
  const list = createPlayList()
  const placed: number[][] = []
  let lettersOnBoard = 0

  function clear(): void {
    lanes.clear()
    placed.length = 0
    lettersOnBoard = 0
  }

  function load(codes: ArrayLike<number>): void {
    clear()
    const cells: number[] = []
    for (let cell = 0; cell < SIDE * SIDE; cell++)
      if (codes[cell] !== 0) {
        lanes.place(cell, codes[cell]!)
        cells.push(cell)
      }
    lettersOnBoard = cells.length
    for (const cell of cells) lanes.refresh(cell)
  }

  function place(play: FoundPlay): void {
    const cells = cellsOf(lanes.arrays, play)
    for (const [index, cell] of cells.entries()) lanes.place(cell, play.letters[index]!)
    for (const cell of cells) lanes.refresh(cell)
    placed.push(cells)
    lettersOnBoard += cells.length
  }

  function takeBack(): void {
    const cells = placed.pop() ?? []
    for (const cell of cells) lanes.place(cell, 0)
    for (const cell of cells) lanes.refresh(cell)
    lettersOnBoard -= cells.length
  }

  function findAll(bag: Uint8Array, into: PlayList): void {
    refuseFullBag(bag)
    if (lettersOnBoard === 0) findOpenings(lexicon, points, codesOf(bag), into)
    else if (!compiled?.find(bag, into)) plain.find(bag, into)
  }

  return {
    letterAt: cell => lanes.arrays.letters[laneIndex(Math.floor(cell / SIDE), cell % SIDE)]!,
    clear,
    load,
    place,
    takeBack,
    findAll,
    findBest(bag) {
      refuseFullBag(bag)
      if (lettersOnBoard === 0) return findBestOpening(lexicon, points, codesOf(bag))
      if (compiled) return compiled.findBest(bag)
      plain.find(bag, list)
      return bestPlay(list)
    },
    findTop(bag, values, most) {
      refuseFullBag(bag)
      const found = lettersOnBoard === 0 ? undefined : compiled?.findTop(bag, values, most)
      if (found) return found
      findAll(bag, list)
      return selectTopPlays(list, values, most)
    },
    get visited() {
      return plain.visited + (compiled?.visited ?? 0)
    },
  }
}

/** The cells that a play's letters go to. */
function cellsOf({ letters }: LaneArrays, play: FoundPlay): number[] {
  const cells: number[] = []
  for (let place = play.place; cells.length < play.letters.length; place++)
    if (letters[laneIndex(play.lane, place)] === 0) cells.push(cellAt(play.lane, place))
  return cells
}

/** A play has room for the letters of one bag. */
function refuseFullBag(bag: Uint8Array): void {
  let letters = 0
  for (let code = 1; code < bag.length; code++) letters += bag[code]!
  if (letters > BAG_SIZE) throw new RangeError(`A bag of ${letters} letters`)
}

function codesOf(bag: Uint8Array): number[] {
  return Array.from(bag).flatMap((count, code) => Array<number>(count).fill(code))
}
