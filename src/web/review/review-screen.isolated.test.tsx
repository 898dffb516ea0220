// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { face } from '#games/obstruction/web/face.tsx'
import { act as actAtTable, openTable } from '#table/act.ts'
import { peopleOf } from '#table/player.ts'
import type { Table } from '#table/table.ts'
import type { StoredVariations } from '#table/variation-format.ts'
import type { AnalysisPanelProps } from '../kit/analysis.ts'
import type { BoardFaceProps, Face } from '../kit/face.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { clearAnnouncements } from '../shell/live-regions.tsx'
import { ReviewScreen } from './review-screen.tsx'

// happy-dom has no workers: the review finds nothing, and a position is judged by its number of moves.
const { request } = vi.hoisted(() => ({
  request: vi.fn((job: { do: string; question?: object }) => ({
    result: Promise.resolve(job.do === 'consult' ? { ...job.question, judged: true } : []),
    cancel() {},
  })),
}))
vi.mock('../engine-client.ts', () => ({ openEngineClient: () => ({ request, close() {} }) }))

const PLAYERS = [
  { kind: 'person', name: 'Ann' },
  { kind: 'computer', level: 'novice' },
] as const

function resignedAfter(table: Table, ...marks: readonly string[]): Table {
  const actions = [
    ...marks.map((text, ply) => ({ do: 'move', seat: ply % 2, text }) as const),
    { do: 'resign', seat: 0 } as const,
  ]
  return actions.reduce((current, action) => {
    const next = actAtTable(current, action, 1)
    if (!next.ok) throw new Error(next.rejection.code)
    return next.value
  }, table)
}

let saved: (StoredVariations | undefined)[] = []

async function open(ownFace: Face = face as unknown as Face): Promise<void> {
  const entry = (await loadGame('obstruction'))!
  const params = { size: 'agreed', rows: 6, cols: 6, starter: 'first', clock: false }
  const table = resignedAfter(openTable(entry.rules, params, 'plum', 0), 'a1', 'c3', 'e5')
  const loadedGame = { ...entry, id: 'obstruction', face: ownFace } as unknown as LoadedGame
  saved = []
  render(
    <ReviewScreen
      opened={{ loadedGame, table, saved: { players: PLAYERS, record: table.record } }}
      people={peopleOf(PLAYERS)}
      title="Review of Obstruction"
      replayLink={() => 'https://quincunx.example/replay'}
      saveVariations={async variations => {
        saved.push(variations)
      }}
    />,
  )
  await act(async () => {})
}

beforeEach(() => open())

afterEach(() => {
  act(clearAnnouncements)
  cleanup()
})

const press = (key: string) => fireEvent.keyDown(document.body, { key })
const cell = (name: RegExp) => screen.getByRole('gridcell', { name })
const button = (name: string) => screen.getByRole('button', { name })
const note = () => document.querySelector('.review-note')!.textContent
const rows = () => within(screen.getByRole('list', { name: 'Moves' })).getAllByRole('listitem')
const current = () => document.querySelector('.review-log [aria-current]')!.textContent

describe('the analysis board', () => {
  it('takes a move on the board, lists it under the move that it could replace, and saves it', async () => {
    press('ArrowLeft')
    press('ArrowLeft')
    expect(note()).toContain('Move 1 of 3')
    fireEvent.click(cell(/, d4$/))
    expect(note()).toContain('Variation, move 2 of 2')
    expect(rows()[3]!.textContent).toBe('2.d4')
    expect(current()).toBe('d4')
    await waitFor(() =>
      expect(saved.at(-1)).toMatchObject({ moves: [{ after: 1, seat: 1, text: 'd4' }], notes: [] }),
    )
  })

  it('follows the game where its own move is made, and then there is nothing to save', () => {
    press('ArrowLeft')
    fireEvent.click(cell(/, e5$/))
    expect(note()).toContain('Move 3 of 3')
    expect(saved).toEqual([])
  })

  it('says why a move is refused, and points at the cells', () => {
    fireEvent.click(cell(/, b2$/))
    expect(note()).toContain('b2 is blocked')
    expect(cell(/, b2$/).className).toContain('refused')
    press('ArrowLeft')
    expect(note()).not.toContain('blocked')
  })

  it('goes along the line with left and right, and between branches with up and down', () => {
    press('ArrowLeft')
    press('ArrowLeft')
    fireEvent.click(cell(/, d4$/))
    press('ArrowDown')
    expect(note()).toContain('Move 2 of 3')
    press('ArrowUp')
    expect(note()).toContain('Variation')
    press('ArrowLeft')
    press('ArrowRight')
    expect(note()).toContain('Move 2 of 3')
  })

  it('takes a typed move', async () => {
    fireEvent.input(screen.getByPlaceholderText('Type a move'), { target: { value: 'f1' } })
    fireEvent.submit(document.querySelector('.type-move')!)
    await waitFor(() => expect(note()).toContain('Variation, move 4 of 4'))
  })

  it('marks a move with a symbol that has a name', () => {
    fireEvent.click(button('Blunder'))
    expect(button('Blunder').getAttribute('aria-pressed')).toBe('true')
    expect(rows()[3]!.textContent).toContain('?? Blunder')
    fireEvent.click(button('Blunder'))
    expect(rows()[3]!.textContent).not.toContain('??')
  })

  it('makes a variation the main line, and the game stays in the list', () => {
    press('ArrowLeft')
    press('ArrowLeft')
    fireEvent.click(cell(/, d4$/))
    fireEvent.click(button('Make this the main line'))
    expect(note()).toContain('main line')
    expect(rows().at(-1)!.textContent).toBe('2.as playedc3e5')
    fireEvent.click(button('Make this the main line'))
    expect(note()).toContain('already')
  })

  it('deletes a variation and brings it back, and never a move of the game', () => {
    fireEvent.click(button('Delete from here'))
    expect(note()).toContain('Only moves you have tried')
    fireEvent.click(cell(/, f1$/))
    fireEvent.click(button('Delete from here'))
    expect(rows()).toHaveLength(4)
    fireEvent.click(button('Undo the deletion'))
    expect(rows()).toHaveLength(5)
    expect(note()).toContain('back')
  })
})

function AnswerBoard({ analysis }: BoardFaceProps) {
  return <p data-testid="board">{JSON.stringify(analysis?.answer)}</p>
}

function AnswerPanel({ answer, position, tryMove }: AnalysisPanelProps) {
  return (
    <button type="button" onClick={() => tryMove('f1')}>
      {`${position.moves.join(' ')}: ${JSON.stringify(answer)}`}
    </button>
  )
}

describe('the engine in a review', () => {
  it('is asked about the position, also of a variation, and its answer is shown on the board and beside it', async () => {
    cleanup()
    const questions = ({ moves }: { readonly moves: readonly string[] }) => [{ count: moves.length }]
    await open({ Board: AnswerBoard, loadAnalysis: async () => ({ questions, Panel: AnswerPanel }) })
    await screen.findByText('a1 c3 e5: {"count":3,"judged":true}')
    expect(screen.getByTestId('board').textContent).toBe('{"count":3,"judged":true}')
    fireEvent.click(screen.getByText(/^a1 c3 e5:/))
    await screen.findByText('a1 c3 e5 f1: {"count":4,"judged":true}')
    const asked = request.mock.calls.filter(([job]) => job.do === 'consult').length
    press('ArrowLeft')
    await screen.findByText('a1 c3 e5: {"count":3,"judged":true}')
    expect(request.mock.calls.filter(([job]) => job.do === 'consult')).toHaveLength(asked)
  })
})
