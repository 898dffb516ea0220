// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StoredGame } from '#app/saved-game-store.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'
import { AccuracyView } from './accuracy-view.tsx'

interface Work {
  resolve(accuracy: number): void
  reject(error: Error): void
}

const tasks = vi.hoisted(() => ({ cancelled: 0, results: [] as Work[] }))

vi.mock('../device.ts', () => ({ engineClient: {} }))
vi.mock('#app/accuracy.ts', async importOriginal => ({
  ...(await importOriginal<typeof import('#app/accuracy.ts')>()),
  measureAccuracy: () => {
    const result = new Promise<number>((resolve, reject) => tasks.results.push({ resolve, reject }))
    const work = tasks.results.at(-1)!
    const cancel = () => {
      tasks.cancelled++
      work.reject(new Error('cancelled'))
    }
    return { result, cancel }
  },
}))

beforeEach(() => {
  preferences.clear()
  tasks.results.length = 0
  tasks.cancelled = 0
})
afterEach(cleanup)

const scribble = { id: 'scribble' } as LoadedGame
const games = ['one', 'two'].map(id => ({ id })) as unknown as readonly StoredGame[]
const show = () => render(<AccuracyView loadedGame={scribble} games={games} />)

test('games are measured one after the other on request, and shown as a chart', async () => {
  show()
  screen.getByRole('button', { name: 'Analyse 2 games for accuracy' }).click()
  expect((await screen.findByRole('status')).textContent).toBe('Analysing game 1 of 2…')
  tasks.results[0]!.resolve(90)
  expect(await screen.findByText('Analysing game 2 of 2…')).toBeTruthy()
  tasks.results[1]!.resolve(70)
  // The latest game is measured first, and shown last.
  const chart = await screen.findByRole('img', {
    name: 'Your accuracy in each game, oldest first: 70.0%, 90.0%',
  })
  expect(chart.textContent).toContain('median 80.0%')
  expect(screen.queryByRole('button')).toBeNull()
})

test('stopping cancels the work and keeps what was measured', async () => {
  show()
  screen.getByRole('button', { name: 'Analyse 2 games for accuracy' }).click()
  await screen.findByRole('status')
  tasks.results[0]!.resolve(90)
  await screen.findByText('Analysing game 2 of 2…')
  screen.getByRole('button', { name: 'Stop' }).click()
  expect(await screen.findByRole('button', { name: 'Analyse one game for accuracy' })).toBeTruthy()
  expect(tasks.cancelled).toBe(1)
  expect(screen.getByRole('img', { name: 'Your accuracy in each game, oldest first: 90.0%' })).toBeTruthy()
})

test('a game that cannot be analysed is said, and can be tried again', async () => {
  show()
  screen.getByRole('button', { name: 'Analyse 2 games for accuracy' }).click()
  await screen.findByRole('status')
  tasks.results[0]!.reject(new Error('lost'))
  expect(await screen.findByText('A game couldn’t be analysed. Try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Analyse 2 games for accuracy' })).toBeTruthy()
})
