import { describe, expect, it } from 'vitest'
import { openWindow } from './headless-window.ts'
import { obstructionArguments } from './obstruction-arguments.ts'

/** Where the cell of this column and row is drawn, found by its letter and number at the edges. */
function placeOf(screen: string, column: string, row: number): { readonly x: number; readonly y: number } {
  const lines = screen.split('\n')
  const head = lines.findIndex(line => / a +b +c /.test(line))
  const y = lines.findIndex((line, at) => at > head && new RegExp(`^ +${row}[ │\\[]`).test(line))
  return { x: lines[head]!.indexOf(` ${column} `) + 1, y }
}

const click = ({ x, y }: { readonly x: number; readonly y: number }) => `\u001b[<0;${x + 1};${y + 1}M`

describe('a click', () => {
  it.each([
    ['obstruction', obstructionArguments(6, '--two'), 'to place'],
    ['solitudo', ['play', 'solitudo', '--size', '5', '--seed', 'e2e'], '5×5, steady.'],
    ['scribble', ['play', 'scribble', '--two', '--bags', 'open', '--seed', 'e2e'], 'Round'],
    ['guessgo', ['play', 'guessgo', '--size', '4', '--pool', '16', '--seed', 'e2e'], 'grid'],
  ])('goes to the cell in %s', async (_, commandArguments, begun) => {
    const window = await openWindow({ commandArguments, columns: 110, rows: 34 })
    await window.see(begun)
    const { x, y } = placeOf(await window.screen(), 'b', 2)
    await window.type(click({ x, y }))
    const isThere = (screen: string) => {
      const before = screen.split('\n')[y]!.slice(Math.max(0, x - 3), x + 1)
      return before.includes('[')
    }
    await expect.poll(async () => isThere(await window.screen())).toBe(true)
  })

  it('on the cell at the cursor plays there, and the terminal is restored at the end', async () => {
    const window = await openWindow({ commandArguments: obstructionArguments(6, '--two') })
    const place = placeOf(await window.see('to place'), 'b', 2)
    await window.type(click(place))
    await window.type(click(place))
    await window.see(/X b2, /)
    await window.press('C-c')
    await window.waitForExit()
  })
})
