// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, test } from 'vitest'
import { MoveField } from './move-field.tsx'

afterEach(cleanup)

test('a refused move stays in the field, to be put right; an accepted one is gone', async () => {
  const tried: string[] = []
  const play = async (text: string) => {
    tried.push(text)
    return text === 'h8 across CORNX' ? 'No word.' : undefined
  }
  render(<MoveField example="h8 across CORNY" field={{ current: null }} play={play} leave={() => {}} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.input(field, { target: { value: 'h8 across CORNX' } })
  fireEvent.submit(field.form!)
  await waitFor(() => expect(tried).toHaveLength(1))
  expect(field.value).toBe('h8 across CORNX')
  fireEvent.input(field, { target: { value: 'h8 across CORNY' } })
  fireEvent.submit(field.form!)
  await waitFor(() => expect(field.value).toBe(''))
})
