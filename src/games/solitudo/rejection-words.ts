import type { Rejection } from '#kernel/result.ts'

const FORMS = 'Paste a puzz.link address, a Singles game id, or the numbers, one row a line.'

/** What went wrong and what to do next. Undefined for a code that is not this game's. */
export function rejectionWords({ code, details = {} }: Rejection): string | undefined {
  switch (code) {
    case 'unreadable-move':
      return `“${details.text}” is not a mark. Type a cell such as b3, or shade, keep or clear and cells, as in “shade b3 c4”.`
    case 'cells-unnamed':
      return `Say which cells to ${details.verb}, as in “${details.verb} b3 c4”.`
    case 'off-the-board':
      return `There is no cell ${details.cell} on this board. Choose one that has a number.`
    case 'marked-already':
      return markedAlready(String(details.cell), String(details.mark), Number(details.count))
    case 'already-trying':
      return 'You are trying something out already. Hold it or drop it first.'
    case 'not-trying':
      return 'Nothing is being tried out. Begin with “try”.'
    case 'uneven-rows':
      return `Row ${details.row} is not as long as the first. Every row needs the same count of numbers.`
    case 'not-a-number':
      return `Row ${details.row} has “${details.sign}” where a number should be. ${FORMS}`
    case 'number-out-of-range':
      return `The number ${details.number} cannot be used. Numbers go from 1 to ${details.greatest}.`
    case 'cell-without-number':
      return `Row ${details.row} has a cell without a number. Every cell needs one.`
    case 'cells-miscounted':
      return `A board of ${details.rows} by ${details.cols} has ${details.expected} numbers, but ${details.found} were found. Copy the whole text again.`
    case 'another-puzzle':
      return `This is a puzzle of the kind “${details.kind}”, not a Hitori. ${FORMS}`
    case 'seed-not-puzzle':
      return 'This id names a puzzle by the seed it was made from. Copy the id that holds the numbers, such as 6x6:….'
    case 'json-without-cells':
      return 'This JSON has no “cells”: rows of numbers, as in {"cells": [[1, 2], [2, 2]]}.'
    case 'unreadable-puzzle':
      return `This cannot be read as a puzzle. ${FORMS}`
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
    case 'solution-wrong':
      return 'The solution that comes with this puzzle is not one. Open the puzzle alone, and it will be solved anew.'
    case 'no-solution':
      return 'This puzzle has no solution. Check the numbers against where they come from.'
    case 'puzzles-missing':
      return 'Say which puzzle: name a file, - for standard input, or give it with --puzzle.'
    case 'puzzles-refused':
      return `${details.refused} of ${details.given} puzzles could not be read; the reasons stand above.`
    case 'unproved':
      return 'It could not be found out in time how many solutions this puzzle has. Try a smaller one.'
    case 'not-offered':
      return `There are no ${details.grade} puzzles on a ${details.board}. Choose another grade or size.`
    case 'none-found':
      return 'No puzzle of this kind was found this time. Try again, or choose another grade or size.'
    default:
      return undefined
  }
}

function markedAlready(cell: string, mark: string, count: number): string {
  const are = count === 1 ? `${cell} is` : 'These cells are'
  if (mark === 'unmarked')
    return `${are} without a mark already. Shade or keep ${count === 1 ? 'it' : 'them'}.`
  return `${are} ${mark} already. Choose another cell, or clear ${count === 1 ? 'this one' : 'these'}.`
}
