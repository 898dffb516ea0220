import { describe, expect, test } from 'vitest'
import type { CommandAnswer } from '#protocol/server-messages.ts'
import { stopAndCheck } from './check-storage.ts'
import { clientsOf, clientViews, playProposals, seatToMove, waitUntilSynced } from './match.ts'
import { startGame } from './prepared-games.ts'
import { openRawSocket } from './raw-socket.ts'
import { waitUntil } from './wait-until.ts'

/** A game, and two more sockets of the player to move. */
async function twoTabs() {
  const { server, match } = await startGame()
  await playProposals(match)
  const seat = seatToMove(match)!
  const { token, clientLog } = match.clients[seat]
  const openTab = () => openRawSocket({ port: server.port, token, clientLog })
  const tabs = [await openTab(), await openTab()] as const
  const post = async (id: string, command: object) => {
    clientLog.recordSent(JSON.stringify({ type: 'command', table: match.id, id, command }))
    const response = await fetch(`${server.url}/api/tables/${match.id}/commands`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id, command }),
    })
    return (await response.json()) as CommandAnswer
  }
  const finish = async () => {
    await waitUntilSynced(server, [match])
    return stopAndCheck(server, clientsOf([match]), clientViews([match]))
  }
  return { server, match, seat, openTab, tabs, post, finish }
}

const MOVE = { do: 'move', text: 'e5' } as const

describe('[F3] a duplicate command is executed once and answered the same', () => {
  test('over two sockets at once, over HTTP, later, and after a restart', async () => {
    const { server, match, openTab, tabs, post, finish } = await twoTabs()
    const answers = await Promise.all([
      tabs[0].command(match.id, 'm1', MOVE),
      tabs[1].command(match.id, 'm1', MOVE),
      post('m1', MOVE),
    ])
    answers.push(await tabs[0].command(match.id, 'm1', MOVE))
    await server.kill()
    await server.start()
    answers.push(await (await openTab()).command(match.id, 'm1', MOVE))
    answers.push(await post('m1', MOVE))
    expect(answers[0]!.ok).toBe(true)
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    const { tables } = await finish()
    const moves = tables[0]!.entries.filter(({ command }) => command?.endsWith('/m1'))
    expect(moves.map(({ action }) => action)).toEqual([expect.objectContaining({ do: 'move', text: 'e5' })])
  })

  test('when the answer is lost with the connection', async () => {
    const { match, openTab, tabs, finish } = await twoTabs()
    for (let round = 0; round < 5; round++) {
      const lost = await openTab()
      lost.send({ type: 'command', table: match.id, id: 'm1', command: MOVE })
      lost.socket.terminate()
    }
    expect((await tabs[1].command(match.id, 'm1', MOVE)).ok).toBe(true)
    const { tables } = await finish()
    expect(tables[0]!.entries.filter(({ command }) => command?.endsWith('/m1'))).toHaveLength(1)
  })

  test('two players may choose the same id', async () => {
    const { server, match, seat, tabs, finish } = await twoTabs()
    const other = match.clients[seat === 0 ? 1 : 0]
    const otherSocket = await openRawSocket({
      port: server.port,
      token: other.token,
      clientLog: other.clientLog,
    })
    const one = await tabs[0].command(match.id, 'm1', MOVE)
    const two = await otherSocket.command(match.id, 'm1', { do: 'move', text: 'a1' })
    expect([one.ok, two.ok, two.seq - one.seq]).toEqual([true, true, 1])
    await finish()
  })
})

describe('[F4] two moves for one turn from two tabs', () => {
  test.each(['with its turn', 'without its turn'])(
    'exactly one is played, the other is refused with the current seq (%s)',
    async variant => {
      const { match, seat, tabs, finish } = await twoTabs()
      const { turn } = match.tables[seat].state()!.game!
      const turnField = variant === 'without its turn' ? {} : { turn }
      const answers = await Promise.all([
        tabs[0].command(match.id, 'm1', { ...MOVE, ...turnField }),
        tabs[1].command(match.id, 'm2', { do: 'move', text: 'a1', ...turnField }),
      ])
      const refused = answers.filter(answer => !answer.ok)
      const played = answers.filter(({ ok }) => ok)
      expect([played.length, refused.length]).toEqual([1, 1])
      // Refused as out of turn or for an earlier turn; either way with the current seq.
      expect(['position-changed', 'not-your-turn']).toContain(refused[0]!.rejection.code)
      expect(refused[0]!.seq).toBe(played[0]!.seq)
      await waitUntil(() => match.tables[seat].state()!.seq === played[0]!.seq, 'The view is right again')
      await finish()
    },
  )

  test('of fifty moves at once one is played', async () => {
    const { match, tabs, finish } = await twoTabs()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        tabs[number % 2]!.command(match.id, `m${number}`, { do: 'move', text: number % 3 ? 'a1' : 'c3' }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await finish()
  })
})
