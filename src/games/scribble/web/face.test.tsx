// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCell } from '#kernel/grid.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { presentation } from '../presentation/presentation.ts'
import type { ScribbleTypes, View } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { testTable } from '../testing/test-table.ts'
import { refusalText } from '../text/en-refusals.ts'
import { tentativePlayPoints, tentativePlayWords, webText } from '../text/en-web.ts'
import { face } from './face.tsx'

const PEOPLE = [
  { name: 'Ann', you: true },
  { name: 'Ben', you: false },
]
const BAGS = 'C O R N Y A T A C K T H P S'
const REST = 'V G N A E E E E E E E E E E E'

beforeEach(() => storage.clear())
afterEach(cleanup)

function table(params = {}) {
  return testTable({ words: 'CORN CORNY TRACK NAVY', params, draws: `${BAGS} ${REST}` })
}

const storage = createMemoryKeyValueStore()

interface Shown {
  show(view: View): void
  readonly sent: string[]
  readonly said: string[]
}

function show(first: View, refusal?: string, props: Partial<BoardFaceProps<ScribbleTypes>> = {}): Shown {
  const sent: string[] = []
  const said: string[] = []
  const board = (now: View) => (
    <face.Board
      view={now}
      people={PEOPLE}
      label="Scribble"
      tableId="one"
      storage={storage}
      tryMove={async text => {
        sent.push(text)
        return refusal
      }}
      announce={text => said.push(text)}
      {...props}
    />
  )
  const { rerender } = render(board(first))
  return { show: now => rerender(board(now)), sent, said }
}

// By selectors: with 225 cells, queries by role take seconds.
function cell(name: string): HTMLElement {
  const { row, column } = readCell(name)!
  return document.querySelector<HTMLElement>(`[data-at="${row},${column}"]`)!
}

function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find(
    one => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
  if (!found) throw new Error(`There is no button called ${name}.`)
  return found
}

const tiles = () => [...document.querySelectorAll('.sc-bag .sc-letter')].map(one => one.textContent)
const line = () => document.querySelector('.sc-line')!.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
const laid = () => document.querySelectorAll('.sc-laid').length

describe('the board of Scribble', () => {
  it('[S14] a cell that was chosen stays so when the dictionary is asked, and a new turn begins across', () => {
    const one = table()
    const shown = show(view(one.state, 0))
    fireEvent.click(cell('h8'))
    fireEvent.click(cell('h8'))
    one.try('query CO..')
    shown.show(view(one.state, 0))
    expect(cell('h8').className).toContain('sc-down')
    one.try('pass')
    one.try('pass')
    shown.show(view(one.state, 0))
    expect(document.querySelector('.sc-cursor')).toBeNull()
    fireEvent.click(cell('h8'))
    expect(cell('h8').className).toContain('sc-across')
  })

  it('[S16] letters typed along a direction are sent as one word, and only by Enter', async () => {
    const { sent, said } = show(view(table().state, 0))
    cell('f7').focus()
    for (const key of 'corn') press(key)
    expect(laid()).toBe(4)
    expect(line()).toBe('CORN: 0 + 6 = 6.')
    expect(button('Play 6')).toBeTruthy()
    expect(said.at(-1)).toBe('CORN: 0 + 6 = 6.')
    expect(sent).toEqual([])
    press('Enter')
    expect(sent).toEqual(['f7 across CORN'])
  })

  it('[S13] what is refused stays on the board, and Escape takes it back to where it began', async () => {
    const { sent } = show(view(table().state, 0), 'No word.')
    cell('f7').focus()
    for (const key of 'no') press(key)
    press('Enter')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(laid()).toBe(2)
    press('Enter')
    await waitFor(() => expect(sent).toHaveLength(2))
    press('Escape')
    expect(laid()).toBe(0)
    expect(tiles().join('')).toBe('CORNYAT')
    expect(document.activeElement).toBe(cell('f7'))
  })

  it('[S16] ~ shuffles the bag, and Ctrl-O puts the letters first that are typed next', () => {
    show(view(table().state, 0))
    cell('f7').focus()
    press('~')
    expect([...tiles()].sort().join('')).toBe('ACNORTY')
    fireEvent.keyDown(document.activeElement!, { key: 'o', ctrlKey: true })
    for (const key of 'yat') press(key)
    expect(tiles().slice(0, 3).join('')).toBe('YAT')
    expect(laid()).toBe(0)
    press('Enter')
    press('c')
    expect(laid()).toBe(1)
  })

  it('[S17] } begins and ends an exchange, and _ passes, but only in turn', async () => {
    const one = table()
    const { sent, show: showNext } = show(view(one.state, 0))
    cell('f7').focus()
    press('}')
    await waitFor(() => expect(button('Pass')).toBeTruthy())
    cell('f7').focus()
    press('}')
    expect(sent).toEqual([])
    press('_')
    await waitFor(() => expect(sent).toEqual(['pass']))
    one.try('pass')
    showNext(view(one.state, 0))
    cell('f7').focus()
    for (const key of ['}', '_']) press(key)
    expect(line()).toBe('It’s not your turn. Your tiles stay where you put them.')
    expect(sent).toEqual(['pass'])
  })

  it('[S14] @ opens the dictionary and goes to its field', async () => {
    const shown = view(table().state, 0)
    const Panel = face.Panel!
    render(<Panel view={shown} people={PEOPLE} tryMove={async () => undefined} />)
    show(shown)
    cell('f7').focus()
    press('@')
    await waitFor(() => expect(document.activeElement?.closest('.sc-query')).toBeTruthy())
  })

  it('[S16] Space changes the direction, Backspace and Escape take back', () => {
    show(view(table().state, 0))
    cell('f7').focus()
    press(' ')
    for (const key of 'cor') press(key)
    expect(cell('f9').className).toContain('sc-laid')
    press('Backspace')
    expect(laid()).toBe(2)
    press('Escape')
    expect(laid()).toBe(0)
  })

  it('[S16] Space after the first letter lays the second below it', () => {
    show(view(table().state, 0))
    cell('f7').focus()
    for (const key of ['c', ' ', 'o']) press(key)
    expect(cell('f8').className).toContain('sc-laid')
  })

  it('[S16] a word is typed whole, also where some of it is on the board', () => {
    const one = table()
    one.try('f7 across CORN')
    const { sent } = show(view(one.state, 1))
    cell('h6').focus()
    press(' ')
    for (const key of 'track') press(key)
    press('Enter')
    expect(sent).toEqual(['h6 down TRACK'])
  })

  it('[S2] without letters on the board, says that some are wanted, and sends nothing', () => {
    const { sent } = show(view(table().state, 0))
    fireEvent.click(button('Play'))
    expect([line(), sent]).toEqual([refusalText['nothing-placed']({}), []])
  })

  it('[S16] new letters come last, in the order in which the player keeps the others', () => {
    const one = table()
    const { show: next } = show(view(one.state, 0))
    fireEvent.click(button('Sort'))
    expect(tiles().join('')).toBe('ACNORTY')
    cell('f7').focus()
    for (const key of 'corn') press(key)
    press('Enter')
    one.try('f7 across CORN')
    next(view(one.state, 0))
    expect(tiles().join('')).toBe('ATYVGNA')
    expect(laid()).toBe(0)
    cleanup()
    show(view(one.state, 0))
    expect(tiles().join('')).toBe('ATYVGNA')
  })

  it('[S15] shows the other bag only where it may be seen', () => {
    show(view(table().state, 0))
    expect(screen.queryByText(/’s tiles/)).toBeNull()
    cleanup()
    show(view(table({ bags: 'open' }).state, 0))
    expect(screen.getByText('Ben’s tiles:').parentElement!.textContent).toBe('Ben’s tiles: A C K T H P S')
    expect(webText.bagOf({ name: 'the computer (master)', you: false })).toBe('The computer’s tiles')
    cleanup()
    show(view(table().state, 'spectator'))
    expect(document.querySelector('.sc-bag')).toBeNull()
    expect(screen.queryByText(/’s tiles/)).toBeNull()
  })

  it('marks the last play and names it', () => {
    const one = table()
    one.try('f7 across CORN')
    show(view(one.state, 'spectator'))
    expect(cell('f7').getAttribute('aria-label')).toBe('C, f7, last play')
    expect(presentation.lastCell!(view(one.state, 0))).toEqual({ row: 6, column: 5 })
  })

  it('[S9] [S11] letters to give back are chosen, and a fourth pass is asked about', async () => {
    const one = table()
    for (let passes = 0; passes < 3; passes++) one.try('pass')
    const { sent } = show(view(one.state, 1))
    fireEvent.click(button('Exchange or pass'))
    await screen.findByText('Cancel', {}, { timeout: 5_000 })
    expect(line()).toContain('A fourth pass in a row ends the game.')
    expect(button('Pass and end the game')).toBeTruthy()
    fireEvent.click(button('K, 5 points'))
    fireEvent.click(button('Exchange 1'))
    expect(sent).toEqual(['exchange K'])
  })
})

describe('what a trial says', () => {
  const run = (word: string, points: number) => ({ word, points, cells: [] })
  const move = { kind: 'place', cell: { row: 0, column: 0 }, direction: 'across', word: '' } as const

  it('[S6] is the sum as it would become, and what may be added', () => {
    const one = { move, certain: [run('NAVY', 10)], possible: [run('NV', 5)] }
    expect(tentativePlayWords(one, 6)).toBe('NAVY: 6 + 10 = 16. Plus NV 5 if they’re words.')
    expect(tentativePlayPoints(one)).toBe('10+')
  })

  it('[S1] has every run where all must be words', () => {
    const one = { move, certain: [run('NAVY', 10), run('NO', 2)], possible: [] }
    expect(tentativePlayWords(one, 6)).toBe('NAVY, NO: 6 + 10 + 2 = 18.')
    expect(tentativePlayPoints(one)).toBe('12')
  })

  it('[S2] leaves open which run of a single letter is the word', () => {
    expect(tentativePlayWords({ move, certain: [], possible: [run('OC', 4), run('OA', 2)] }, 6)).toBe(
      'OC 4, OA 2: each scores if it’s a word.',
    )
  })
})
