import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Rate } from './bucket.ts'
import { LIMITS } from './limits.ts'

const SPANS: Readonly<Record<number, string>> = {
  20000: 'in 20 seconds',
  60000: 'a minute',
  600000: 'in 10 minutes',
  1200000: 'in 20 minutes',
  3600000: 'an hour',
}
const rate = ({ count, perMs }: Rate) => `${count.toLocaleString('en')} ${SPANS[perMs]}`

test('docs/hosting.md lists the actual limits', () => {
  const { hashing } = LIMITS
  const section = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')
    .split('## Limits')[1]!
    .split('##')[0]!
  const rows = [...section.matchAll(/^\| (.+) \| (.+) \|$/gm)].slice(1).map(([, , limit]) => limit)
  expect(rows).toEqual([
    rate(LIMITS.guests),
    rate(LIMITS.tables),
    rate(LIMITS.links),
    rate(LIMITS.codes),
    rate(LIMITS.wrongByAddress),
    rate(LIMITS.wrongByName),
    rate(LIMITS.messages),
    rate(LIMITS.connections),
    LIMITS.sockets.toLocaleString('en'),
    LIMITS.streams.toLocaleString('en'),
    `${hashing.atOnce}, with ${hashing.waiting} waiting`,
    `${LIMITS.bodyBytes / 1024} kB`,
    `${LIMITS.frameBytes / 1024} kB`,
  ])
})
