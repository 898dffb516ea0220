import { describe, expect, test } from 'vitest'
import type { Books } from '#testing/invariants/books.ts'
import { luckOf } from '#testing/simulation/luck.ts'
import { sure } from './client.ts'
import { halfOpenWay } from './half-open.ts'
import { type Match, pastProposals, playOne, seenAt, settled } from './match.ts'
import { startGame } from './prepared.ts'
import { openRaw } from './raw.ts'
import { checkAll } from './stored.ts'
import { pause, until } from './until.ts'

const HEARTBEAT = { pingMs: 400, timeoutMs: 400 }
const NOTICED_MS = HEARTBEAT.pingMs + HEARTBEAT.timeoutMs
/** For a busy machine. */
const SLACK_MS = 2_000
const GRACE_MS = 30_000
const luck = luckOf('connections', 'moves')

const presence = ({ tables }: Books) =>
  tables.flatMap(({ entries }) => entries.filter(({ action }) => ['leave', 'return'].includes(action.do)))

/** Whether the first player sees the second as being here. */
function isHere({ tables }: Match): boolean {
  const seat = tables[0].standing()!.seats[1]!
  return seat.kind === 'person' && seat.here
}

/** The second player of a match, on a device at the end of a way that can fall silent. */
async function playFromAfar() {
  const { server, match } = await startGame({ strict: false, heartbeat: HEARTBEAT })
  await pastProposals(match)
  const way = await halfOpenWay(server.port)
  const player = match.clients[1]
  const link = player.device(way.port)
  const table = player.follow(match.id, link)
  await until(() => table.session(), 'The device is there')
  player.link.close()
  await pause(100)
  return { server, match, way, player, link, table }
}

describe('[F6] a connection that fell silent', () => {
  test('is noticed in time, and the grace counts from when it was last heard', async () => {
    const { server, match, way, link, table } = await playFromAfar()
    await pause(HEARTBEAT.pingMs)
    const silentAt = way.fallSilent()
    const noticedMs = await until(() => !isHere(match), 'It is noticed')
    console.log(`[F6] noticed after ${Math.round(noticedMs)} ms, with ${NOTICED_MS} ms of ping and timeout`)
    expect(noticedMs).toBeLessThan(NOTICED_MS + SLACK_MS)
    const grace = match.tables[0]
      .session()!
      .snapshot()
      .deadlines.find(({ kind }) => kind === 'grace')!
    expect(grace.at - GRACE_MS).toBeLessThan(silentAt + 100)
    expect(grace.at - GRACE_MS).toBeGreaterThan(silentAt - HEARTBEAT.pingMs - SLACK_MS)

    way.heal()
    link.retry()
    await until(() => isHere(match), 'A device that is woken asks for a sign and comes back')
    sure(await playOne({ ...match, tables: [match.tables[0], table] }, luck))
    await until(() => table.standing()?.seq === match.tables[0].standing()?.seq, 'Both know the same')
    const books = await checkAll(server, match.clients, seenAt([match]).slice(0, 1))
    const [left, back, ...more] = presence(books)
    expect([left!.action.do, back!.action.do, ...more]).toEqual(['leave', 'return'])
    const since = left!.action.do === 'leave' ? left!.action.since! : 0
    expect(left!.at - since).toBeGreaterThanOrEqual(NOTICED_MS)
  })

  test('is nobody’s leaving when another one came before that was noticed', async () => {
    const { server, match, way, player } = await playFromAfar()
    way.fallSilent()
    const again = player.follow(match.id, player.device())
    await until(() => again.session(), 'The other device is there')
    await pause(2 * NOTICED_MS)
    expect(presence(await checkAll(server, match.clients))).toEqual([])
  })
})

describe('[F7] one player', () => {
  test('with twenty reconnects in a second, each before the last one’s close, never leaves', async () => {
    const { server, match } = await startGame({ strict: false })
    await pastProposals(match)
    const { token, witness, link } = match.clients[1]
    let before = { terminate: link.close }
    for (let number = 0; number < 20; number++) {
      const { socket, send, message } = await openRaw({ port: server.port, token, witness })
      send({ type: 'watch', table: match.id })
      await message('news')
      before.terminate()
      before = socket
      await pause(25)
    }
    await pause(300)
    expect(isHere(match)).toBe(true)
    expect(presence(await checkAll(server, match.clients))).toEqual([])
  })

  test('with twenty reconnects in a second, each after the last one’s end, is here in the end', async () => {
    const { server, match } = await startGame({ strict: false })
    await pastProposals(match)
    const { token, witness, link } = match.clients[1]
    link.close()
    for (let number = 0; number < 20; number++) {
      const { socket, send } = await openRaw({ port: server.port, token, witness })
      send({ type: 'watch', table: match.id })
      await pause(luck.between(0, 50))
      if (number < 19) socket.terminate()
    }
    await pause(300)
    await until(() => isHere(match), 'The player is here')
    expect(match.tables[0].standing()!.game!.deadlines.map(({ kind }) => kind)).toEqual(['move'])
    const books = await checkAll(server, match.clients, seenAt([match]).slice(0, 1))
    const turns = presence(books).map(({ action }) => action.do)
    expect(turns).toEqual(turns.map((_, index) => (index % 2 === 0 ? 'leave' : 'return')))
    expect(turns.at(-1)).not.toBe('leave')
  })

  test('with two devices has one seat, plays from both, and leaves with the last', async () => {
    const { server, match } = await startGame({ strict: false })
    await pastProposals(match)
    const [other, player] = match.clients
    const second = player.device()
    const table = player.follow(match.id, second)
    await until(() => table.session(), 'The second device is there')
    expect(table.standing()!.viewer).toBe(1)
    expect(await table.sit()).toMatchObject({ ok: false, rejection: { code: 'already-seated' } })
    const bySecond: Match = { ...match, tables: [match.tables[0], table] }
    for (const by of [match, bySecond, match, bySecond, match, bySecond]) {
      sure(await playOne(by, luck))
      await settled(server, [match, bySecond])
    }
    player.link.close()
    await pause(300)
    expect(isHere(match)).toBe(true)
    sure(await playOne(bySecond, luck))
    second.close()
    await until(() => !isHere(match), 'The last device is gone')
    other.link.close()
    await pause(100)
    const books = await checkAll(server, match.clients)
    expect(presence(books).map(({ action }) => action)).toMatchObject([
      { do: 'leave', seat: 1 },
      { do: 'leave', seat: 0 },
    ])
  })
})
