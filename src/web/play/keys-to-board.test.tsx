// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { Board } from '../kit/board.tsx'
import { useKeysToBoard } from './keys-to-board.ts'

afterEach(cleanup)

const onKey = vi.fn(() => true)

function Page() {
  useKeysToBoard()
  const rows = [0, 1, 2].map(row => [{ cell: { row, column: 0 }, name: `row ${row}`, className: '' }])
  return (
    <main class="table-board">
      <Board label="Trial board" rows={rows} onKey={onKey} />
      <button type="button">Exchange</button>
      <input aria-label="Your move" />
    </main>
  )
}

test('a key that is pressed anywhere goes to the board, which takes the focus', () => {
  render(<Page />)
  fireEvent.keyDown(document.body, { key: 'ArrowDown' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('row 2')
  screen.getByRole('button').focus()
  fireEvent.keyDown(screen.getByRole('button'), { key: '?' })
  expect(onKey).toHaveBeenLastCalledWith('?', { row: 2, column: 0 })
})

test('keys of fields and buttons, and shortcuts of the browser, stay where they are', () => {
  onKey.mockClear()
  render(<Page />)
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'a' })
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })
  fireEvent.keyDown(screen.getByRole('button'), { key: ' ' })
  fireEvent.keyDown(document.body, { key: 'Tab' })
  fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })
  expect(onKey).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})
