import { beforeEach, describe, expect, test } from 'vitest'
import { openPasswords } from '#server/players/passwords.ts'
import { unwrap, WEAK_HASHING } from '#testing/fixtures/players.ts'
import { emptyMemoryData } from '#testing/memory-storage/memory-data.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { createVirtualClock } from '#testing/simulation/virtual-clock.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'
import { PlayerChangeReader } from './player-change-reader.ts'
import { openPlayers, type SignedInPlayer } from './players.ts'

/** Two nodes; the second one reads what the first one does, and a guest is connected to it. */
async function openNodes({ wakes = true } = {}) {
  const clock = createVirtualClock(1_000_000)
  const data = emptyMemoryData(clock.now)
  const passwords = openPasswords({ hashing: { atOnce: 2, waiting: 20 }, strength: WEAK_HASHING })
  const openNode = () => {
    const storage = openMemoryStorage(data, { isShared: true })
    return { storage, players: openPlayers({ storage: storage.players, passwords, now: clock.now }) }
  }
  const [one, two] = [openNode(), openNode()]
  const errors: unknown[] = []
  const reloaded: string[] = []
  const storage: Storage = { ...two.storage, nodes: { ...two.storage.nodes } }
  const reader = new PlayerChangeReader({
    ...{ storage: wakes ? storage : { ...storage, onWake: () => () => {} }, clock, players: two.players },
    reloadTablesOf: async player => void reloaded.push(player),
    onError: error => errors.push(error),
  })
  reader.start()
  const guest = unwrap(await one.players.createGuest({ device: 'd', name: 'Rude' }))
  return { clock, one, two, storage, reader, errors, reloaded, guest }
}

type Nodes = Awaited<ReturnType<typeof openNodes>>

/** Collects the sessions whose connections to the second node were closed. */
function connect({ two }: Nodes, ...bearers: readonly SignedInPlayer[]): readonly string[] {
  const closed: string[] = []
  for (const bearer of bearers) two.players.onSessionEnded(bearer, () => closed.push(bearer.session))
  return closed
}

describe.each([
  { case: 'at once after a wake-up', wakes: true, ms: 0 },
  { case: 'within seconds if it was lost', wakes: false, ms: 5_000 },
])('[F20] a node acts $case', ({ wakes, ms }) => {
  let nodes: Nodes
  const pass = async () => {
    await nodes.clock.advanceTo(nodes.clock.now() + ms)
    await nodes.reader.read()
  }

  beforeEach(async () => {
    nodes = await openNodes({ wakes })
  })

  test('on a ban: it closes the connections of a guest, whose session goes on after the ban', async () => {
    const { one, two, guest, clock } = nodes
    const closed = connect(nodes, guest)
    await two.players.findByToken(guest.token)
    const ban = { player: guest.player.id, reason: '', at: clock.now(), until: clock.now() + 60_000 }
    await one.storage.players.ban(ban)
    await pass()
    expect(closed).toEqual([guest.session])
    expect(await two.players.findByToken(guest.token)).toBeUndefined()
    expect(await one.storage.players.sessions(guest.player.id)).toHaveLength(1)
  })

  test('on a sign-out: it closes the connections of that session and of no other', async () => {
    const { one, guest } = nodes
    const other = unwrap(await one.players.createGuest({ device: 'd' }))
    const closed = connect(nodes, guest, other)
    await one.players.signOut(guest)
    await pass()
    expect(closed).toEqual([guest.session])
  })

  test('on a new name: it finds the player under that name, and closes nothing', async () => {
    const { one, two, guest } = nodes
    const closed = connect(nodes, guest)
    expect((await two.players.findByToken(guest.token))?.player.name).toBe('Rude')
    unwrap(await one.players.rename(guest.player.id, 'Nice'))
    await pass()
    expect((await two.players.findByToken(guest.token))?.player.name).toBe('Nice')
    expect(closed).toEqual([])
  })

  test('on a player whom the host has replaced in logs: it loads the tables again, once', async () => {
    const { one, guest, reloaded } = nodes
    const replacement = { player: guest.player.id, name: 'Nice', anonymous: false }
    await one.storage.administration.replacePlayer(replacement, 0)
    await pass()
    await pass()
    expect(reloaded).toEqual([guest.player.id])
  })
})

test('[F10] a change that could not be read during an outage is read after it', async () => {
  const nodes = await openNodes({ wakes: false })
  const { one, storage, guest, errors, clock } = nodes
  const closed = connect(nodes, guest)
  const { playerChanges } = storage.nodes
  storage.nodes.playerChanges = async () => {
    throw new StorageUnavailableError('out')
  }
  await one.players.signOut(guest)
  await clock.advanceTo(clock.now() + 120_000)
  expect(closed).toEqual([])
  storage.nodes.playerChanges = playerChanges
  await clock.advanceTo(clock.now() + 5_000)
  await nodes.reader.read()
  expect(closed).toEqual([guest.session])
  expect(errors).toEqual([])
})

test('a node that has stopped does nothing any more', async () => {
  const nodes = await openNodes()
  const closed = connect(nodes, nodes.guest)
  nodes.reader.stop()
  await nodes.one.players.signOut(nodes.guest)
  await nodes.clock.advanceTo(nodes.clock.now() + 20_000)
  expect(closed).toEqual([])
})
