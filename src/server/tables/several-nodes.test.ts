import { describe, expect, test } from 'vitest'
import type { EngineClient } from '#engine-client/engine-client.ts'
import {
  AGREED_SETUP,
  ANN,
  BEN,
  EVE,
  firstOpenCellEngine,
  openTestNode,
  type TestTableServiceOptions,
} from '#testing/fixtures/table-service.ts'
import { emptyMemoryData } from '#testing/memory-storage/memory-data.ts'
import { createVirtualClock } from '#testing/simulation/virtual-clock.ts'
import type { Storage } from '../storage/storage.ts'

const GRACE_MS = 30_000
const LEASE_MS = 6_000

/** Two servers on one storage; a wake-up takes no time, unless `wrap` loses it. */
async function openNodes(options: TestTableServiceOptions = {}) {
  const clock = createVirtualClock(1_000_000)
  const kept = emptyMemoryData(clock.now)
  const open = (node: string, own: TestTableServiceOptions = {}) =>
    openTestNode({ kept, clock, node, ...options, ...own })
  return { clock, kept, one: await open('one'), two: await open('two'), open }
}

/** Ann at one node, Ben at the other. */
async function startAcross(options: TestTableServiceOptions = {}) {
  const nodes = await openNodes(options)
  const table = await nodes.one.openTable(AGREED_SETUP)
  const ann = await nodes.one.connect(ANN, table.id)
  const ben = await nodes.two.connect(BEN, table.id)
  expect(await ben.send({ do: 'sit' })).toBeTypeOf('number')
  await nodes.one.advance(10)
  return { ...nodes, table, ann, ben }
}

const withoutWakes = (storage: Storage): Storage => ({ ...storage, onWake: () => () => {} })

describe('two nodes on one storage', () => {
  test('[F2] play one game: each player sees every move, wherever the other is', async () => {
    const { one, ann, ben, table, two } = await startAcross()
    expect([ann.state().phase, ben.state().phase]).toEqual(['playing', 'playing'])
    const eve = await two.connect(EVE, table.id)
    await ann.send({ do: 'move', text: 'a1' })
    await one.advance(10)
    await ben.send({ do: 'move', text: 'c3' })
    await one.advance(10)
    expect([ann, ben, eve].map(each => each.state().seq)).toEqual([5, 5, 5])
    expect(await one.violations()).toEqual([])
  })

  test('[F11] catch up within seconds when wake-ups are lost', async () => {
    const { one, ann, ben } = await startAcross({ wrap: withoutWakes })
    await one.advance(6_000)
    expect(ann.state().phase).toBe('playing')
    await ann.send({ do: 'move', text: 'a1' })
    await one.advance(6_000)
    expect(ben.state().seq).toBe(ann.state().seq)
  })

  test('[F4] refuse nothing on stale knowledge', async () => {
    const { one, ann, ben } = await startAcross({ wrap: withoutWakes })
    await one.advance(6_000)
    await ann.send({ do: 'move', text: 'a1' })
    // The node of Ben has not heard of Ann's move yet.
    expect(await ben.send({ do: 'move', text: 'c3' })).toBeTypeOf('number')
  })

  test('[F3] execute a command once that is sent to both', async () => {
    const { one, two, table, ann } = await startAcross()
    const request = { id: 'one', command: { do: 'move', text: 'a1' } } as const
    const answers = await one.complete(
      Promise.all([one, two].map(({ service }) => service.commands.execute(table.id, ANN, request))),
    )
    expect(answers).toEqual([
      { ok: true, value: 4 },
      { ok: true, value: 4 },
    ])
    expect(ann.state().game!.log).toHaveLength(2)
  })

  test('match two players who ask at the same moment', async () => {
    const { one, two } = await openNodes()
    const matched = await one.complete(
      Promise.all([one.service.match('obstruction', ANN), two.service.match('obstruction', BEN)]),
    )
    expect(matched[0]).toEqual(matched[1])
  })

  test('[F8] end a game by time once, though both look after it', async () => {
    const { one, ann, ben, kept, table } = await startAcross()
    await one.advance(61_000)
    expect([ann.state().phase, ben.state().phase]).toEqual(['over', 'over'])
    const ends = kept.tables.get(table.id)!.entries.filter(({ action }) => action.do === 'expire')
    expect(ends).toHaveLength(1)
    expect(await one.violations()).toEqual([])
  })

  test('[F2] the players of a dead node are gone since it was last heard of, and the others notice nothing', async () => {
    const { one, two, ann, clock } = await startAcross()
    const died = clock.now()
    await two.service.close()
    await one.advance(LEASE_MS + 4_000)
    expect(ann.state()).toMatchObject({ phase: 'playing', seats: [{ here: true }, { here: false }] })
    const [grace] = ann.state().game!.deadlines.filter(({ kind }) => kind === 'grace')
    expect(grace!.at).toBeLessThanOrEqual(died + GRACE_MS)
    expect(grace!.at).toBeGreaterThan(died + GRACE_MS - 4_000)
  })

  test('[F2] a player of a dead node goes on at another', async () => {
    const { one, two, ann, table } = await startAcross()
    await two.service.close()
    const ben = await one.connect(BEN, table.id)
    await one.advance(LEASE_MS + 4_000)
    expect(ann.state().seats).toMatchObject([{ here: true }, { here: true }])
    await ann.send({ do: 'move', text: 'a1' })
    expect(await ben.send({ do: 'move', text: 'c3' })).toBeTypeOf('number')
  })

  test('[F2] a node that starts does not restart the clocks of games that others serve', async () => {
    const { one, open, ann, kept, table } = await startAcross()
    await ann.send({ do: 'move', text: 'a1' })
    await one.advance(20_000)
    await open('three')
    await one.advance(100)
    const reopened = kept.tables.get(table.id)!.entries.filter(({ action }) => action.do === 'reopen')
    expect(reopened).toEqual([])
  })

  test('a computer thinks on one node, and another takes over at once when that node stops', async () => {
    let requests = 0
    const counting: EngineClient = {
      request(job, report) {
        requests++
        return firstOpenCellEngine.request(job, report)
      },
      close() {},
    }
    const { one, two } = await openNodes({ engineClient: counting })
    const { id } = await one.openTable({ ...AGREED_SETUP, clock: false }, { computer: 'casual' })
    const ann = await one.connect(ANN, id)
    await two.connect(EVE, id)
    await ann.send({ do: 'move', text: 'e5' })
    await one.advance(100)
    expect(requests).toBe(1)
    await one.service.close()
    const again = await two.connect(ANN, id)
    expect(await again.send({ do: 'move', text: 'e1' })).toBeTypeOf('number')
    await two.advance(2_500)
    expect(requests).toBe(2)
    expect(again.state().game!.toAct).toEqual([0])
  })

  test('[F2] a computer goes on at another node when the one that was thinking dies', async () => {
    let isDead = false
    const forever = () => new Promise<never>(() => {})
    const hanging: EngineClient = { request: () => ({ result: forever(), cancel() {} }), close() {} }
    const { open, one } = await openNodes()
    const dying = await open('dying', {
      engineClient: hanging,
      wrap: storage => ({
        ...storage,
        nodes: { ...storage.nodes, renew: node => (isDead ? forever() : storage.nodes.renew(node)) },
      }),
    })
    const { id } = await dying.openTable({ ...AGREED_SETUP, clock: false }, { computer: 'casual' })
    const ann = await dying.connect(ANN, id)
    await ann.send({ do: 'move', text: 'e5' })
    isDead = true
    const again = await one.connect(ANN, id)
    await one.advance(LEASE_MS + 2_500)
    expect(again.state().game!.toAct).toEqual([0])
  })
})
