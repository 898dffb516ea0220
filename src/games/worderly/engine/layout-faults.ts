import { type Cell, writeCell } from '#kernel/grid.ts'
import type { Rejection } from '#kernel/result.ts'
import {
  AREAS,
  cellsOf,
  type Direction,
  type Layout,
  MAIN_LENGTH,
  mainStart,
  type Placement,
  SHORTEST,
  WORD_COUNT,
} from '../rules/layout.ts'
import { missingLetter } from '../rules/letters.ts'
import { type LayoutRefusals, layoutFault } from '../rules/refusals.ts'

export type LayoutFault = Rejection<LayoutRefusals>

/**
 * All faults of a layout (W4 to W8); empty if it is valid. It shares no code with the generator: it lays the letters
 * out again and reads the runs from them.
 */
export function findLayoutFaults(layout: Layout): LayoutFault[] {
  const wrongWords = [...countFaults(layout), ...mainFaults(layout), ...wordFaults(layout)]
  const outside = layout.words.filter(placement => !isInside(layout, placement))
  if (outside.length > 0)
    return [...wrongWords, ...outside.map(placement => wordFault('outside', placement.word, placement.cell))]
  return [...wrongWords, ...clashes(layout), ...crossingFaults(layout), ...runFaults(layout)]
}

function countFaults({ rows, cols, words }: Layout): LayoutFault[] {
  const faults: LayoutFault[] = []
  if (!Object.values(AREAS).some(area => area.rows === rows && area.cols === cols))
    faults.push(layoutFault('area', { rows, cols }))
  if (words.length !== WORD_COUNT)
    faults.push(layoutFault('word-count', { count: words.length, wanted: WORD_COUNT }))
  return faults
}

function mainFaults({ words, ...area }: Layout): LayoutFault[] {
  const diagonals = words.filter(({ direction }) => direction === 'diagonal')
  const [main] = diagonals
  if (!main || diagonals.length > 1) return [layoutFault('one-diagonal', { count: diagonals.length })]
  if (main.word.length !== MAIN_LENGTH)
    return [layoutFault('main-length', { word: main.word, length: main.word.length })]
  const start = mainStart(area)
  return writeCell(main.cell) === writeCell(start)
    ? []
    : [layoutFault('not-centred', { word: main.word, cell: writeCell(start) }, [main.cell])]
}

function wordFaults({ words }: Layout): LayoutFault[] {
  const main = words.find(({ direction }) => direction === 'diagonal')?.word
  return words.flatMap(({ word, cell }, index) => {
    if (words.findIndex(other => other.word === word) < index) return [wordFault('word-twice', word, cell)]
    if (word.length < SHORTEST || word.length > MAIN_LENGTH) return [wordFault('word-length', word, cell)]
    const missing = main === undefined ? undefined : missingLetter(word, main)
    return missing === undefined ? [] : [layoutFault('letter-missing', { word, letter: missing }, [cell])]
  })
}

function isInside({ rows, cols }: Layout, placement: Placement): boolean {
  return cellsOf(placement).every(({ row, column }) => row >= 0 && column >= 0 && row < rows && column < cols)
}

/** Cells on which two words have different letters. */
function clashes({ words }: Layout): LayoutFault[] {
  const letters = new Map<string, string>()
  const faults: LayoutFault[] = []
  for (const placement of words)
    for (const [index, cell] of cellsOf(placement).entries()) {
      const letter = placement.word[index]!
      const before = letters.get(writeCell(cell)) ?? letter
      letters.set(writeCell(cell), before)
      if (before !== letter) faults.push(wordFault('clash', placement.word, cell))
    }
  return faults
}

/** W7: every letter of the main word is crossed, and every other word crosses at least one. */
function crossingFaults({ words }: Layout): LayoutFault[] {
  const users = new Map<string, number>()
  for (const cell of words.flatMap(cellsOf)) users.set(writeCell(cell), (users.get(writeCell(cell)) ?? 0) + 1)
  const isCrossed = (cell: Cell) => users.get(writeCell(cell))! > 1
  return words.flatMap(placement => {
    const cells = cellsOf(placement)
    if (placement.direction === 'diagonal')
      return cells
        .filter(cell => !isCrossed(cell))
        .map(cell => wordFault('not-crossed', placement.word, cell))
    return cells.some(isCrossed) ? [] : [wordFault('word-alone', placement.word, placement.cell)]
  })
}

/** W8: the runs of two or more letters, across and down, are exactly the words. */
function runFaults(layout: Layout): LayoutFault[] {
  const taken = new Set(layout.words.flatMap(cellsOf).map(writeCell))
  return (['across', 'down'] as const).flatMap(direction => {
    const placed = new Map(
      layout.words
        .filter(placement => placement.direction === direction)
        .map(placement => [writeCell(placement.cell), placement]),
    )
    const runs = runsOf(layout, taken, direction)
    const accidental = runs.filter(({ cell, length }) => placed.get(writeCell(cell))?.word.length !== length)
    const whole = new Set(runs.map(({ cell, length }) => `${writeCell(cell)} ${length}`))
    const merged = [...placed.values()].filter(
      ({ word, cell }) => !whole.has(`${writeCell(cell)} ${word.length}`),
    )
    return [
      ...accidental.map(({ cell, length }) =>
        layoutFault('stray-run', { cell: writeCell(cell), direction, length }, [cell]),
      ),
      ...merged.map(({ word, cell }) => wordFault('not-a-run', word, cell)),
    ]
  })
}

function runsOf({ rows, cols }: Layout, taken: ReadonlySet<string>, direction: Direction) {
  const runs: { cell: Cell; length: number }[] = []
  const [lines, places] = direction === 'across' ? [rows, cols] : [cols, rows]
  const cellAt = (line: number, place: number): Cell =>
    direction === 'across' ? { row: line, column: place } : { row: place, column: line }
  for (let line = 0; line < lines; line++)
    for (let place = 0; place < places; place++) {
      let length = 0
      while (place + length < places && taken.has(writeCell(cellAt(line, place + length)))) length++
      if (length > 1) runs.push({ cell: cellAt(line, place), length })
      place += length
    }
  return runs
}

type WordFaultCode =
  | 'word-twice'
  | 'word-length'
  | 'outside'
  | 'clash'
  | 'not-crossed'
  | 'word-alone'
  | 'not-a-run'

function wordFault(code: WordFaultCode, word: string, cell: Cell): LayoutFault {
  return layoutFault(code, { word, cell: writeCell(cell) }, [cell])
}
