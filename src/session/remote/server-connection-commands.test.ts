import { describe, expect, test } from 'vitest'
import { serverRejection } from '#protocol/refusals.ts'
import { tableRejection } from '#table/refusals.ts'
import { connectToFakeServer } from '#testing/fakes/fake-server.ts'

describe('a command', () => {
  test('is answered once, with the seq or the rejection', async () => {
    const { link: connection, greet, say } = connectToFakeServer()
    greet()
    const played = connection.command('id', { do: 'move', text: 'c3' })
    const refused = connection.command('id', { do: 'resign' })
    say({ type: 'answer', id: 'c1', ok: true, seq: 4 })
    say({ type: 'answer', id: 'c2', ok: false, seq: 4, rejection: tableRejection('game-over'), sentence: '' })
    expect(await played).toEqual({ ok: true, value: 4 })
    expect(await refused).toEqual({ ok: false, rejection: { code: 'game-over' } })
  })

  test('[F3] issued while the connection is lost is sent after the reconnect, under the same id', () => {
    const { clock, link: connection, greet, cut, commands } = connectToFakeServer()
    greet()
    connection.command('id', { do: 'move', text: 'c3' })
    cut()
    connection.command('id', { do: 'resign' })
    expect(commands()).toEqual(['c1'])
    clock.advance(125)
    greet()
    expect(commands()).toEqual(['c1', 'c1', 'c2'])
  })

  test('[F3] is sent again if its answer was lost', () => {
    const { clock, link: connection, greet, say, commands } = connectToFakeServer()
    greet()
    connection.command('id', { do: 'resign' })
    clock.advance(8_000)
    expect(commands().length).toBeGreaterThan(1)
    const sent = commands().length
    say({ type: 'answer', id: 'c1', ok: true, seq: 4 })
    clock.advance(8_000)
    expect(commands()).toHaveLength(sent)
  })

  test('is refused if the connection is refused', async () => {
    const { link: connection, wires } = connectToFakeServer()
    const waiting = connection.command('id', { do: 'resign' })
    wires[0]!.onClose(serverRejection('another-protocol'))
    const refusal = { ok: false, rejection: { code: 'another-protocol' } }
    expect([await waiting, await connection.command('id', { do: 'resign' })]).toEqual([refusal, refusal])
  })
})
