import { describe, expect, test } from 'vitest'
import type { ServerMessage, TableNews } from '#protocol/news.ts'
import type { ClientMessage } from '#protocol/orders.ts'
import { handClock } from '#testing/hand-clock.ts'
import { openLink } from './link.ts'
import type { WireEars } from './wire.ts'

const ABOUT = {
  ...{ code: 'K7-PLUM', game: 'obstruction', version: 1, setup: {}, open: false },
  ...{ commitment: '', createdAt: 0 },
}

function news(seq: number): TableNews {
  return {
    ...{ type: 'news', table: 't1', from: -1, seq, now: 0, phase: 'waiting', viewer: 0 },
    ...{ about: ABOUT, seats: [], rematch: { asked: [] } },
  }
}

/** A link over wires that are held in the hand. */
function linked() {
  const clock = handClock()
  const said: ClientMessage[] = []
  const wires: WireEars[] = []
  let ids = 0
  const link = openLink({
    clock,
    newId: () => `c${ids++}`,
    chance: () => 0,
    openWire(ears) {
      wires.push(ears)
      return { send: text => said.push(JSON.parse(text)), close: () => {} }
    },
  })
  const hear = (message: ServerMessage) => wires.at(-1)!.heard(JSON.stringify(message))
  const greet = () =>
    hear({ type: 'hello', protocol: 1, now: 0, player: { id: 'ann', name: 'Ann', claimed: false } })
  const watches = () => said.splice(0).filter(({ type }) => type === 'watch')
  let known = -1
  const refusals: string[] = []
  link.watch('K7-PLUM', {
    since: () => known,
    news: ({ seq }) => {
      known = seq
    },
    missing: ({ code }) => refusals.push(code),
  })
  return { clock, link, hear, greet, watches, refusals, lose: () => wires.at(-1)!.closed() }
}

describe('a table that is watched', () => {
  test('[F10] is asked for again when it could not be told of, also where other things are heard', () => {
    const { clock, hear, greet, watches, refusals } = linked()
    greet()
    expect(watches()).toEqual([{ type: 'watch', table: 'K7-PLUM', since: -1 }])
    hear(news(3))
    const rejection = { code: 'not-kept', details: { table: 'K7-PLUM' } }
    hear({ type: 'refused', rejection, sentence: '' })
    clock.pass(3_000)
    hear({ type: 'lobby', tables: [] })
    clock.pass(1_000)
    expect(watches()).toEqual([{ type: 'watch', table: 'K7-PLUM', since: 3 }])
    hear(news(3))
    clock.pass(4_000)
    expect(watches()).toEqual([])
    expect(refusals).toEqual([])
  })

  test('is not asked for again where there is none', () => {
    const { clock, hear, greet, watches, refusals } = linked()
    greet()
    watches()
    const rejection = { code: 'no-such-table', details: { table: 'K7-PLUM' } }
    hear({ type: 'refused', rejection, sentence: '' })
    clock.pass(4_000)
    expect([watches(), refusals]).toEqual([[], ['no-such-table']])
  })

  test('[F4] is asked for when an answer tells of more than is known', () => {
    const { link, hear, greet, watches } = linked()
    greet()
    hear(news(3))
    watches()
    void link.command('t1', { do: 'move', text: 'c3' })
    const rejection = { code: 'position-changed' }
    hear({ type: 'answer', id: 'c0', ok: false, seq: 4, rejection, sentence: '' })
    expect(watches()).toEqual([{ type: 'watch', table: 'K7-PLUM', since: 3 }])
  })
})
