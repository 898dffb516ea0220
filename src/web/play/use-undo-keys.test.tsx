// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, expect, test } from 'vitest'
import { useUndoKeys } from './use-undo-keys.ts'

afterEach(cleanup)

function pressed(where: 'body' | 'input' | 'handled', ...keys: readonly object[]): readonly string[] {
  const actions: string[] = []
  const Page = () => {
    useUndoKeys({ undo: () => actions.push('undo'), redo: () => actions.push('redo') })
    return (
      <>
        <input />
        <button type="button" onKeyDown={event => event.preventDefault()} />
      </>
    )
  }
  const { container } = render(<Page />)
  const target =
    where === 'body' ? document.body : container.querySelector(where === 'input' ? 'input' : 'button')!
  for (const key of keys) fireEvent.keyDown(target, key)
  return actions
}

test('Ctrl-Z and Ctrl-Y undo and redo wherever the focus is, as do Command and Shift', () => {
  const keys = [
    { key: 'z', ctrlKey: true },
    { key: 'y', ctrlKey: true },
    { key: 'z', metaKey: true },
    { key: 'Z', ctrlKey: true, shiftKey: true },
  ]
  expect(pressed('body', ...keys)).toEqual(['undo', 'redo', 'undo', 'redo'])
})

test('other keys, keys in a field and keys that the board has handled do nothing', () => {
  expect(pressed('body', { key: 'z' }, { key: 's', ctrlKey: true })).toEqual([])
  expect(pressed('input', { key: 'z', ctrlKey: true })).toEqual([])
  expect(pressed('handled', { key: 'z', ctrlKey: true })).toEqual([])
})
