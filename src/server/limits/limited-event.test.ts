import { expect, test } from 'vitest'
import { openLimitedEventFormatter } from './limited-event.ts'
import type { KeyKind } from './limits.ts'

const ADDRESS = '192.0.2.7'

test('the log tells players and that an address is the same, but never an address or a name', () => {
  const describe = openLimitedEventFormatter(Buffer.from('secret'))
  const event = (by: KeyKind, key: string) => describe({ limit: 'requests', by, key, isFirst: true })
  const { addressHash } = event('address', ADDRESS)
  expect(addressHash).toMatch(/^[\da-f]{12}$/)
  expect(event('guesser', `a name ${ADDRESS}`)).toEqual({ limit: 'requests', by: 'guesser', addressHash })
  expect(event('player', 'ann')).toEqual({ limit: 'requests', by: 'player', player: 'ann' })
  expect(event('socket', 'ann socket-1')).toEqual({ limit: 'requests', by: 'socket', player: 'ann' })
  expect(event('name', 'a name')).toEqual({ limit: 'requests', by: 'name' })
  expect(event('device', 'a name 1')).toEqual({ limit: 'requests', by: 'device' })
})

test('the hash of an address is another one in another process', () => {
  const event = { limit: 'requests', by: 'address', key: ADDRESS, isFirst: true } as const
  expect(openLimitedEventFormatter()(event)).not.toEqual(openLimitedEventFormatter()(event))
})
