import { describe, expect, test } from 'vitest'
import { connectToFakeServer, TABLE_ABOUT, tableUpdate } from '#testing/fakes/fake-server.ts'

describe('a watched table', () => {
  test('is asked about from the last seq on whenever the link is back', () => {
    const { clock, link, greet, cut, sent } = connectToFakeServer()
    let since = -1
    link.subscribeTable('id', { lastSeq: () => since, onUpdate() {}, onMissing() {} })
    greet()
    since = 7
    cut()
    clock.advance(125)
    greet()
    expect(sent.filter(message => message.type === 'watch')).toEqual([
      { type: 'watch', table: 'id', since: -1 },
      { type: 'watch', table: 'id', since: 7 },
    ])
  })

  test('may be watched by its code and is told of by its id', () => {
    const { link, greet, say } = connectToFakeServer()
    const heard: number[] = []
    link.subscribeTable('K7-PLUM', {
      lastSeq: () => -1,
      onUpdate: one => heard.push(one.seq),
      onMissing() {},
    })
    greet()
    say({ ...tableUpdate(3), from: -1, about: TABLE_ABOUT })
    say(tableUpdate(4))
    expect(heard).toEqual([3, 4])
  })

  test('[F1] is asked for by its id when the link is back: a class of thirty must not try thirty codes', () => {
    const { clock, link, greet, cut, say, watches, sent, follow } = connectToFakeServer()
    follow('K7-PLUM')
    greet()
    say({ ...tableUpdate(3), from: -1, about: TABLE_ABOUT })
    link.catchUp('K7-PLUM')
    expect(watches().map(({ table }) => table)).toEqual(['K7-PLUM', 'K7-PLUM'])
    cut()
    clock.advance(125)
    greet()
    link.catchUp('K7-PLUM')
    expect(watches().map(({ table }) => table)).toEqual(['id', 'id'])
    link.subscribeTable('K7-PLUM', { lastSeq: () => 3, onUpdate() {}, onMissing() {} })()
    expect(sent.filter(({ type }) => type === 'unwatch')).toEqual([{ type: 'unwatch', table: 'id' }])
  })

  test('that does not exist is told to be missing', () => {
    const { link, greet, say } = connectToFakeServer()
    let missing = ''
    link.subscribeTable('K7-PLUM', {
      lastSeq: () => -1,
      onUpdate() {},
      onMissing: ({ code }) => (missing = code),
    })
    greet()
    say({
      type: 'refused',
      rejection: { code: 'no-such-table', details: { table: 'K7-PLUM' } },
      sentence: '',
    })
    expect(missing).toBe('no-such-table')
  })

  test('[F10] is asked for again when it could not be told of, also where other things are heard', () => {
    const { clock, greet, say, watches, follow } = connectToFakeServer()
    const { missing } = follow('id')
    greet()
    say(tableUpdate(3))
    watches()
    say({ type: 'refused', rejection: { code: 'not-kept', details: { table: 'id' } }, sentence: '' })
    clock.advance(3_000)
    say({ type: 'lobby', tables: [] })
    clock.advance(1_000)
    expect(watches()).toEqual([{ type: 'watch', table: 'id', since: 3 }])
    say(tableUpdate(3))
    clock.advance(4_000)
    expect([watches(), missing]).toEqual([[], []])
  })

  test('is not asked for again where there is none', () => {
    const { clock, greet, say, watches, follow } = connectToFakeServer()
    const { missing } = follow('id')
    greet()
    watches()
    say({ type: 'refused', rejection: { code: 'no-such-table', details: { table: 'id' } }, sentence: '' })
    clock.advance(4_000)
    expect([watches(), missing]).toEqual([[], ['no-such-table']])
  })

  test('[F4] is asked for when an answer tells of more than is known', () => {
    const { link, greet, say, watches, follow } = connectToFakeServer()
    follow('id')
    greet()
    say(tableUpdate(3))
    watches()
    void link.command('id', { do: 'move', text: 'c3' })
    const rejection = { code: 'position-changed' }
    say({ type: 'answer', id: 'c1', ok: false, seq: 4, rejection, sentence: '' })
    expect(watches()).toEqual([{ type: 'watch', table: 'id', since: 3 }])
  })
})
