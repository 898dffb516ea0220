import { describe, expect, test } from 'vitest'
import { serverRejection } from '#protocol/refusals.ts'
import { connectToFakeServer, TABLE_ABOUT, tableUpdate } from '#testing/fakes/fake-server.ts'

describe('a subscribed table', () => {
  test('is subscribed to from the last seq after every reconnect', () => {
    const { clock, link: connection, greet, cut, sent } = connectToFakeServer()
    let since = -1
    connection.subscribeTable('id', { lastSeq: () => since, onUpdate() {}, onMissing() {} })
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

  test('can be subscribed to by its code and receives updates by its id', () => {
    const { link: connection, greet, say } = connectToFakeServer()
    const received: number[] = []
    connection.subscribeTable('K7-PLUM', {
      lastSeq: () => -1,
      onUpdate: update => received.push(update.seq),
      onMissing() {},
    })
    greet()
    say({ ...tableUpdate(3), from: -1, about: TABLE_ABOUT })
    say(tableUpdate(4))
    expect(received).toEqual([3, 4])
  })

  test('[F1] is subscribed to by its id after a reconnect: a class of thirty must not use up thirty code attempts', () => {
    const { clock, link: connection, greet, cut, say, watches, sent, follow } = connectToFakeServer()
    follow('K7-PLUM')
    greet()
    say({ ...tableUpdate(3), from: -1, about: TABLE_ABOUT })
    connection.catchUp('K7-PLUM')
    expect(watches().map(({ table }) => table)).toEqual(['K7-PLUM', 'K7-PLUM'])
    cut()
    clock.advance(125)
    greet()
    connection.catchUp('K7-PLUM')
    expect(watches().map(({ table }) => table)).toEqual(['id', 'id'])
    connection.subscribeTable('K7-PLUM', { lastSeq: () => 3, onUpdate() {}, onMissing() {} })()
    expect(sent.filter(({ type }) => type === 'unwatch')).toEqual([{ type: 'unwatch', table: 'id' }])
  })

  test('that does not exist is reported as missing', () => {
    const { link: connection, greet, say } = connectToFakeServer()
    let missing = ''
    connection.subscribeTable('K7-PLUM', {
      lastSeq: () => -1,
      onUpdate() {},
      onMissing: ({ code }) => (missing = code),
    })
    greet()
    say({
      type: 'refused',
      rejection: serverRejection('no-such-table', { table: 'K7-PLUM' }),
      sentence: '',
    })
    expect(missing).toBe('no-such-table')
  })

  test('[F10] is requested again if the server could not send it, even if other messages arrive', () => {
    const { clock, greet, say, watches, follow } = connectToFakeServer()
    const { missing } = follow('id')
    greet()
    say(tableUpdate(3))
    watches()
    say({ type: 'refused', rejection: serverRejection('not-kept', { table: 'id' }), sentence: '' })
    clock.advance(3_000)
    say({ type: 'lobby', tables: [] })
    clock.advance(1_000)
    expect(watches()[0]).toEqual({ type: 'watch', table: 'id', since: 3 })
    say(tableUpdate(3))
    clock.advance(4_000)
    expect([watches(), missing]).toEqual([[], []])
  })

  test('is not requested again if it does not exist', () => {
    const { clock, greet, say, watches, follow } = connectToFakeServer()
    const { missing } = follow('id')
    greet()
    watches()
    say({ type: 'refused', rejection: serverRejection('no-such-table', { table: 'id' }), sentence: '' })
    clock.advance(4_000)
    expect([watches(), missing]).toEqual([[], ['no-such-table']])
  })

  test('[F4] is requested when an answer has a later seq than the known one', () => {
    const { link: connection, greet, say, watches, follow } = connectToFakeServer()
    follow('id')
    greet()
    say(tableUpdate(3))
    watches()
    void connection.command('id', { do: 'move', text: 'c3' })
    const rejection = serverRejection('position-changed')
    say({ type: 'answer', id: 'c1', ok: false, seq: 4, rejection, sentence: '' })
    expect(watches()).toEqual([{ type: 'watch', table: 'id', since: 3 }])
  })
})
