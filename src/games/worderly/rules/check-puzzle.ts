import { type Cell, sameCell, writeCell } from '#kernel/grid.ts'
import { isObject } from '#kernel/json.ts'
import { accept, type Rejection, type Result } from '#kernel/result.ts'
import { AREAS, cellsOf, type Layout, MAIN_LENGTH, SHORTEST, solvedGrid, WORD_COUNT } from './layout.ts'
import { inCapitals } from './letter-case.ts'
import { missingLetter } from './letters.ts'
import { hasBonus, type Puzzle, readPuzzle } from './puzzle.ts'
import { type Refusals, reject } from './refusals.ts'
import type { AreaName, Deal, Params } from './types.ts'

/** Checks an imported puzzle. A custom word list is checked by the engine, which reads it anyway. */
export function checkParams({ area, puzzle }: Params): Rejection<Refusals> | undefined {
  return puzzle === '' ? undefined : checkPuzzle(puzzle, area)
}

/** Reads a deal from a record. None is needed if the params have a puzzle with its bonus words. */
export function readDeal(deal: unknown, { area, puzzle }: Params): Result<Deal | null, Refusals> {
  if (deal === null && hasBonus(puzzle)) return accept(null)
  if (!isObject(deal) || typeof deal.puzzle !== 'string' || !hasBonus(deal.puzzle))
    return reject('puzzle-damaged')
  const rejection = checkPuzzle(deal.puzzle, area)
  return rejection ? { ok: false, rejection } : accept({ puzzle: deal.puzzle })
}

function checkPuzzle(puzzle: string, area: AreaName): Rejection<Refusals> | undefined {
  const read = readPuzzle(puzzle, AREAS[area])
  if (!read.ok) return read.rejection
  return areWordsSound(read.value) && isLaidOut(read.value.layout)
    ? undefined
    : reject('puzzle-damaged').rejection
}

/** Whether every word can be spelt with the letters, and none is repeated. */
function areWordsSound({ layout, bonus }: Puzzle): boolean {
  const { listed, quiet, unfit } = bonus ?? { listed: [], quiet: [], unfit: [] }
  const all = [...layout.words.map(({ word }) => word), ...listed, ...quiet, ...unfit]
  const main = all[0]!
  return (
    new Set(all).size === all.length &&
    all.every(
      word =>
        word.length >= SHORTEST && word.length <= MAIN_LENGTH && missingLetter(word, main) === undefined,
    )
  )
}

/**
 * Whether the layout obeys the rules (W6 to W8): the runs in the grid are the words, and they cross as required.
 * `findLayoutFaults` also names the faults, but has more code than a page needs.
 */
function isLaidOut(layout: Layout): boolean {
  const { rows, cols, words } = layout
  const cells = words.flatMap(cellsOf)
  if (words.length !== WORD_COUNT || cells.some(({ row, column }) => row >= rows || column >= cols))
    return false
  const across = solvedGrid(layout).map(line => inCapitals(line, words[0]!.word))
  const down = Array.from({ length: cols }, (_, column) => across.map(line => line.charAt(column)).join(''))
  const runs = new Set([
    ...findRuns(across, (row, column) => `across ${writeCell({ row, column })}`),
    ...findRuns(down, (column, row) => `down ${writeCell({ row, column })}`),
  ])
  const isCrossed = (cell: Cell) => cells.filter(other => sameCell(other, cell)).length > 1
  return (
    runs.size === WORD_COUNT - 1 &&
    words.every((placement, index) => {
      const crossed = cellsOf(placement).filter(isCrossed)
      if (index === 0) return crossed.length === MAIN_LENGTH
      const { word, cell, direction } = placement
      return (
        crossed.length > 0 && runs.has(`${direction} ${writeCell(cell)} ${inCapitals(word, words[0]!.word)}`)
      )
    })
  )
}

/** Runs of letters, each with its place and its text. */
function findRuns(lines: readonly string[], place: (line: number, start: number) => string): string[] {
  return lines.flatMap((line, number) =>
    Array.from(line.matchAll(/[^.]{2,}/g), ({ 0: letters, index }) => `${place(number, index)} ${letters}`),
  )
}
