import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { act, openTable } from '#table/act.ts'
import { type ApiFixture, openApiFixture, withBearer } from '#testing/fixtures/http-api.ts'

const PUZZLE = '43115/35234/14453/12231/41321'
const SEVERAL = '22542/42215/13352/35324/14131'
const DEAL = { puzzle: PUZZLE, solution: '#.#../...#./.#.../#.#../....#', rating: 'steady' }
const SOLVING_MOVE = 'shade a1 c1 d2 b3 a4 c4 e5'

const open = (limits = {}) => openApiFixture({ publishesPuzzles: true, limits })

const payload = (more: object = {}) => ({
  game: 'solitudo',
  params: { puzzle: PUZZLE },
  title: 'Plum stones',
  ...more,
})

async function publish(api: ApiFixture, token: string, more: object = {}) {
  return api.request('POST', '/puzzles', withBearer(token, payload(more)))
}

const list = async (api: ApiFixture, token?: string) =>
  (await api.request('GET', '/puzzles?game=solitudo', token === undefined ? {} : withBearer(token))).body
    .puzzles

/** The record of a game that solves the puzzle in a minute. */
async function solvedRecord({ hints = 0 } = {}) {
  const { rules } = (await loadGame('solitudo'))!
  const params = {
    mode: 'normal',
    shape: 'square',
    size: 5,
    side: 4,
    grade: 'steady',
    rows: 6,
    cols: 8,
    puzzle: PUZZLE,
  }
  let table = openTable(rules, params, 'seed', 1_000, DEAL)
  const actions = [
    ...Array.from({ length: hints }, () => ({ do: 'hint', seat: 0 }) as const),
    { do: 'move', seat: 0, text: SOLVING_MOVE } as const,
  ]
  for (const action of actions) {
    const next = act(table, action, 61_000)
    if (!next.ok) throw new Error(next.rejection.code)
    table = next.value
  }
  return table.record
}

test('a player publishes a puzzle, and anyone can list it', async () => {
  const api = await open()
  const { token, player } = await api.guest()
  const { status, body } = await publish(api, token)
  expect([status, body]).toEqual([201, { id: expect.any(String) }])
  expect(await list(api)).toMatchObject([
    {
      title: 'Plum stones',
      params: { puzzle: PUZZLE },
      author: { id: player.id, name: player.name },
      facts: { rating: 'steady' },
      likes: 0,
      solved: 0,
      mine: { isLiked: false, isSolved: false },
    },
  ])
  expect((await publish(api, token, { title: 'Again' })).code).toBe('published-already')
})

test('only a puzzle that the server has proved to have one solution is published', async () => {
  const api = await open()
  const { token } = await api.guest()
  const codes: unknown[] = []
  for (const params of [{ puzzle: SEVERAL }, { puzzle: '11/11' }, { puzzle: 'nonsense' }, {}, { size: 6 }])
    codes.push((await publish(api, token, { params })).code)
  expect(codes).toEqual([
    'not-publishable',
    'no-solution',
    expect.any(String),
    'not-publishable',
    'not-publishable',
  ])
  expect((await publish(api, token, { game: 'obstruction' })).code).toBe('not-publishable')
  expect(await list(api)).toEqual([])
})

test('titles are checked like names', async () => {
  const api = await open()
  const { token } = await api.guest()
  const codes: unknown[] = []
  for (const title of ['x', '\u200b\u200b', '!?!', 'a'.repeat(37)])
    codes.push((await publish(api, token, { title })).code)
  expect(codes).toEqual(['title-too-short', 'title-too-short', 'title-without-letters', 'title-too-long'])
  await publish(api, token, { title: '  Plum\n stones ' })
  expect(await list(api)).toMatchObject([{ title: 'Plum stones' }])
})

test('others solve it, which a record shows, and like it; the author’s own time does not count', async () => {
  const api = await open()
  const [author, solver, helped] = [await api.guest(), await api.guest(), await api.guest()]
  const { id } = (await publish(api, author.token)).body
  const report = async (token: string, record: object) =>
    (await api.request('POST', '/puzzles/solved', withBearer(token, { record }))).status
  expect(await report(solver.token, await solvedRecord())).toBe(204)
  expect(await report(helped.token, await solvedRecord({ hints: 2 }))).toBe(204)
  expect(await report(author.token, await solvedRecord())).toBe(204)
  await api.request('POST', `/puzzles/${id}/like`, withBearer(solver.token, { liked: true }))
  expect(await list(api, solver.token)).toMatchObject([
    {
      solved: 2,
      bestMs: 60_000,
      medianMs: 60_000,
      likes: 1,
      mine: { isLiked: true, isSolved: true, ms: 60_000 },
    },
  ])
  const record = await solvedRecord()
  expect(await report(solver.token, { ...record, entries: [] })).toBe(400)
  expect(await report(solver.token, { ...record, deal: { ...DEAL, puzzle: SEVERAL } })).toBe(400)
})

test('its author removes it, and nobody else', async () => {
  const api = await open()
  const [author, other] = [await api.guest(), await api.guest()]
  const { id } = (await publish(api, author.token)).body
  const remove = (token: string) => api.request('DELETE', `/puzzles/${id}`, withBearer(token))
  expect((await remove(other.token)).status).toBe(403)
  expect((await remove(author.token)).status).toBe(204)
  expect((await remove(author.token)).code).toBe('no-such-puzzle')
  expect(await list(api)).toEqual([])
})

test('[F14] puzzles are limited by player and by address, and strangers publish none', async () => {
  const api = await open({
    puzzlesByPlayer: { count: 1, perMs: 60_000 },
    puzzles: { count: 2, perMs: 60_000 },
  })
  expect((await publish(api, 'T'.repeat(43))).status).toBe(401)
  const [ann, ben, cid] = [await api.guest(), await api.guest(), await api.guest()]
  const statuses: number[] = []
  for (const { token } of [ann, ann, ben, cid]) statuses.push((await publish(api, token)).status)
  expect(statuses).toEqual([201, 429, 409, 429])
})

test('a server whose host does not allow it publishes nothing and says so', async () => {
  const api = await openApiFixture()
  const { token } = await api.guest()
  expect((await publish(api, token)).code).toBe('puzzles-not-published')
  expect((await api.request('POST', '/puzzles/plum/like', withBearer(token, { liked: true }))).status).toBe(
    404,
  )
  expect((await api.request('GET', '/puzzles?game=solitudo')).body).toEqual({ puzzles: [], isClosed: true })
})
