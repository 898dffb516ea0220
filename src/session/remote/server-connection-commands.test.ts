import { describe, expect, test } from 'vitest'
import { connectToFakeServer } from '#testing/fakes/fake-server.ts'

describe('a command', () => {
  test('is answered once, with the seq or the reason', async () => {
    const { link, greet, say } = connectToFakeServer()
    greet()
    const played = link.command('id', { do: 'move', text: 'c3' })
    const refused = link.command('id', { do: 'resign' })
    say({ type: 'answer', id: 'c1', ok: true, seq: 4 })
    say({ type: 'answer', id: 'c2', ok: false, seq: 4, rejection: { code: 'game-over' }, sentence: '' })
    expect(await played).toEqual({ ok: true, value: 4 })
    expect(await refused).toEqual({ ok: false, rejection: { code: 'game-over' } })
  })

  test('[F3] made while the connection is lost is sent when it is back, under the same id', () => {
    const { clock, link, greet, cut, commands } = connectToFakeServer()
    greet()
    link.command('id', { do: 'move', text: 'c3' })
    cut()
    link.command('id', { do: 'resign' })
    expect(commands()).toEqual(['c1'])
    clock.advance(125)
    greet()
    expect(commands()).toEqual(['c1', 'c1', 'c2'])
  })

  test('[F3] whose answer was lost is sent again', () => {
    const { clock, link, greet, say, commands } = connectToFakeServer()
    greet()
    link.command('id', { do: 'resign' })
    clock.advance(8_000)
    expect(commands().length).toBeGreaterThan(1)
    const sent = commands().length
    say({ type: 'answer', id: 'c1', ok: true, seq: 4 })
    clock.advance(8_000)
    expect(commands()).toHaveLength(sent)
  })

  test('is refused where the link is', async () => {
    const { link, wires } = connectToFakeServer()
    const waiting = link.command('id', { do: 'resign' })
    wires[0]!.onClose({ code: 'another-protocol' })
    const refusal = { ok: false, rejection: { code: 'another-protocol' } }
    expect([await waiting, await link.command('id', { do: 'resign' })]).toEqual([refusal, refusal])
  })
})
