// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { engineClient } from '../device.ts'
import type { BoardFaceProps } from '../kit/face.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { walkthroughText } from '../text/en/puzzle.ts'
import { WalkthroughSheet } from './walkthrough-sheet.tsx'

vi.mock('../device.ts', () => ({
  clock: { now: () => 0, after: () => () => {} },
  engineClient: { request: vi.fn() },
}))

const A1 = { row: 0, column: 0 }
const STEPS = ['first', 'second'].map(code => ({ note: { code, cells: [A1], from: [A1] }, view: { code } }))
const loadedGame = {
  rules: { id: 'sums' },
  text: { note: ({ code }: { code: string }) => `The ${code} reason.` },
  face: {
    Board: ({ view, highlight }: BoardFaceProps) => (
      <output>{`${JSON.stringify(view)} ${highlight?.cells.length ?? 0} ${highlight?.from?.length ?? 0}`}</output>
    ),
  },
} as unknown as LoadedGame

const cancel = vi.fn()

function open(result: Promise<unknown>, onNewStep?: () => void) {
  vi.mocked(engineClient.request).mockReturnValue({ result: result as never, cancel })
  const position = { view: { start: true }, people: [], onNewStep }
  return render(<WalkthroughSheet loadedGame={loadedGame} position={position} close={() => {}} />)
}

const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label, hidden: true }))

beforeEach(() => cancel.mockClear())
afterEach(cleanup)

test('each step shows its reason, its board and its cells, and counts as a hint once', async () => {
  const onNewStep = vi.fn()
  open(Promise.resolve(STEPS), onNewStep)
  await screen.findByText(walkthroughText.start(2))
  expect(screen.getByText(walkthroughText.counted)).toBeTruthy()
  press(walkthroughText.next)
  expect(screen.getByText('The first reason.')).toBeTruthy()
  expect(document.querySelector('output')!.textContent).toBe('{"code":"first"} 1 1')
  press(walkthroughText.previous)
  press(walkthroughText.next)
  expect(onNewStep).toHaveBeenCalledTimes(1)
})

test('arrow keys step, and playing shows the pause button', async () => {
  open(Promise.resolve(STEPS))
  const start = await screen.findByText(walkthroughText.start(2))
  fireEvent.keyDown(start, { key: 'ArrowRight' })
  fireEvent.keyDown(start, { key: 'ArrowRight' })
  expect(screen.getByText('The second reason.')).toBeTruthy()
  fireEvent.keyDown(start, { key: 'Home' })
  press(walkthroughText.play)
  expect(screen.getByText(walkthroughText.pause)).toBeTruthy()
  expect(screen.getByText('The first reason.')).toBeTruthy()
})

test('arrows that are pressed before there are steps are not lost', async () => {
  let resolve = (_: typeof STEPS) => {}
  open(new Promise(resolved => (resolve = resolved)))
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  resolve(STEPS)
  expect(await screen.findByText('The first reason.')).toBeTruthy()
})

test('closing it cancels the work, and a failure is told', async () => {
  const { unmount } = open(new Promise(() => {}))
  expect(screen.getByText(walkthroughText.working)).toBeTruthy()
  unmount()
  expect(cancel).toHaveBeenCalled()
  open(Promise.reject(new Error('out of memory')))
  expect(await screen.findByText(walkthroughText.failed('out of memory'))).toBeTruthy()
})
