import { beforeEach, expect, it } from 'vitest'
import { act, openTable } from '#table/act.ts'
import type { Player } from '#table/player.ts'
import type { StoredVariations } from '#table/variation-format.ts'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { loadGameOrThrow } from '../game/loaded-game.ts'
import type { ReviewedGame } from '../game/reviewed-game.ts'
import type { StartedGame } from '../shell/shell.ts'
import { TextReview } from './text-review.ts'

const PEOPLE = [
  { name: 'Ann', you: false },
  { name: 'Bo', you: false },
]
const PARAMS = { size: 'agreed', rows: 5, cols: 5, starter: 'first', symbol: 'X' }

let printed: string[]
let saved: (StoredVariations | undefined)[]
let played: StartedGame[]
let review: TextReview

beforeEach(async () => {
  const game = await finishedGame()
  printed = []
  saved = []
  played = []
  review = new TextReview({
    host: createFakeTerminalHost().host,
    game: { ...game, saveVariations: async variations => void saved.push(variations) },
    notes: [],
    print: text => printed.push(text),
    playOn: async begun => void played.push(begun),
  })
})

async function finishedGame(): Promise<ReviewedGame> {
  const loaded = await loadGameOrThrow('obstruction')
  let table = openTable(loaded.rules, PARAMS, 'seed', 0, null)
  for (const action of [
    { do: 'move', seat: 0, text: 'c3' },
    { do: 'move', seat: 1, text: 'a1' },
    { do: 'resign', seat: 0 },
  ] as const) {
    const next = act(table, action, 0)
    if (!next.ok) throw new Error(next.rejection.code)
    table = next.value
  }
  return { loaded, table, perspective: { viewer: 'spectator', people: PEOPLE } }
}

it('every change is saved with the game', async () => {
  await review.execute('go 1')
  expect(saved).toEqual([])
  await review.tryMove('e5')
  await review.execute('mark blunder')
  await review.execute('comment  Too far away. ')
  expect(saved.at(-1)!.moves).toEqual([
    { after: 1, seat: 1, text: 'e5', mark: 'blunder', comment: 'Too far away.' },
  ])
})

it('a game goes on from a position, against the chosen opponent and from the chosen side', async () => {
  await review.execute('go 1')
  await review.execute('play from here expert')
  await review.execute('play from here expert other')
  await review.execute('play from here person')
  const seats = played.map(({ players }) => players.map(kindOf))
  expect(seats).toEqual([
    ['expert', 'person'],
    ['person', 'expert'],
    ['person', 'person'],
  ])
  expect(played[0]!.table.turns.map(({ text }) => text)).toEqual(['c3'])
  await review.execute('play from here wizard')
  expect(printed.at(-1)).toMatch(/^Type play from here, and perhaps an opponent: /)
  expect(played).toHaveLength(3)
})

it('a move that is also a word is tried with try, and other text is left to the caller', async () => {
  expect(await review.execute('go 0')).toBe(true)
  expect(await review.execute('try b2')).toBe(true)
  expect(printed).toContain('Variation, move 1 of 1: X b2, 16 open')
  for (const text of ['b2', 'share', 'board games', 'quit']) expect(await review.execute(text)).toBe(false)
})

function kindOf(player: Player): string {
  return player.kind === 'computer' ? player.level : player.kind
}
