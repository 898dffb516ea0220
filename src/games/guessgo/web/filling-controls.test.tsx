// @vitest-environment happy-dom
import { act } from '@testing-library/preact'
import { render } from 'preact'
import { expect, test } from 'vitest'
import type { View } from '../rules/types.ts'
import { useClearConfirmation } from './filling-controls.tsx'
import type { Selection } from './selection.ts'
import type { PickedItem } from './taps.ts'

const view = { viewer: 0, grids: [['elk', null], null] } as unknown as View

interface ProbeProps {
  readonly picked?: PickedItem
  readonly moves: string[]
  readonly show: (confirmation: ReturnType<typeof useClearConfirmation>) => void
}

function Probe({ picked, moves, show }: ProbeProps) {
  const selection = { picked, move: (text: string) => moves.push(text) } as unknown as Selection
  show(useClearConfirmation(view, selection))
  return null
}

/** Draws the hook without waiting for effects, as keys that follow each other quickly meet it. */
function drawClearConfirmation() {
  const moves: string[] = []
  const container = document.createElement('div')
  let confirmation: ReturnType<typeof useClearConfirmation> | undefined
  const show: ProbeProps['show'] = shown => {
    confirmation = shown
  }
  const draw = (picked?: PickedItem) =>
    render(<Probe {...(picked && { picked })} moves={moves} show={show} />, container)
  return { moves, draw, current: () => confirmation! }
}

test('[G14] the question before a grid is cleared stands when it follows another action at once', async () => {
  const { draw, current, moves } = drawClearConfirmation()
  await act(() => draw({ kind: 'cell', place: 0 }))
  draw()
  current().press()
  await act(() => undefined)
  expect(current().isConfirming).toBe(true)
  expect(moves).toEqual([])
  current().press()
  expect(moves).toEqual(['clear'])
})

test('[G14] any other action cancels the question before a grid is cleared', async () => {
  const { draw, current, moves } = drawClearConfirmation()
  await act(() => draw())
  await act(() => current().press())
  expect(current().isConfirming).toBe(true)
  await act(() => draw({ kind: 'cell', place: 1 }))
  expect(current().isConfirming).toBe(false)
  await act(() => current().press())
  expect(moves).toEqual([])
})
