// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact'
import { afterEach, expect, test } from 'vitest'
import { useUndoKeys } from './use-undo-keys.ts'

afterEach(cleanup)

function Page({ actions }: { readonly actions: string[] }) {
  useUndoKeys({ undo: () => actions.push('undo'), redo: () => actions.push('redo') })
  return (
    <>
      <input />
      <button type="button" onKeyDown={event => event.preventDefault()} />
    </>
  )
}

function pressed(where: 'body' | 'input' | 'button', ...keys: readonly object[]): readonly string[] {
  const actions: string[] = []
  const { container } = render(<Page actions={actions} />)
  const target = where === 'body' ? document.body : container.querySelector(where)!
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
  expect(pressed('button', { key: 'z', ctrlKey: true })).toEqual([])
})
