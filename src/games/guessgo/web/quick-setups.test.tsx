// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultParams } from '#kernel/options.ts'
import { rules } from '../rules/rules.ts'
import type { Params } from '../rules/types.ts'
import { QuickSetups } from './quick-setups.tsx'

afterEach(cleanup)

const show = (chosen: Partial<Params>) =>
  render(<QuickSetups params={{ ...defaultParams<Params>(rules.options), ...chosen }} choose={vi.fn()} />)

test('the lengths stay, and a pool that is too small is refused at its own field alone', () => {
  const { container } = show({ size: 4, pool: 10 })
  expect(screen.getAllByRole('button')).toHaveLength(3)
  expect(container.querySelector('.message')?.textContent?.trim()).toBe('')
})

test('the line under the lengths says how long the chosen game takes', () => {
  const { container } = show({ size: 4, pool: 16 })
  expect(container.querySelector('.message')?.textContent).toBe('16 words, about 8 calls each.')
})
