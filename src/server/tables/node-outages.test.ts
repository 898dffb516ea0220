import { describe, expect, test } from 'vitest'
import type { EngineClient } from '#engine-client/engine-client.ts'
import {
  AGREED_SETUP,
  ANN,
  BEN,
  EVE,
  flushPromises,
  openTestNode,
  type TestTableService,
  type TestTableServiceOptions,
} from '#testing/fixtures/table-service.ts'
import { emptyMemoryData } from '#testing/memory-storage/memory-data.ts'
import { createVirtualClock, type VirtualClock } from '#testing/simulation/virtual-clock.ts'
import { LEASE_MS, RENEW_MS } from '../storage/node-storage.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'

const MOVE_MS = 60_000

/** The storage as a node sees it that cannot reach it while `isOut`. */
function withOutages(storage: Storage, isOut: () => boolean): Storage {
  const guard = <Part extends object>(part: Part): Part =>
    Object.fromEntries(
      Object.entries(part).map(([name, operation]) => [
        name,
        async (...parameters: readonly unknown[]) => {
          if (isOut()) throw new StorageUnavailableError('A simulated outage')
          return operation(...parameters)
        },
      ]),
    ) as Part
  const { tables, presence, nodes } = storage
  return {
    ...storage,
    ...{ tables: guard(tables), presence: guard(presence), nodes: guard(nodes) },
    ...guard({ check: storage.check, withLock: storage.withLock }),
  }
}

/** Nodes that can lose the storage one by one. */
function openCluster({ wrap, ...options }: Pick<TestTableServiceOptions, 'engineClient' | 'wrap'> = {}) {
  const clock = createVirtualClock(1_000_000)
  const kept = emptyMemoryData(clock.now)
  const out = new Set<string>()
  const wrapFor = (node: string) => (storage: Storage) =>
    withOutages(wrap?.(storage, clock) ?? storage, () => out.has(node))
  const open = (node: string) => openTestNode({ kept, clock, node, wrap: wrapFor(node), ...options })
  const actionsAt = (id: string) => kept.tables.get(id)!.entries.map(({ action }) => action.do)
  return { clock, kept, out, open, actionsAt }
}

/** Two nodes, and a game between Ann at the first and Ben at the second. */
async function startAcross(options?: Parameters<typeof openCluster>[0]) {
  const cluster = openCluster(options)
  const { open } = cluster
  const [one, two] = [await open('one'), await open('two')]
  const table = await one.openTable(AGREED_SETUP)
  const ann = await one.connect(ANN, table.id)
  const ben = await two.connect(BEN, table.id)
  await ben.send({ do: 'sit' })
  await one.advance(LEASE_MS)
  return { ...cluster, one, two, table, ann, ben }
}

const remainingMs = ({ state }: { state(): { game?: unknown } }, clock: VirtualClock) => {
  const { deadlines } = (state() as { game: { deadlines: readonly { at: number }[] } }).game
  return deadlines[0]!.at - clock.now()
}

describe('[F10] an outage of the storage that is longer than a lease', () => {
  test('makes nobody absent, even if one node recovers before the other', async () => {
    const { out, one, two, ann, table, actionsAt } = await startAcross()
    for (const node of ['one', 'two']) out.add(node)
    await one.advance(25_000)
    expect([one, two].map(({ service }) => service.unavailableReason() !== undefined)).toEqual([true, true])
    out.delete('two')
    await one.advance(3_000)
    expect(two.service.unavailableReason()).toBeUndefined()
    out.delete('one')
    await one.advance(20_000)
    expect(actionsAt(table.id)).not.toContain('leave')
    expect(ann.state()).toMatchObject({ phase: 'playing', seats: [{ here: true }, { here: true }] })
  })

  test('gives all players their time back', async () => {
    const { out, one, ann, clock } = await startAcross()
    await one.advance(10_000)
    const before = remainingMs(ann, clock)
    for (const node of ['one', 'two']) out.add(node)
    await one.advance(100_000)
    out.clear()
    await one.advance(1_000)
    expect(ann.state().phase).toBe('playing')
    expect(remainingMs(ann, clock)).toBeGreaterThan(before - 2_000)
  })
})

/** A game of others, who are both at this node. */
async function startElsewhere(node: TestTableService): Promise<string> {
  const { id } = await node.openTable(AGREED_SETUP)
  await node.connect(ANN, id)
  const eve = await node.connect(EVE, id)
  await eve.send({ do: 'sit' })
  return id
}

test('[F10] while no node could reach the storage, the players of one that died were not away', async () => {
  const { out, one, two, clock, kept } = await startAcross()
  const elsewhere = await startElsewhere(two)
  out.add('one')
  await one.advance(10_000)
  await two.service.close()
  await one.advance(20_000)
  out.delete('one')
  const endedAt = clock.now()
  await one.advance(LEASE_MS + 4_000)
  const leaves = kept.tables
    .get(elsewhere)!
    .entries.flatMap(({ action }) => (action.do === 'leave' ? [action.since!] : []))
  expect(leaves).toHaveLength(2)
  expect(Math.min(...leaves)).toBeGreaterThanOrEqual(endedAt)
})

test('[F10] a node that alone loses the storage gives time back at its own tables only', async () => {
  const { out, one, two, table, ann, actionsAt } = await startAcross()
  const elsewhere = await startElsewhere(two)
  out.add('one')
  await one.advance(20_000)
  expect(two.service.unavailableReason()).toBeUndefined()
  out.delete('one')
  await one.advance(8_000)
  expect(actionsAt(elsewhere)).not.toContain('reopen')
  expect(actionsAt(table.id)).toContain('reopen')
  expect(ann.state()).toMatchObject({ phase: 'playing', seats: [{ here: true }, { here: true }] })
})

describe('[F1] when all nodes have died', () => {
  async function killAll({ one, two }: { one: TestTableService; two: TestTableService }) {
    await Promise.all([one.service.close(), two.service.close()])
  }

  test('of those that start together one gives the players their time back', async () => {
    const nodes = await startAcross()
    const { clock, open, table, actionsAt } = nodes
    await killAll(nodes)
    await clock.advanceTo(clock.now() + 2 * MOVE_MS)
    const [three] = await Promise.all([open('three'), open('four')])
    await three.advance(1_000)
    expect(actionsAt(table.id).filter(name => name === 'reopen' || name === 'expire')).toEqual(['reopen'])
  })

  test('one that starts before their leases have run out does so too', async () => {
    const nodes = await startAcross()
    const { clock, open, table, ann, actionsAt } = nodes
    await clock.advanceTo(ann.state().game!.deadlines[0]!.at - 500)
    await killAll(nodes)
    await clock.advanceTo(clock.now() + 1_000)
    const three = await open('three')
    await three.advance(1_000)
    expect(actionsAt(table.id).filter(name => name === 'reopen' || name === 'expire')).toEqual(['reopen'])
  })
})

describe('[F21] when a server of the storage takes over that lacks the last move', () => {
  const boardOf = (player: { state(): { game?: unknown } }) =>
    (player.state().game as { view: { board: readonly string[] } }).view.board

  async function failOver() {
    const nodes = await startAcross()
    const { ann, ben, kept, table } = nodes
    await ann.send({ do: 'move', text: 'e5' })
    await flushPromises()
    const before = ben.state().seq
    kept.tables.get(table.id)!.entries.pop()
    kept.server = 'the standby'
    return { ...nodes, before, entries: kept.tables.get(table.id)!.entries }
  }

  test('no entry is appended after one that is not there', async () => {
    const { ben, entries, before } = await failOver()
    const { at } = entries.at(-1)!
    entries.push({ at: at + 1, action: { do: 'move', seat: 0, text: 'a1' } })
    expect(await ben.send({ do: 'move', text: 'c3' })).toBe('not-kept')
    expect(entries).toHaveLength(before)
  })

  test('both nodes and their players go back to what is stored, and go on from there', async () => {
    const { one, ann, ben, before, entries } = await failOver()
    await one.advance(RENEW_MS)
    expect([ann.state().seq, ben.state().seq]).toEqual([before - 1, before - 1])
    expect(boardOf(ben).join('')).not.toMatch(/[XO]/)
    expect(await ann.send({ do: 'move', text: 'a1' })).toBe(entries.length)
    await flushPromises()
    expect(boardOf(ben)).toEqual(boardOf(ann))
    expect(boardOf(ben).join('')).toMatch(/X/)
  })

  test('a node that comes later takes over another move in its place', async () => {
    const { one, two, out, ann, ben, before, table } = await failOver()
    out.add('one')
    await one.advance(RENEW_MS)
    const annElsewhere = await two.connect(ANN, table.id)
    expect(await annElsewhere.send({ do: 'move', text: 'a1' })).toBe(before)
    out.clear()
    await one.advance(10_000)
    expect(boardOf(ann)).toEqual(boardOf(ben))
    expect(ann.state().seq).toBe(ben.state().seq)
  })
})

test('[F2] the computer’s move is taken over from a node that is cut off, and played once when both have one', async () => {
  const answers: ((move: string) => void)[] = []
  const slowEngine: EngineClient = {
    request: () => ({ result: new Promise<never>(resolve => answers.push(resolve as never)), cancel() {} }),
    close() {},
  }
  const { out, open, kept } = openCluster({ engineClient: slowEngine })
  const [one, two] = [await open('one'), await open('two')]
  const { id } = await one.openTable(AGREED_SETUP, { computer: 'casual' })
  const ann = await one.connect(ANN, id)
  await two.connect(EVE, id)
  await ann.send({ do: 'move', text: 'e5' })
  await one.advance(100)
  expect(answers).toHaveLength(1)
  out.add('one')
  await one.advance(LEASE_MS + 3_000)
  expect(answers).toHaveLength(2)
  out.clear()
  for (const answer of answers) answer('a1')
  await one.advance(5_000)
  const moves = kept.tables
    .get(id)!
    .entries.flatMap(({ action }) => (action.do === 'move' ? [action.text] : []))
  expect(moves).toEqual(['e5', 'a1'])
})

test('[F2] a deadline is applied within a second although the node dies that was about to do so', async () => {
  let isFirst = true
  // The first node that wants to end the game never gets to it.
  const dying = (storage: Storage): Storage => ({
    ...storage,
    tables: {
      ...storage.tables,
      append(append) {
        if (append.entry.action.do !== 'expire' || !isFirst) return storage.tables.append(append)
        isFirst = false
        return new Promise(() => {})
      },
    },
  })
  const { one, ann, clock, table, kept } = await startAcross({ wrap: dying })
  const { at } = ann.state().game!.deadlines[0]!
  await one.advance(at - clock.now() + 1_000)
  expect(isFirst).toBe(false)
  expect(kept.tables.get(table.id)!.entries.at(-1)!.action.do).toBe('expire')
})
