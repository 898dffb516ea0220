import { groupDigits } from '#kernel/group-digits.ts'
import type { RefusalText } from '#kernel/result.ts'
import type { Refusals } from '../rules/refusals.ts'

const FORMATS_HINT = 'Paste a puzz.link URL, a Singles ID or link, or the numbers, one row per line.'

export const refusals: RefusalText<Refusals> = {
  'unreadable-move': ({ text }) =>
    `“${text}” isn’t a mark. Type a cell such as b3, or shade, keep or clear followed by cells, as in “shade b3 c4”.`,
  'cells-unnamed': ({ verb }) => `Which cells? Name them, as in “${verb} b3 c4”.`,
  'off-the-board': ({ cell }) => `There is no cell ${cell} on this board.`,
  'marked-already'({ cell, mark, count }) {
    const are = count === 1 ? `${cell} is` : 'These cells are'
    return `${are} already ${mark}.`
  },
  'already-trying': () => 'You’re already trying something. Keep or discard your trial marks first.',
  'not-trying': () => 'There are no trial marks. Type “try” to start.',
  'not-offered'({ shape, size, cols, grade }) {
    const isHexagon = shape === 'hexagon' || shape === 'holed'
    const board = isHexagon ? `hexagons of side ${size}` : `${size}×${cols} boards`
    return `There are no ${grade} puzzles on ${board}. Choose another difficulty or size.`
  },
  'puzzle-damaged': () => 'The puzzle in this game is damaged, so the game can’t be opened.',
  'uneven-rows': ({ row }) =>
    `Row ${row} isn’t as long as the first. All rows need the same number of numbers.`,
  'not-a-number': ({ row, sign }) => `Row ${row} has “${sign}” where a number should be. ${FORMATS_HINT}`,
  'number-out-of-range': ({ number, greatest }) =>
    `The number ${number} can’t be used. Numbers go from 1 to ${greatest}.`,
  'unknown-number': ({ row, sign }) =>
    `Row ${row} has “${sign}”, a cell whose number isn’t known. Give it a number, or “.” to leave it blank.`,
  'blank-in-singles': ({ row }) =>
    `Singles has a number in every cell, but row ${row} has a blank one. Copy the whole ID again.`,
  'cells-miscounted': ({ rows, cols, expected, found }) =>
    `A ${rows}×${cols} board has ${expected} numbers, but this one has ${found}. Copy the whole text again.`,
  'another-puzzle': ({ kind }) => `This is a “${kind}” puzzle, not a Hitori. ${FORMATS_HINT}`,
  'unreadable-address': ({ host }) => `Puzzles from ${host} can’t be read. ${FORMATS_HINT}`,
  'seed-not-puzzle': () =>
    'This Singles ID names a random seed, not the puzzle itself. Copy the game ID with the numbers, such as 6x6:….',
  'json-without-cells': () =>
    'This JSON has no “cells”. They should be rows of numbers, as in {"cells": [[1, 2], [2, 2]]}.',
  'unreadable-puzzle': () => `This isn’t a puzzle. ${FORMATS_HINT}`,
  'board-too-small': ({ rows, cols }) =>
    `A ${rows}×${cols} board is too small. It needs at least two rows and two columns.`,
  'board-too-large': ({ rows, cols, longest }) =>
    `A ${rows}×${cols} board is too large. The limit is ${longest} rows and ${longest} columns.`,
  'cells-missing': () =>
    'A rectangle can’t have holes. Give every cell a number, or start the text with hex: for a hexagon.',
  'board-in-pieces': () =>
    'The cells of this board aren’t connected, so it can’t be solved. Check the holes.',
  'nothing-repeated': () =>
    'No number repeats on this board, so there is nothing to shade. Check the numbers.',
  'no-solution': () => 'This puzzle has no solution. Compare the numbers with the original.',
  'puzzles-missing': () => 'Name a file with puzzles, - for standard input, or use --puzzle TEXT.',
  'no-puzzles': () => 'The input is empty: there is no puzzle in it.',
  'puzzles-refused': ({ refused, given }) =>
    `${groupDigits(refused)} of ${groupDigits(given)} ${given === 1 ? 'puzzle' : 'puzzles'} couldn’t be read; see the reasons above.`,
  'square-or-hexagon': () => '--hex can’t be combined with --size, --rows or --cols.',
  'size-or-rows': () =>
    '--size can’t be combined with --rows and --cols. Use --size 8x6, or --rows 8 --cols 6.',
  'rows-and-cols': () => '--rows and --cols belong together, as in --rows 8 --cols 6.',
  'holes-without-hexagon': () => '--holes needs --hex SIDE: only hexagons have holes.',
  'sheet-unnamed': () => 'Name the file to write, ending in .pdf or .svg, such as sheet.pdf.',
  'sheet-too-long': ({ most }) => `A file can hold up to ${most} puzzles. Ask for fewer with --count.`,
  unproved: () => 'This puzzle is too hard to check: the number of its solutions wasn’t found in time.',
  'none-found': () => 'No such puzzle was found this time. Try again, or choose another difficulty or size.',
}
