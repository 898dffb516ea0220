import { expect, test } from 'vitest'
import { accept } from '#kernel/result.ts'
import type { LobbyTable } from '#protocol/server-messages.ts'
import { type Limits, NO_LIMITS, type Rate } from './limits.ts'
import { openRateLimits } from './rate-limits.ts'
import { openTableLimits } from './table-limits.ts'
import { UnfinishedTables } from './unfinished-tables.ts'

const FEW: Rate = { count: 2, perMs: 3_600_000 }

function openWith(limits: Partial<Limits>) {
  const stored: LobbyTable[] = []
  const { unfinishedTables: most, ...rates } = { ...NO_LIMITS, ...limits }
  const unfinishedTables = new UnfinishedTables({ tables: { of: async () => stored }, most })
  const tableLimits = openTableLimits(openRateLimits({ limits: rates }), unfinishedTables)
  const open = async (player: string, kind: 'tablesByPlayer' | 'rematches') => {
    const opened = await tableLimits.openTable(player, kind, async () => {
      stored.push({} as LobbyTable)
      return accept('opened')
    })
    return opened.ok ? opened.value : opened.rejection.code
  }
  const countCode = async (player: string | undefined, address: string) =>
    (await tableLimits.countCode({ address, player })).ok
  return { open, countCode }
}

test('[F16] codes that are tried count by player and by address, whichever changes', async () => {
  const byPlayer = openWith({ codesByPlayer: FEW })
  const fromManyAddresses = ['1', '2', '3'].map(address => byPlayer.countCode('eve', address))
  expect(await Promise.all(fromManyAddresses)).toEqual([true, true, false])
  expect(await byPlayer.countCode('ann', '3')).toBe(true)
  const byAddress = openWith({ codes: FEW })
  const byManyPlayers = ['eve', 'eva', undefined].map(player => byAddress.countCode(player, '1'))
  expect(await Promise.all(byManyPlayers)).toEqual([true, true, false])
})

test('[F16] tables and rematches of one player are limited, each by itself', async () => {
  for (const [kind, other] of [
    ['tablesByPlayer', 'rematches'],
    ['rematches', 'tablesByPlayer'],
  ] as const) {
    const { open } = openWith({ [kind]: FEW })
    expect([await open('eve', kind), await open('eve', kind)]).toEqual(['opened', 'opened'])
    expect(await open('eve', kind)).toBe('too-often')
    expect([await open('eve', other), await open('ann', kind)]).toEqual(['opened', 'opened'])
  }
})

test('[F16] a rematch counts as an unfinished table too', async () => {
  const { open } = openWith({ unfinishedTables: 2 })
  expect([await open('eve', 'tablesByPlayer'), await open('eve', 'rematches')]).toEqual(['opened', 'opened'])
  expect(await open('eve', 'tablesByPlayer')).toBe('too-many-unfinished-tables')
  expect(await open('eve', 'rematches')).toBe('too-many-unfinished-tables')
})
