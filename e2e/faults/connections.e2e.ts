import { describe, expect, test } from 'vitest'
import type { OnlineAction } from '#server/tables/log/log-entry.ts'
import type { ServerConnection } from '#session/remote/server-connection.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import {
  clientsOf,
  clientViews,
  type Match,
  playOneMove,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { openRawSocket } from '#testing/wire/raw-socket.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { stopAndCheck } from './check-storage.ts'
import { startGame } from './prepared-games.ts'
import { openSilenceableProxy } from './proxies.ts'
import type { Server } from './server.ts'

const random = createSeededRandom('connections', 'moves')

/** Stops the server and returns the leave actions in the log. */
async function leaveActions(
  server: Server,
  match: Match,
): Promise<readonly Extract<OnlineAction, { do: 'leave' }>[]> {
  await waitUntilSynced(server, [match])
  const { tables } = await stopAndCheck(server, clientsOf([match]), clientViews([match]))
  const { entries } = tables.find(({ table }) => table.id === match.id)!
  return entries.flatMap(({ action }) => (action.do === 'leave' ? [action] : []))
}

describe('[F6] a half-open connection', () => {
  test('is noticed after ping and timeout, and the grace period counts from its last activity', async () => {
    const heartbeat = { pingMs: 1_000, timeoutMs: 500 }
    const { server, match } = await startGame({ strict: false, heartbeat, games: ['guessgo'] })
    const proxy = await openSilenceableProxy(server.port)
    const [ann, ben] = match.clients
    // From here on Ben plays through the proxy.
    const connection = ben.openDevice(proxy.port)
    ben.follow(match.id, connection)
    await waitUntil(() => connection.state().kind === 'open', 'Ben is connected through the proxy')
    await pause(300)
    ben.connection.close()
    await pause(300)
    const annSees = () => match.tables[0].state()!
    expect(annSees().seats[1]).toMatchObject({ here: true })
    const silentAt = Date.now()
    proxy.silence()
    const tookMs = await waitUntil(
      () => !(annSees().seats[1] as { here: boolean }).here,
      'The silence is noticed',
    )
    // The ping interval, the timeout, a heartbeat of a quarter interval, and tolerance for a busy machine.
    expect(tookMs).toBeLessThan(1_000 + 500 + 250 + 2_000)
    const grace = annSees().game!.deadlines.find(({ kind }) => kind === 'grace')!
    expect(grace.at - 30_000).toBeLessThanOrEqual(silentAt + 100)
    expect(grace.at - 30_000).toBeGreaterThan(silentAt - 3_000)
    expect(ann.connection.state().kind).toBe('open')
    await stopAndCheck(server, clientsOf([match]))
  })

  test('is told to its player within 9 s, and to the opponent within 10 s', async () => {
    const { server, match } = await startGame({ games: ['scribble'] })
    const proxy = await openSilenceableProxy(server.port)
    const [, ben] = match.clients
    const connection = ben.openDevice(proxy.port)
    ben.follow(match.id, connection)
    await waitUntil(() => connection.state().kind === 'open', 'Ben is connected through the proxy')
    await pause(300)
    ben.connection.close()
    await pause(300)
    proxy.silence()
    const benIsHere = () => (match.tables[0].state()!.seats[1] as { here: boolean }).here
    const noticed = waitUntil(() => !benIsHere(), 'The opponent is told')
    const told = await waitUntil(() => connection.state().kind === 'lost', 'Ben is told')
    expect(told).toBeLessThan(9_000)
    expect(await noticed).toBeLessThan(10_000)
    await stopAndCheck(server, clientsOf([match]))
  })
})

describe('[F7] reconnecting', () => {
  test('a new socket before the old one closes does not count as leaving', async () => {
    const { server, match } = await startGame({ games: ['guessgo'] })
    const { token } = match.clients[0]
    let previous = await openRawSocket({ port: server.port, token })
    previous.send({ type: 'watch', table: match.id })
    await previous.message('news')
    match.clients[0].connection.close()
    for (let round = 0; round < 10; round++) {
      const next = await openRawSocket({ port: server.port, token })
      next.send({ type: 'watch', table: match.id })
      await next.message('news')
      // The first update arrives before the presence is stored.
      await pause(50)
      previous.socket.close()
      previous = next
    }
    await pause(200)
    expect(match.tables[1].state()!.seats[0]).toMatchObject({ here: true })
    previous.socket.terminate()
    await waitUntil(
      () => !(match.tables[1].state()!.seats[0] as { here: boolean }).here,
      'The last device is marked as gone',
    )
    const { tables } = await stopAndCheck(server, clientsOf([match]))
    expect(tables[0]!.entries.filter(({ action }) => action.do === 'leave')).toHaveLength(1)
  })

  test('twenty reconnects in a second do not count as leaving', async () => {
    const { server, match } = await startGame({ games: ['scribble'] })
    const [, ben] = match.clients
    for (let round = 0; round < 20; round++) {
      const connection = ben.openDevice()
      ben.follow(match.id, connection)
      await pause(50)
      connection.close()
    }
    expect(await leaveActions(server, match)).toEqual([])
  })

  test('after twenty reconnects of the only device the player is present on one seat', async () => {
    const { server, match } = await startGame()
    const [, ben] = match.clients
    ben.connection.close()
    const connections: ServerConnection[] = []
    for (let round = 0; round < 20; round++) {
      connections.at(-1)?.close()
      const connection = ben.openDevice()
      connections.push(connection)
      ben.follow(match.id, connection)
      await pause(random.between(0, 100))
    }
    const seat = () => match.tables[0].state()!.seats[1]
    await waitUntil(
      () => (seat() as { here: boolean }).here && connections.at(-1)!.state().kind === 'open',
      'Ben is here',
    )
    await pause(500)
    expect(seat()).toMatchObject({ id: ben.player.id, here: true })
    expect(match.tables[0].state()!.phase).toBe('playing')
    await stopAndCheck(server, clientsOf([match]))
  })

  test('two devices of a player share a seat: both see the same, either may move, one may leave', async () => {
    const { server, match } = await startGame({ games: ['guessgo'], length: 'long' })
    await playPreparations(match)
    const [ann] = match.clients
    const tablet = ann.openDevice()
    const onTablet = ann.follow(match.id, tablet)
    await waitUntil(() => onTablet.session(), 'The tablet sees the game')
    const devices = [match.tables[0], onTablet]
    for (let move = 0; move < 6; move++) {
      const turn = { ...match, tables: [devices[move % 2]!, match.tables[1]] as const }
      await waitUntilSynced(server, [match, turn])
      expect((await playOneMove(turn, random)).ok).toBe(true)
    }
    await waitUntilSynced(server, [match, { ...match, tables: [onTablet, match.tables[1]] }])
    expect(onTablet.state()!.viewer).toBe(match.tables[0].state()!.viewer)
    tablet.close()
    await pause(300)
    expect(await leaveActions(server, match)).toEqual([])
  })
})
