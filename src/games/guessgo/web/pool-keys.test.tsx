// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { rules } from '../rules/rules.ts'
import {
  fillGrids,
  type GuessGoTable,
  NINE,
  openTestTable,
  playMoves,
  stateAt,
} from '../testing/test-table.ts'
import { face } from './face.tsx'

const PEOPLE = [
  { name: 'Ann', you: true },
  { name: 'Ben', you: false },
]

const Panel = face.Panel!

afterEach(cleanup)

function show(table: GuessGoTable): readonly string[] {
  const said: string[] = []
  const props = {
    view: rules.view(stateAt(table), 0),
    people: PEOPLE,
    label: 'GuessGo',
    tryMove: async () => undefined,
    announce: (text: string) => void said.push(text),
  }
  render(
    <>
      <face.Board {...props} />
      <Panel {...props} />
    </>,
  )
  return said
}

function press(letter: string): void {
  fireEvent.keyDown(document.activeElement!, { key: letter, ctrlKey: true })
}

const cells = () => [...document.querySelectorAll<HTMLElement>('[role=gridcell]')]
const isInPool = () => document.activeElement?.closest('.gg-words') !== null

it('[G14] Ctrl-F shows the next kind of words, on the grid and in the pool', () => {
  const said = show(openTestTable())
  const filter = () => document.querySelector('.gg-filters [aria-pressed="true"]')!.textContent
  cells()[0]!.focus()
  press('f')
  expect([filter(), said.at(-1)]).toEqual(['Unplaced 9', 'Unplaced 9'])
  press('p')
  press('f')
  expect(filter()).toBe('Yours 0')
})

it('[G14] Ctrl-P goes from the grid to the pool, and back', () => {
  show(openTestTable())
  cells()[0]!.focus()
  press('p')
  expect(isInPool()).toBe(true)
  press('p')
  expect(cells()).toContain(document.activeElement)
})

it('[G14] Ctrl-G goes from one grid to the other once words are called', async () => {
  const filled = fillGrids(openTestTable({ showHits: true }), NINE, NINE)
  const said = show(filled)
  await waitFor(() => expect(cells().length).toBe(18))
  cells()[0]!.focus()
  press('g')
  expect(said.at(-1)).toBe('Ben’s grid')
  await waitFor(() => expect(cells().slice(9)).toContain(document.activeElement))
  press('g')
  await waitFor(() => expect(cells().slice(0, 9)).toContain(document.activeElement))
})

const SHARED = [
  { name: 'Ann', you: false },
  { name: 'Bo', you: false },
]

it('at one screen a player’s own grid is shown only on request, and hidden after the next call', async () => {
  const table = fillGrids(openTestTable(), NINE, NINE)
  const board = (now: GuessGoTable, viewer: number) => (
    <face.Board view={rules.view(stateAt(now), viewer)} people={SHARED} label="GuessGo" />
  )
  const { rerender, findByRole, queryAllByRole } = render(board(table, 0))
  fireEvent.click(await findByRole('button', { name: 'Show my grid' }))
  expect(queryAllByRole('gridcell')).toHaveLength(9)
  rerender(board(playMoves(table, [0, 'cat']), 1))
  await findByRole('button', { name: 'Show my grid' })
  expect(queryAllByRole('gridcell')).toEqual([])
})

it('[G13] the toss can be typed', async () => {
  const table = fillGrids(openTestTable({ starter: 'called' }), NINE, NINE)
  const played: string[] = []
  const { findByRole } = render(
    <face.Board
      view={rules.view(stateAt(table), 0)}
      people={PEOPLE}
      label="GuessGo"
      play={text => void played.push(text)}
    />,
  )
  const field = await findByRole('textbox', { name: 'Or type heads, tails or leave' })
  for (const typed of ['Tails', 'h', 'leave', 'edge']) {
    fireEvent.input(field, { target: { value: typed } })
    fireEvent.submit(field.closest('form')!)
  }
  expect(played).toEqual(['tails', 'heads', 'leave', 'edge'])
})
