// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import type { Definition } from '#lexicon/definitions/define.ts'
import { DefinedWord } from './defined-word.tsx'

const define = vi.fn<(word: string, dictionary?: string) => Promise<Definition | undefined>>()
vi.mock('../lexicon/page-library.ts', () => ({
  library: { define: (word: string, dictionary?: string) => define(word, dictionary) },
}))

afterEach(cleanup)

test('a word shows its meaning when it is tapped, and nothing is loaded before', async () => {
  define.mockResolvedValue({ word: 'went', senses: [{ part: 'verb', text: 'move away' }], from: 'go' })
  render(<DefinedWord word="WENT" dictionary="1234" />)
  expect(define).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'WENT' }))
  expect(await screen.findByText('A form of GO.')).toBeTruthy()
  expect(screen.getByText('move away', { exact: false }).textContent).toBe('verb move away')
  expect(define).toHaveBeenCalledWith('WENT', '1234')
  fireEvent.click(screen.getByText('Close'))
  expect(screen.queryByText('move away', { exact: false })).toBeNull()
})

test('a word without a definition is not called a bad one', async () => {
  define.mockResolvedValue(undefined)
  render(<DefinedWord word="ZZZS" />)
  fireEvent.click(screen.getByRole('button', { name: 'ZZZS' }))
  expect(await screen.findByText(/No definition found. It may still be a valid word/)).toBeTruthy()
})

test('a failed load can be retried', async () => {
  define.mockRejectedValueOnce(new Error('no connection'))
  render(<DefinedWord word="CORN" />)
  fireEvent.click(screen.getByRole('button', { name: 'CORN' }))
  const again = await screen.findByText('Try again')
  define.mockResolvedValue({ word: 'corn', senses: [{ part: 'noun', text: 'a grain' }] })
  fireEvent.click(again)
  expect(await screen.findByText(/a grain/)).toBeTruthy()
})
