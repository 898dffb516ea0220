import { describe, expect, test } from 'vitest'
import type { ServerMessage, TableNews } from '#protocol/news.ts'
import type { ClientMessage } from '#protocol/orders.ts'
import { handClock } from '#testing/hand-clock.ts'
import { type Link, openLink } from './link.ts'
import type { WireEars } from './wire.ts'

const ANN = { id: 'ann', name: 'Ann', claimed: false }

/** A house that says and hears by hand, over one wire at a time. */
function opening() {
  const clock = handClock()
  const wires: WireEars[] = []
  const sent: ClientMessage[] = []
  let count = 0
  const link: Link = openLink({
    clock,
    newId: () => `c${++count}`,
    chance: () => 0,
    openWire(ears) {
      wires.push(ears)
      return { send: text => sent.push(JSON.parse(text)), close() {} }
    },
  })
  const say = (message: ServerMessage) => wires.at(-1)!.heard(JSON.stringify(message))
  return {
    clock,
    link,
    sent,
    say,
    wires,
    greet: () => say({ type: 'hello', protocol: 1, now: clock.now() + 5_000, player: ANN }),
    cut: () => wires.at(-1)!.closed(),
    /** What was asked about tables since the last look. */
    watches: () => sent.splice(0).filter(message => message.type === 'watch'),
    /** Watches a table and remembers its seq, and why there is none. */
    follow(table: string) {
      let known = -1
      const missing: string[] = []
      link.watch(table, {
        since: () => known,
        news: ({ seq }) => {
          known = seq
        },
        missing: ({ code }) => missing.push(code),
      })
      return { missing }
    },
    commands: () => sent.flatMap(message => (message.type === 'command' ? [message.id] : [])),
  }
}

const news = (seq: number): TableNews => ({
  type: 'news',
  table: 'id',
  from: seq - 1,
  seq,
  now: 0,
  phase: 'playing',
  viewer: 0,
})

const ABOUT = {
  code: 'K7-PLUM',
  game: 'x',
  version: 1,
  setup: {},
  open: true,
  commitment: '',
  createdAt: 0,
}

describe('a link', () => {
  test('is open once the house has greeted', () => {
    const { link, greet } = opening()
    expect(link.state().kind).toBe('opening')
    greet()
    expect(link.state()).toEqual({ kind: 'open', player: ANN })
  })

  test('comes back by itself, later each time, and without end', () => {
    const { clock, link, wires, greet, cut } = opening()
    greet()
    const waits: number[] = []
    for (let round = 0; round < 8; round++) {
      cut()
      const state = link.state()
      const wait = state.kind === 'lost' ? state.retryAt - clock.now() : -1
      waits.push(wait)
      clock.pass(wait - 1)
      expect(wires).toHaveLength(round + 1)
      clock.pass(1)
      expect(wires).toHaveLength(round + 2)
    }
    expect(waits).toEqual([125, 250, 500, 1000, 1000, 1000, 1000, 1000])
  })

  test('tells since when it has been lost, however often it has tried since', () => {
    const { clock, link, greet, cut } = opening()
    greet()
    const since = clock.now()
    cut()
    clock.pass(125)
    cut()
    expect(link.state()).toMatchObject({ kind: 'lost', since })
  })

  test('does not wait when the network is said to be back', () => {
    const { link, greet, cut, wires } = opening()
    greet()
    cut()
    link.retry()
    expect(wires).toHaveLength(2)
  })

  test('[F6] after a sleep a dead connection is noticed within 3 s, and a live one stays', () => {
    const dead = opening()
    dead.greet()
    dead.clock.pass(1)
    dead.link.retry()
    dead.clock.pass(3_000)
    expect(dead.link.state().kind).toBe('lost')
    const live = opening()
    live.greet()
    live.clock.pass(1)
    live.link.retry()
    live.say({ type: 'time', sent: 0, now: 0 })
    live.clock.pass(3_000)
    expect(live.link.state().kind).toBe('open')
  })

  test('does not stumble over what no house says', () => {
    const { greet, link, wires } = opening()
    greet()
    wires[0]!.heard('<html>')
    expect(link.state().kind).toBe('open')
  })

  test('[F6] takes a house that has said nothing for 18 s for gone', () => {
    const { clock, link, greet } = opening()
    greet()
    clock.pass(17_000)
    expect(link.state().kind).toBe('open')
    clock.pass(8_000)
    expect(link.state().kind).toBe('lost')
  })

  test('does not try again where it is refused', () => {
    const { clock, link, wires } = opening()
    wires[0]!.closed({ code: 'not-recognised' })
    clock.pass(60_000)
    expect([link.state().kind, wires.length]).toEqual(['refused', 1])
  })

  test('knows the server’s time as well as the way there allows', () => {
    const { clock, link, greet, say } = opening()
    greet()
    expect(link.local(clock.now() + 5_000)).toBe(clock.now())
    const sentAt = clock.now()
    clock.pass(40)
    say({ type: 'time', sent: sentAt, now: sentAt + 3_020 })
    expect(link.local(clock.now() + 3_000)).toBe(clock.now())
  })
})

describe('a command', () => {
  test('is answered once, with the seq or the reason', async () => {
    const { link, greet, say } = opening()
    greet()
    const played = link.command('id', { do: 'move', text: 'c3' })
    const refused = link.command('id', { do: 'resign' })
    say({ type: 'answer', id: 'c1', ok: true, seq: 4 })
    say({ type: 'answer', id: 'c2', ok: false, seq: 4, rejection: { code: 'game-over' }, sentence: '' })
    expect(await played).toEqual({ ok: true, value: 4 })
    expect(await refused).toEqual({ ok: false, rejection: { code: 'game-over' } })
  })

  test('[F3] made while the connection is lost is sent when it is back, under the same id', () => {
    const { clock, link, greet, cut, commands } = opening()
    greet()
    link.command('id', { do: 'move', text: 'c3' })
    cut()
    link.command('id', { do: 'resign' })
    expect(commands()).toEqual(['c1'])
    clock.pass(125)
    greet()
    expect(commands()).toEqual(['c1', 'c1', 'c2'])
  })

  test('[F3] whose answer was lost is sent again', () => {
    const { clock, link, greet, say, commands } = opening()
    greet()
    link.command('id', { do: 'resign' })
    clock.pass(8_000)
    expect(commands().length).toBeGreaterThan(1)
    const sent = commands().length
    say({ type: 'answer', id: 'c1', ok: true, seq: 4 })
    clock.pass(8_000)
    expect(commands()).toHaveLength(sent)
  })

  test('is refused where the link is', async () => {
    const { link, wires } = opening()
    const waiting = link.command('id', { do: 'resign' })
    wires[0]!.closed({ code: 'another-protocol' })
    const refusal = { ok: false, rejection: { code: 'another-protocol' } }
    expect([await waiting, await link.command('id', { do: 'resign' })]).toEqual([refusal, refusal])
  })
})

describe('a watched table', () => {
  test('is asked about from the last seq on whenever the link is back', () => {
    const { clock, link, greet, cut, sent } = opening()
    let since = -1
    link.watch('id', { since: () => since, news() {}, missing() {} })
    greet()
    since = 7
    cut()
    clock.pass(125)
    greet()
    expect(sent.filter(message => message.type === 'watch')).toEqual([
      { type: 'watch', table: 'id', since: -1 },
      { type: 'watch', table: 'id', since: 7 },
    ])
  })

  test('may be watched by its code and is told of by its id', () => {
    const { link, greet, say } = opening()
    const heard: number[] = []
    link.watch('K7-PLUM', { since: () => -1, news: one => heard.push(one.seq), missing() {} })
    greet()
    say({ ...news(3), from: -1, about: ABOUT })
    say(news(4))
    expect(heard).toEqual([3, 4])
  })

  test('[F1] is asked for by its id when the link is back: a class of thirty must not try thirty codes', () => {
    const { clock, link, greet, cut, say, watches, sent, follow } = opening()
    follow('K7-PLUM')
    greet()
    say({ ...news(3), from: -1, about: ABOUT })
    link.catchUp('K7-PLUM')
    expect(watches().map(({ table }) => table)).toEqual(['K7-PLUM', 'K7-PLUM'])
    cut()
    clock.pass(125)
    greet()
    link.catchUp('K7-PLUM')
    expect(watches().map(({ table }) => table)).toEqual(['id', 'id'])
    link.watch('K7-PLUM', { since: () => 3, news() {}, missing() {} })()
    expect(sent.filter(({ type }) => type === 'unwatch')).toEqual([{ type: 'unwatch', table: 'id' }])
  })

  test('that does not exist is told to be missing', () => {
    const { link, greet, say } = opening()
    let missing = ''
    link.watch('K7-PLUM', { since: () => -1, news() {}, missing: ({ code }) => (missing = code) })
    greet()
    say({
      type: 'refused',
      rejection: { code: 'no-such-table', details: { table: 'K7-PLUM' } },
      sentence: '',
    })
    expect(missing).toBe('no-such-table')
  })

  test('[F10] is asked for again when it could not be told of, also where other things are heard', () => {
    const { clock, greet, say, watches, follow } = opening()
    const { missing } = follow('id')
    greet()
    say(news(3))
    watches()
    say({ type: 'refused', rejection: { code: 'not-kept', details: { table: 'id' } }, sentence: '' })
    clock.pass(3_000)
    say({ type: 'lobby', tables: [] })
    clock.pass(1_000)
    expect(watches()).toEqual([{ type: 'watch', table: 'id', since: 3 }])
    say(news(3))
    clock.pass(4_000)
    expect([watches(), missing]).toEqual([[], []])
  })

  test('is not asked for again where there is none', () => {
    const { clock, greet, say, watches, follow } = opening()
    const { missing } = follow('id')
    greet()
    watches()
    say({ type: 'refused', rejection: { code: 'no-such-table', details: { table: 'id' } }, sentence: '' })
    clock.pass(4_000)
    expect([watches(), missing]).toEqual([[], ['no-such-table']])
  })

  test('[F4] is asked for when an answer tells of more than is known', () => {
    const { link, greet, say, watches, follow } = opening()
    follow('id')
    greet()
    say(news(3))
    watches()
    void link.command('id', { do: 'move', text: 'c3' })
    const rejection = { code: 'position-changed' }
    say({ type: 'answer', id: 'c1', ok: false, seq: 4, rejection, sentence: '' })
    expect(watches()).toEqual([{ type: 'watch', table: 'id', since: 3 }])
  })
})
