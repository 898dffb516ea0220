import type { Rejection, Result } from '#kernel/result.ts'
import { withSentence as withSentenceOf } from '#kernel/text.ts'

const FORMATS_HINT = 'Paste a puzz.link address, a Singles game id, or the numbers, one row a line.'

/** A refusal that carries its sentence along: a page need not carry them all. */
export function withSentence<Value>(result: Result<Value>): Result<Value> {
  return withSentenceOf(result, puzzleRejectionWords)
}

/** Why a puzzle cannot be read, made or prepared. Undefined for other codes. */
export function puzzleRejectionWords({ code, details = {} }: Rejection): string | undefined {
  switch (code) {
    case 'uneven-rows':
      return `Row ${details.row} is not as long as the first. Every row needs the same count of numbers.`
    case 'not-a-number':
      return `Row ${details.row} has “${details.sign}” where a number should be. ${FORMATS_HINT}`
    case 'number-out-of-range':
      return `The number ${details.number} cannot be used. Numbers go from 1 to ${details.greatest}.`
    case 'cell-without-number':
      return `Row ${details.row} has a cell without a number. Every cell needs one.`
    case 'cells-miscounted':
      return `A board of ${details.rows} by ${details.cols} has ${details.expected} numbers, but ${details.found} were found. Copy the whole text again.`
    case 'another-puzzle':
      return `This is a puzzle of the kind “${details.kind}”, not a Hitori. ${FORMATS_HINT}`
    case 'seed-not-puzzle':
      return 'This id names a puzzle by the seed it was made from. Copy the id that holds the numbers, such as 6x6:….'
    case 'json-without-cells':
      return 'This JSON has no “cells”: rows of numbers, as in {"cells": [[1, 2], [2, 2]]}.'
    case 'unreadable-puzzle':
      return `This cannot be read as a puzzle. ${FORMATS_HINT}`
    case 'board-too-small':
      return `A board of ${details.rows} by ${details.cols} is too small. It takes two rows and two columns at least.`
    case 'board-too-large':
      return `A board of ${details.rows} by ${details.cols} is too large. ${details.longest} rows and columns are the most there can be.`
    case 'cells-missing':
      return 'A rectangle has no holes. Give every cell a number, or begin the text with hex: for a hexagon.'
    case 'board-in-pieces':
      return 'The cells of this board do not hang together, so it cannot be solved. Check the holes.'
    case 'nothing-repeated':
      return 'No number is repeated on this board, so there is nothing to shade. Check the numbers.'
    case 'no-solution':
      return 'This puzzle has no solution. Check the numbers against where they come from.'
    case 'puzzles-missing':
      return 'Say which puzzle: name a file, - for standard input, or give it with --puzzle.'
    case 'puzzles-refused':
      return `${details.refused} of ${details.given} puzzles could not be read; the reasons stand above.`
    case 'square-or-hexagon':
      return '--size and --hex do not go together: choose a square or a hexagon.'
    case 'holes-without-hexagon':
      return '--holes goes with --hex SIDE: squares have none.'
    case 'sheet-unnamed':
      return 'Name the file to write, ending in .pdf or .svg, such as sheet.pdf.'
    case 'sheet-too-long':
      return `${details.most} puzzles are the most a file can hold. Ask for fewer with --count.`
    case 'unproved':
      return 'It could not be found out in time how many solutions this puzzle has. Try a smaller one.'
    case 'none-found':
      return 'No puzzle of this kind was found this time. Try again, or choose another grade or size.'
    default:
      return undefined
  }
}
