import type { Cell } from '#kernel/grid.ts'
import type { Window } from './window.ts'

export interface ScreenBoard {
  /** The three characters of each cell, row by row. */
  readonly cells: readonly (readonly string[])[]
  readonly cursor: Cell | undefined
}

/** Reads the board from the screen, with or without grid lines. */
export function readBoard(screen: string): ScreenBoard {
  const cells = screen.split('\n').flatMap(line => {
    // The screen is captured without the spaces at the ends of its lines.
    const text = line.padEnd(80)
    const ruled = /^ +\d+ │(.*?)│(?= {3}|$)/.exec(text)?.[1]
    if (ruled !== undefined) return [ruled.split('│')]
    const unruled = /^ +\d+ ((?:[ [(!*░][·∘XO░][ \])!*░])+)/.exec(text)?.[1]
    return unruled ? [unruled.match(/.../g)!] : []
  })
  const row = cells.findIndex(line => line.some(cell => cell.startsWith('[')))
  const column = row < 0 ? -1 : cells[row]!.findIndex(cell => cell.startsWith('['))
  return { cells, cursor: row < 0 ? undefined : { row, column } }
}

export function isOpenCell(cell: string): boolean {
  return cell[1] === '·' || cell[1] === '∘'
}

/** Moves the cursor with the arrow keys. */
export async function moveCursorTo(window: Window, to: Cell): Promise<void> {
  const { cursor } = readBoard(await window.screen())
  if (!cursor) throw new Error('There is no cursor on the screen.')
  const down = to.row - cursor.row
  const right = to.column - cursor.column
  const keys = [
    ...Array.from({ length: Math.abs(down) }, () => (down > 0 ? 'Down' : 'Up')),
    ...Array.from({ length: Math.abs(right) }, () => (right > 0 ? 'Right' : 'Left')),
  ]
  if (keys.length === 0) return
  await window.press(...keys)
  await window.see(screen => {
    const { cursor: reached } = readBoard(screen)
    return reached?.row === to.row && reached.column === to.column
  })
}

/** Marks the first open cell by arrow keys and Enter until the game is over. */
export async function playToEnd(window: Window): Promise<string> {
  for (;;) {
    const seen = await window.see(
      screen => /YOU (WON|LOST)/.test(screen) || (screen.includes('Your turn') && isWholeFrame(screen)),
    )
    if (!seen.includes('Your turn')) return seen
    const { cells } = readBoard(seen)
    const row = cells.findIndex(line => line.some(isOpenCell))
    const column = cells[row]!.findIndex(isOpenCell)
    await moveCursorTo(window, { row, column })
    await window.press('Enter')
    await window.see(moveInLog({ row, column }))
  }
}

/** Whether the board agrees with the log. A real terminal can show the log of one frame beside the board of another. */
function isWholeFrame(screen: string): boolean {
  const { cells, cursor } = readBoard(screen)
  const lastEntry = [...screen.matchAll(/, (\d+) open/g)].at(-1)
  const openCells = cells.flat().filter(isOpenCell).length
  return cursor !== undefined && (!lastEntry || Number(lastEntry[1]) === openCells)
}

/** Matches a screen whose log has a mark on this cell. */
function moveInLog({ row, column }: Cell): RegExp {
  return new RegExp(`[XO] ${String.fromCharCode(97 + column)}${row + 1}, `)
}
