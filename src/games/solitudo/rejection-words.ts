import type { Rejection } from '#kernel/result.ts'

/**
 * What went wrong while playing, and what to do next. Undefined for a code that is not this game's. What engine and tools
 * refuse they say themselves, so that a page need not carry those sentences.
 */
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
    case 'not-offered': {
      const board =
        details.shape === 'square'
          ? `squares of ${details.size} cells a side`
          : `hexagons of side ${details.size}`
      return `There are no ${details.grade} puzzles on ${board}. Choose another grade or size.`
    }
    case 'puzzle-damaged':
      return 'The puzzle in this game is damaged, so it cannot be opened. Choose another game.'
    default:
      return details.said === undefined ? undefined : String(details.said)
  }
}

function markedAlready(cell: string, mark: string, count: number): string {
  const are = count === 1 ? `${cell} is` : 'These cells are'
  if (mark === 'unmarked')
    return `${are} without a mark already. Shade or keep ${count === 1 ? 'it' : 'them'}.`
  return `${are} ${mark} already. Choose another cell, or clear ${count === 1 ? 'this one' : 'these'}.`
}
