// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { isKey } from '#app/key-value-store.ts'
import { gradePuzzle } from '../../engine/grader.ts'
import { solve } from '../../engine/solver/solve.ts'
import { readAnyPuzzle } from '../../formats/read-any.ts'
import { sampleDeals } from '../../testing/sample-deals.ts'
import {
  button,
  cell,
  memoryStorage,
  openComposer as open,
  press,
  told,
} from '../../testing/web/open-composer.ts'
import { readCollection } from './collection.ts'

afterEach(cleanup)

describe('the draft on this device', () => {
  it('is there again after a reload, with its undo history', () => {
    const storage = memoryStorage()
    open(sampleDeals.square.puzzle, storage)
    press('a1', '5')
    cleanup()
    open(undefined, storage)
    expect(cell('a1').textContent).toBe('5')
    fireEvent.click(button('Undo'))
    expect(cell('a1').textContent).toBe('4')
  })

  it('stays in the history when a link brings another puzzle', () => {
    const storage = memoryStorage()
    open(sampleDeals.square.puzzle, storage)
    cleanup()
    open(sampleDeals.hexagon.puzzle, storage)
    expect(screen.getAllByRole('gridcell')).toHaveLength(19)
    fireEvent.click(button('Undo'))
    expect(screen.getAllByRole('gridcell')).toHaveLength(25)
  })

  it('is saved in a collection by name, opened again and deleted, and that can be taken back', async () => {
    const storage = memoryStorage()
    open(sampleDeals.square.puzzle, storage)
    await told(/^Grade 2/)
    fireEvent.click(button('Your puzzles'))
    fireEvent.input(screen.getByLabelText('Name of the puzzle on the board'), { target: { value: 'Plum' } })
    fireEvent.click(button('Save'))
    expect(readCollection(storage)).toMatchObject([
      { name: 'Plum', verdict: expect.stringMatching(/^Exactly one solution\. Grade 2/) },
    ])
    // Backups take every key that is valid.
    expect(Object.keys(storage.entries()).every(isKey)).toBe(true)
    fireEvent.click(button('Close'))
    press('a1', '5')
    fireEvent.click(button('Your puzzles'))
    fireEvent.click(button('Open Plum'))
    expect(cell('a1').textContent).toBe('4')
    fireEvent.click(button('Your puzzles'))
    fireEvent.click(button('Delete Plum'))
    expect(readCollection(storage)).toEqual([])
    fireEvent.click(button('Bring it back'))
    expect(readCollection(storage)).toMatchObject([{ name: 'Plum' }])
  })

  it('never overwrites a saved puzzle with the draft that an undo brings back', () => {
    const storage = memoryStorage()
    open(sampleDeals.square.puzzle, storage)
    fireEvent.click(button('Your puzzles'))
    fireEvent.click(button('Save'))
    fireEvent.click(button('Close'))
    fireEvent.click(button('Undo'))
    fireEvent.click(button('Your puzzles'))
    fireEvent.click(button('Save'))
    expect(readCollection(storage)).toHaveLength(2)
  })
})

describe('publishing and importing', () => {
  it('[H10] gives a link, a puzz.link URL, a Singles ID and a text that all read back', async () => {
    const { copied } = open(sampleDeals.square.puzzle)
    await told('Exactly one solution.')
    fireEvent.click(button('Publish'))
    expect(screen.getByText('Proved: exactly one solution.')).toBeTruthy()
    for (const label of ['puzz.link URL', 'Singles ID', 'Text']) fireEvent.click(button(`Copy ${label}`))
    await waitFor(() => expect(copied).toHaveLength(3))
    for (const text of copied) expect(readAnyPuzzle(text)).toEqual(readAnyPuzzle(sampleDeals.square.puzzle))
    expect(copied[0]).toBe('https://puzz.link/p?hitori/5/5/4311535234144531223141321')
  })

  it('[H13] says why a puzzle with blank cells has no Singles ID', () => {
    open(sampleDeals.blanks.puzzle)
    fireEvent.click(button('Publish'))
    expect(screen.getByText(/Singles has a number in every cell/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Copy Singles ID' })).toBeNull()
  })

  it('warns before a puzzle goes out that is not unique, and plays and prints one that is', async () => {
    const several = open(sampleDeals.several.puzzle)
    fireEvent.click(button('Publish'))
    expect(screen.getByText(/doesn’t have exactly one solution/)).toBeTruthy()
    fireEvent.click(button('Play it'))
    expect(several.played).toEqual([{ puzzle: sampleDeals.several.puzzle }])
    cleanup()
    const unique = open(sampleDeals.square.puzzle)
    await told(/^Grade 2/)
    fireEvent.click(button('Publish'))
    fireEvent.click(button('Print'))
    expect(unique.printed).toMatchObject([{ deal: sampleDeals.square }])
  })

  it('[H10] edits a puzzle in any format, and refuses other texts with the reason', () => {
    open()
    for (const [text, cells] of [
      ['https://puzz.link/p?hitori/4/4/11141423332142.3', 16],
      ['5x5:4311535234144531223141321', 25],
      [`https://example.org/solitudo?puzzle=${encodeURIComponent(sampleDeals.hexagon.puzzle)}`, 19],
    ] as const) {
      fireEvent.click(button('Import'))
      fireEvent.input(screen.getByLabelText('The puzzle'), { target: { value: text } })
      fireEvent.click(button('Edit'))
      expect(screen.getAllByRole('gridcell')).toHaveLength(cells)
    }
    fireEvent.click(button('Import'))
    fireEvent.input(screen.getByLabelText('The puzzle'), { target: { value: 'elephant' } })
    fireEvent.click(button('Edit'))
    expect(screen.getByRole('alert').textContent).toContain('This isn’t a puzzle.')
  })

  it('[H3] starts a new board of another outline', () => {
    open()
    fireEvent.click(button('New board'))
    fireEvent.click(screen.getByRole('radio', { name: 'Hexagon' }))
    fireEvent.input(screen.getByLabelText(/Cells per side/), { target: { value: '9' } })
    expect(screen.getByRole('alert').textContent).toBe('Choose a number from 3 to 7.')
    fireEvent.input(screen.getByLabelText(/Cells per side/), { target: { value: '3' } })
    fireEvent.click(button('Start'))
    expect(screen.getAllByRole('gridcell')).toHaveLength(19)
  })
})

it('a puzzle lover composes a unique 8 by 8 puzzle of grade 4', async () => {
  const { copied } = open()
  for (const name of 'a1 c1 g1 e2 b3 f3 h3 d4 a5 g5 c6 e6 h7 b8 d8 f8'.split(' ')) press(name, '#')
  fireEvent.change(screen.getByLabelText('Difficulty'), { target: { value: '4' } })
  fireEvent.click(button('Fill blanks'))
  await told(/^Grade 4 \(expert\)/)
  fireEvent.click(button('Publish'))
  fireEvent.click(button('Copy puzz.link URL'))
  await waitFor(() => expect(copied).toHaveLength(1))
  const read = readAnyPuzzle(copied[0]!)
  if (!read.ok) throw new Error('The URL cannot be read.')
  expect(solve(read.value).solutions).toBe(1)
  expect(gradePuzzle(read.value).grade).toBe(4)
})
