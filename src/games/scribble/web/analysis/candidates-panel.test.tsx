// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import type { AnalysisPanelProps } from '#web/kit/analysis.ts'
import type { Candidate, CandidatesAnswer } from '../../presentation/candidates.ts'
import type { ScribbleTypes } from '../../rules/types.ts'
import { testTable } from '../../testing/test-table.ts'
import { Panel } from './candidates-panel.tsx'

type Props = AnalysisPanelProps<ScribbleTypes, CandidatesAnswer>

afterEach(cleanup)

const { state } = testTable({ words: 'CORN CORNY', draws: 'C O R N Y A T A C K T H P S' })

function candidate(word: string, points: number, idea?: string): Candidate {
  return {
    move: `f8 across ${word}`,
    turn: {
      ...{ kind: 'place', cell: 'f8', direction: 'across', words: [{ word, points }], points },
      ...{ letters: [...word], leaveValue: 1.2, ends: false, wins: false },
    },
    cells: [...word].map((_, index) => ({ row: 7, column: 5 + index })),
    kept: ['A', 'T'],
    value: points + 1.2,
    ...(idea !== undefined && { idea }),
    forecast: {
      samples: 400,
      chance: { mean: 0.58, margin: 0.021 },
      lead: { mean: 3.2, margin: 1.8 },
      behind: { chance: { mean: 0.05, margin: 0.02 }, lead: { mean: 4, margin: 1 } },
    },
  }
}

const ANSWER: CandidatesAnswer = {
  candidates: [candidate('CORNY', 10), candidate('CORN', 6, 'f8 across CORN')],
  ...{ refused: [], bag: [...'CORNYAT'], plays: 12, exchanges: 127, isComplete: false },
}

function show(props: Partial<Props> = {}) {
  const done: string[] = []
  const asked: object[] = []
  const given: Props = {
    position: {
      ...{ params: {} as never, state, toAct: [0], moves: [] },
      continuations: [{ move: 'f8 across CORN', isPlayed: true }],
    },
    people: [
      { name: 'Ann', you: false },
      { name: 'Ben', you: false },
    ],
    ...{
      answer: ANSWER,
      findings: { status: 'done', answer: ANSWER },
      selected: undefined,
      settings: undefined,
    },
    select: chosen => done.push(`select ${(chosen as Candidate | undefined)?.move}`),
    changeSettings() {},
    tryMove: async text => {
      done.push(`try ${text}`)
      return undefined
    },
    ask(question) {
      asked.push(question)
      const refused = [{ idea: 'a1 across ZZ', rejection: { code: 'not-touching' } }] as never
      return { result: Promise.resolve({ ...ANSWER, refused }), cancel() {} }
    },
    stop: () => done.push('stop'),
    resume: () => done.push('resume'),
    announce() {},
    ...props,
  }
  const { container, rerender } = render(<Panel {...given} />)
  const change = (changed: Partial<Props>) => rerender(<Panel {...given} {...changed} />)
  const list = container.querySelector<HTMLElement>('[role=listbox]')!
  return { container, list, done, asked, change }
}

it('lists the plays with their points, tiles kept and chances, and marks the one that was played', () => {
  const { list } = show()
  const rows = [...list.children].map(row => row.textContent)
  expect(rows).toEqual(['1CORNY f8 →10A T58% ±2', '2CORN f8 → (played)6A T58% ±2'])
})

it('is walked through with keys; Enter plays the chosen one, and the arrows do not step through the game', () => {
  const { list, done } = show({ selected: ANSWER.candidates[0] })
  const passedOn: string[] = []
  document.body.addEventListener('keydown', event => passedOn.push(event.key), { once: true })
  fireEvent.keyDown(list, { key: 'ArrowDown' })
  fireEvent.keyDown(list, { key: 'Enter' })
  fireEvent.keyDown(list, { key: 'Escape' })
  expect(done).toEqual(['select f8 across CORN', 'try f8 across CORNY', 'select undefined'])
  expect(passedOn).toEqual([])
})

it('says of the chosen one how sure its figures are', () => {
  const { container } = show({ selected: ANSWER.candidates[1] })
  expect(container.querySelector('.sc-candidate-facts')!.textContent).toBe(
    'CORN at f8 across: 6 points, +1.2 for the tiles kept. Keeps A T. ' +
      'Wins 58% ± 2, 3.2 ± 1.8 points ahead after 400 samples. Behind the best by 5.0 ± 2.0% and 4.0 ± 1.0 points.',
  )
})

it('shows the progress of the simulation, which can be stopped and continued', () => {
  const working = show({ findings: { status: 'working', answer: ANSWER, progress: { done: 120, of: 400 } } })
  expect(working.container.textContent).toContain('Simulating: 120 of 400 samples')
  fireEvent.click([...working.container.querySelectorAll('button')].find(one => one.textContent === 'Stop')!)
  cleanup()
  const stopped = show({ findings: { status: 'stopped', answer: ANSWER } })
  fireEvent.click([...stopped.container.querySelectorAll('button')].find(one => one.textContent === 'Go on')!)
  expect([...working.done, ...stopped.done]).toEqual(['stop', 'resume'])
})

it('compares an idea that is typed with the others, and says why one is refused', async () => {
  const { container, asked } = show()
  const field = container.querySelector<HTMLInputElement>('.sc-idea input')!
  fireEvent.input(field, { target: { value: 'a1 across ZZ' } })
  fireEvent.submit(container.querySelector('.sc-idea')!)
  await waitFor(() =>
    expect(container.querySelector('.sc-idea .message')!.textContent).toBe(
      'Your word must touch a tile on the board.',
    ),
  )
  expect(asked).toMatchObject([{ ask: 'candidates', ideas: ['f8 across CORN', 'a1 across ZZ'] }])
})

it('keys that are pressed before the plays are found are obeyed then, and only in their position', async () => {
  const noAnswer = { answer: undefined, findings: { status: 'working' } } as const
  const found = { answer: ANSWER, findings: { status: 'done', answer: ANSWER } } as const
  const position = { params: {} as never, state, toAct: [0], moves: [], continuations: [] }
  const { list, done, change } = show({ ...noAnswer, position })
  // The arrows of the page would step through the game.
  expect(fireEvent.keyDown(list, { key: 'ArrowDown' })).toBe(false)
  fireEvent.keyDown(list, { key: 'ArrowDown' })
  fireEvent.keyDown(list, { key: 'Enter' })
  change({ ...found, position })
  await waitFor(() => expect(done).toEqual(['select f8 across CORN', 'try f8 across CORN']))
  change({ ...noAnswer, position: { ...position, moves: ['pass'] } })
  fireEvent.keyDown(list, { key: 'End' })
  change({ ...found, position: { ...position, moves: ['pass', 'pass'] } })
  await new Promise(requestAnimationFrame)
  expect(done).toHaveLength(2)
})
