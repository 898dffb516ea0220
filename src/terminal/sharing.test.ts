import { expect, it } from 'vitest'
import { readReplayData } from '#machine/replay-data.ts'
import { hostInHand, PREPARED, SOLUTION, solitudo } from '#testing/solo-terminal.ts'
import { ALONE } from './dailies.ts'
import { readLink } from './link.ts'
import { resultToShare } from './sharing.ts'
import { newTable, sitDown } from './sitting.ts'

async function sitting() {
  const { host } = hostInHand()
  const loaded = await solitudo()
  const request = { game: 'solitudo', setup: PREPARED, players: ALONE }
  const table = await newTable(host, loaded, request).answer
  if (!table.ok) throw new Error(table.rejection.code)
  return sitDown({ host, loaded, id: 'one', table: table.value, players: ALONE, keeping() {} })
}

const roads = (...addresses: readonly string[]) =>
  ({ keyring: { list: async () => addresses.map(address => ({ address })) } }) as never

it('tells a finished game in a sentence, in signs, and by a link that replays it', async () => {
  const game = await sitting()
  await game.session.play(SOLUTION)
  const lines = (await resultToShare({ roads: roads('https://games.example.org') }, game))!.split('\n')
  expect(lines[0]).toBe('I solved Solitudo, 5 by 5, steady, in 0:00.')
  expect(lines.length).toBeGreaterThan(4)
  const link = readLink(lines.at(-1)!)!
  expect(link).toMatchObject({ address: 'https://games.example.org', route: { page: 'replay' } })
  expect(readReplayData(link.data)).toEqual({
    ok: true,
    value: { players: ALONE, record: game.session.record() },
  })
})

it('names no house to whoever has been to none', async () => {
  const game = await sitting()
  await game.session.play(SOLUTION)
  expect(await resultToShare({ roads: roads() }, game)).not.toContain('http')
})

it('tells nothing of a game that goes on', async () => {
  const game = await sitting()
  expect(await resultToShare({ roads: roads('https://games.example.org') }, game)).toBeUndefined()
})
