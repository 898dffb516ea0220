import { isOpenCell, readBoard } from './board.ts'
import { type HeadlessWindow, openWindow } from './headless-window.ts'
import { runPiped } from './pipe.ts'
import type { Window } from './window.ts'

/** Guest names vary in length; in a window this wide no sentence with one is wrapped. */
export const WIDE = 130

/** The arguments of `quincunx` for a table on a server. */
export function tableArguments(address: string, ...more: readonly string[]): readonly string[] {
  return tableArgumentsFor('obstruction', address, ...more)
}

function tableArgumentsFor(game: string, address: string, ...more: readonly string[]): readonly string[] {
  return ['play', game, '--server', address, ...more]
}

/** A window at a new table, and the table's code. */
export async function openTable(
  address: string,
  ...more: readonly string[]
): Promise<{ readonly window: HeadlessWindow; readonly code: string }> {
  return openTableFor('obstruction', address, ...more)
}

async function openTableFor(game: string, address: string, ...more: readonly string[]) {
  const window = await openWindow({
    columns: WIDE,
    commandArguments: tableArgumentsFor(game, address, ...more),
  })
  const seen = await window.see('The game starts as soon as everyone is here.')
  return { window, code: /\/t\/(\S+)/.exec(seen)![1]! }
}

/** Two windows at a new table. */
export async function openPair(address: string, ...more: readonly string[]) {
  return openPairFor('obstruction', address, ...more)
}

export async function openPairFor(game: string, address: string, ...more: readonly string[]) {
  const { window, code } = await openTableFor(game, address, ...more)
  const other = await openWindow({
    columns: WIDE,
    commandArguments: ['join', code.toLowerCase().replace('-', ' '), '--server', address],
  })
  return { windows: [window, other] as const, code }
}

/** A small board, with nothing left to agree on. */
export const SMALL = ['--size', 'agreed', '--rows', '5', '--cols', '5', '--starter', 'first'] as const

/** The window whose turn it is; undefined after the end. */
export async function windowToMove(windows: readonly Window[]): Promise<Window | undefined> {
  return Promise.any(
    windows.map(async window => {
      const seen = await window.see(/Your turn|(YOU|\b[A-Z ]+) (WON|LOST)/)
      if (!seen.includes('Your turn')) return undefined
      return window
    }),
  )
}

/** Plays the first open cell in the window whose turn it is, until the game is over. */
export async function playTogether(windows: readonly Window[]): Promise<readonly string[]> {
  for (;;) {
    const window = await windowToMove(windows)
    if (!window) return Promise.all(windows.map(one => one.see(/YOU (WON|LOST)/)))
    const { cells } = readBoard(await window.screen())
    const row = cells.findIndex(line => line.some(isOpenCell))
    if (row < 0) throw new Error('A player is to move, but no cell is open.')
    const cell = `${String.fromCharCode(97 + cells[row]!.findIndex(isOpenCell))}${row + 1}`
    await window.type(`${cell}\r`)
    await Promise.all(windows.map(one => one.see(new RegExp(`[XO] ${cell}, `))))
  }
}

/** All cells of the small board: piped in this order, open cells are played and others refused. */
export const ALL_CELLS = [1, 2, 3, 4, 5].flatMap(row => [...'abcde'].map(column => `${column}${row}`))

/** Joins a table in text mode, as another player. */
export function joinInTextMode(address: string, code: string, lines: readonly string[]) {
  return runPiped({ commandArguments: ['join', code, '--server', address], lines })
}
