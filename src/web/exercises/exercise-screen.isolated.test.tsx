// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readExerciseLog } from '#app/exercises/exercise-log-format.ts'
import { loadExercise } from '#app/exercises/load-exercise.ts'
import { loadGame } from '#games/catalog.ts'
import { createDirectEngineClient } from '#testing/fakes/direct-engine-client.ts'
import { preferences } from '../preferences.ts'
import { clearAnnouncements } from '../shell/live-regions.tsx'
import { ExercisePage } from './exercise-page.tsx'

// happy-dom has no workers: the real engine challenges in this thread.
vi.mock('../engine-client.ts', async () => {
  const { createDirectEngineClient } = await import('#testing/fakes/direct-engine-client.ts')
  return { openEngineClient: createDirectEngineClient }
})

const ID = 'winning-move/900/shown'

beforeEach(() => preferences.clear())

afterEach(() => {
  act(clearAnnouncements)
  cleanup()
})

async function open(id: string): Promise<void> {
  render(<ExercisePage game="obstruction" id={id} />)
  await screen.findByRole('grid', undefined, { timeout: 4_000 })
}

function type(move: string): void {
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.input(field, { target: { value: move } })
  fireEvent.submit(field.form!)
}

const openCells = () =>
  screen
    .getAllByRole('gridcell')
    .flatMap(cell => /^open, (\w+)/.exec(cell.getAttribute('aria-label') ?? '')?.[1] ?? [])

async function answerOf(id: string): Promise<string> {
  const made = await loadExercise(createDirectEngineClient(), (await loadGame('obstruction'))!, id).result
  if (!made.ok) throw new Error(made.rejection.code)
  return made.value.answers[0]!
}

it('is solved by the only move, counts for the rating, and goes on to the next one', async () => {
  const answer = await answerOf(ID)
  await open(ID)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Only one move wins. Find it.')
  type(answer)
  await screen.findByText(`Right: only ${answer} wins.`)
  expect(readExerciseLog(preferences, 'obstruction').attempts).toMatchObject([{ id: ID, credit: 1 }])
  const next = screen.getByRole('button', { name: 'Next' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  fireEvent.click(next)
  await waitFor(() => expect(screen.queryByText(/^Right: /)).toBeNull())
})

it('shows the refutation of a wrong move, and a second try does not count', async () => {
  const answer = await answerOf(ID)
  await open(ID)
  const wrong = openCells().find(cell => cell !== answer)!
  type(wrong)
  await screen.findByText(new RegExp(`^${wrong} loses. Your opponent answers`))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  type(answer)
  await screen.findByText(/only the first try counts/)
  expect(readExerciseLog(preferences, 'obstruction').attempts).toMatchObject([{ credit: 0 }])
})

it('gives the answer to a player who gives up', async () => {
  await open(ID)
  fireEvent.click(screen.getByRole('button', { name: 'Show answer' }))
  await screen.findByText(`The answer: ${await answerOf(ID)}.`)
  expect(readExerciseLog(preferences, 'obstruction').attempts).toMatchObject([{ credit: 0 }])
})

it('is bookmarked, and the list of bookmarks begins with it', async () => {
  await open(ID)
  fireEvent.click(screen.getByRole('button', { name: 'Bookmark' }))
  expect(readExerciseLog(preferences, 'obstruction').bookmarks).toEqual([ID])
  cleanup()
  await open('bookmarks')
  expect(screen.getByRole('button', { name: 'Bookmarked' }).getAttribute('aria-pressed')).toBe('true')
})

it('a streak ends with the first mistake and says how long it was', async () => {
  // Without chance, so that the first exercise is known.
  const drawn = vi.spyOn(crypto, 'getRandomValues').mockImplementation(values => values)
  await open('streak')
  drawn.mockRestore()
  const answer = await answerOf('winning-move/850/aaaaaa-1')
  type(openCells().find(cell => cell !== answer)!)
  await screen.findByText(/Your streak ends at 0/)
  expect(readExerciseLog(preferences, 'obstruction')).toMatchObject({
    attempts: [],
    challenges: [{ mode: 'streak', solved: 0 }],
  })
})

it('a damaged link says so and leads to the exercises', async () => {
  render(<ExercisePage game="obstruction" id="position/AAAA" />)
  await screen.findByText('There is no such exercise. Check that the whole link was copied.')
  expect(screen.getByRole('link', { name: 'All exercises' })).toBeTruthy()
})
