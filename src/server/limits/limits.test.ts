import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameIds, loadGame } from '#games/catalog.ts'
import { LONGEST_VALUE } from '#protocol/schema.ts'
import { LIMITS, type Rate } from './limits.ts'

const SPANS: Readonly<Record<number, string>> = {
  20000: 'in 20 seconds',
  60000: 'a minute',
  600000: 'in 10 minutes',
  1200000: 'in 20 minutes',
  3600000: 'an hour',
}
const number = (count: number) => count.toLocaleString('en')
const rate = ({ count, perMs }: Rate) => `${number(count)} ${SPANS[perMs]}`

test('docs/hosting.md lists the actual limits', () => {
  const { hashing, sockets, streams } = LIMITS
  const section = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')
    .split('## Limits')[1]!
    .split('##')[0]!
  const rows = [...section.matchAll(/^\|(.+)\|$/gm)]
    .map(([, row]) =>
      row!
        .split('|')
        .slice(1)
        .map(cell => cell.trim()),
    )
    .filter(([first]) => !/^-|address|value/.test(first!))
  expect(rows).toEqual([
    [rate(LIMITS.guests), ''],
    [rate(LIMITS.tables), rate(LIMITS.tablesByPlayer)],
    ['', rate(LIMITS.rematches)],
    ['', number(LIMITS.unfinishedTables)],
    [rate(LIMITS.links), rate(LIMITS.linksByPlayer)],
    [rate(LIMITS.puzzles), rate(LIMITS.puzzlesByPlayer)],
    ['', rate(LIMITS.likesByPlayer)],
    [rate(LIMITS.reports), ''],
    [rate(LIMITS.codes), rate(LIMITS.codesByPlayer)],
    ['', rate(LIMITS.names)],
    [rate(LIMITS.messagesByAddress), rate(LIMITS.messagesByPlayer)],
    [rate(LIMITS.connections), rate(LIMITS.connectionsByPlayer)],
    [number(sockets.byAddress), number(sockets.byPlayer)],
    [number(streams.byAddress), number(streams.byPlayer)],
    [rate(LIMITS.requests), rate(LIMITS.requestsByPlayer)],
    [rate(LIMITS.reads), ''],
    [rate(LIMITS.pictures), ''],
    [rate(LIMITS.messages)],
    [number(sockets.total)],
    [number(streams.total)],
    [rate(LIMITS.wrongByAddress)],
    [rate(LIMITS.wrongByGuesser)],
    [rate(LIMITS.wrongByName)],
    [rate(LIMITS.wrongByDevice)],
    [`${hashing.atOnce}, with ${hashing.waiting} waiting`],
    [`${LIMITS.bodyBytes / 1024} kB`],
    [`${LIMITS.frameBytes / 1024} kB`],
  ])
})

test('every text that a form of a game for several accepts fits into a request, however it is written', async () => {
  for (const game of gameIds) {
    const { rules } = (await loadGame(game))!
    if (rules.seats < 2) continue
    const longest = Object.values(rules.options).map(option => ('longest' in option ? option.longest : 0))
    for (const length of longest) expect(length).toBeLessThanOrEqual(LONGEST_VALUE)
    // Each letter may be written as \uXXXX, and the other options need some room.
    expect(6 * longest.reduce((sum, length) => sum + length, 0)).toBeLessThan(LIMITS.bodyBytes)
  }
})
