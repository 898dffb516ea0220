import { describe, expect, test } from 'vitest'
import type { CommandAnswer } from '#protocol/server-messages.ts'
import { onlinePlayOf, PLAYED_GAMES, type PlayedGame } from '#testing/online-play/online-play.ts'
import { clientsOf, clientViews, playPreparations, seatToMove, waitUntilSynced } from '#testing/wire/match.ts'
import { openRawSocket } from '#testing/wire/raw-socket.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { stopAndCheck } from './check-storage.ts'
import { startGame } from './prepared-games.ts'

/** A game, and two more sockets of the player to move. */
async function twoTabs(game: PlayedGame) {
  const { server, match } = await startGame({ games: [game] })
  await playPreparations(match)
  await waitUntil(() => seatToMove(match) !== undefined, 'Somebody is to move')
  const seat = seatToMove(match)!
  const { view } = match.tables[seat].session()!.snapshot()
  const [move, otherMove] = onlinePlayOf(game)
    .twoMoves(view)
    .map(text => ({ do: 'move', text }) as const)
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
  return { server, match, seat, move: move!, otherMove: otherMove!, openTab, tabs, post, finish }
}

describe.each(PLAYED_GAMES)('[F3] in %s a duplicate command is executed once and answered the same', game => {
  test('over two sockets at once, over HTTP, later, and after a restart', async () => {
    const { server, match, seat, move, openTab, tabs, post, finish } = await twoTabs(game)
    const answers = await Promise.all([
      tabs[0].command(match.id, 'm1', move),
      tabs[1].command(match.id, 'm1', move),
      post('m1', move),
    ])
    answers.push(await tabs[0].command(match.id, 'm1', move))
    await server.kill()
    await server.start()
    answers.push(await (await openTab()).command(match.id, 'm1', move))
    answers.push(await post('m1', move))
    expect(answers[0]!.ok).toBe(true)
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    const { tables } = await finish()
    const moves = tables[0]!.entries.filter(({ command }) => command?.endsWith('/m1'))
    expect(moves.map(({ action }) => action)).toEqual([
      expect.objectContaining({ do: 'move', seat, text: move.text }),
    ])
  })

  test('when the answer is lost with the connection', async () => {
    const { match, move, openTab, tabs, finish } = await twoTabs(game)
    for (let round = 0; round < 5; round++) {
      const lost = await openTab()
      lost.send({ type: 'command', table: match.id, id: 'm1', command: move })
      lost.socket.terminate()
    }
    expect((await tabs[1].command(match.id, 'm1', move)).ok).toBe(true)
    const { tables } = await finish()
    expect(tables[0]!.entries.filter(({ command }) => command?.endsWith('/m1'))).toHaveLength(1)
  })

  test('two players may choose the same id', async () => {
    const { server, match, seat, move, tabs, finish } = await twoTabs(game)
    const other = match.clients[seat === 0 ? 1 : 0]
    const otherSocket = await openRawSocket({
      port: server.port,
      token: other.token,
      clientLog: other.clientLog,
    })
    const one = await tabs[0].command(match.id, 'm1', move)
    await waitUntil(() => seatToMove(match) === 1 - seat, 'The other player is to move')
    const { view } = match.tables[seat === 0 ? 1 : 0].session()!.snapshot()
    const [text] = onlinePlayOf(game).twoMoves(view)
    const two = await otherSocket.command(match.id, 'm1', { do: 'move', text })
    expect([one.ok, two.ok, two.seq - one.seq]).toEqual([true, true, 1])
    await finish()
  })
})

describe.each(PLAYED_GAMES)('[F4] in %s, of two moves for one turn from two tabs', game => {
  test.each(['with its turn', 'without its turn'])(
    'exactly one is played, and the other is refused with the current seq (%s)',
    async variant => {
      const { match, seat, move, otherMove, tabs, finish } = await twoTabs(game)
      const { turn } = match.tables[seat].state()!.game!
      const turnField = variant === 'without its turn' ? {} : { turn }
      const answers = await Promise.all([
        tabs[0].command(match.id, 'm1', { ...move, ...turnField }),
        tabs[1].command(match.id, 'm2', { ...otherMove, ...turnField }),
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

  test('the later one is refused, even if the player is to move again by then', async () => {
    const { match, seat, move, otherMove, tabs, finish } = await twoTabs(game)
    const { turn } = match.tables[seat].state()!.game!
    expect((await tabs[0].command(match.id, 'm1', { ...move, turn })).ok).toBe(true)
    await waitUntil(() => seatToMove(match) === 1 - seat, 'The other player is to move')
    const other = match.tables[seat === 0 ? 1 : 0].session()!
    expect((await other.play(onlinePlayOf(game).twoMoves(other.snapshot().view)[0])).ok).toBe(true)
    await waitUntil(() => seatToMove(match) === seat, 'It is the first player’s turn again')
    const late = await tabs[1].command(match.id, 'm2', { ...otherMove, turn })
    expect(late).toMatchObject({ ok: false, rejection: { code: 'position-changed' } })
    expect(late.seq).toBe(match.tables[seat].state()!.seq)
    await finish()
  })

  test('of fifty moves at once one is played', async () => {
    const { match, move, otherMove, tabs, finish } = await twoTabs(game)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        tabs[number % 2]!.command(match.id, `m${number}`, number % 3 ? move : otherMove),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await finish()
  })
})
