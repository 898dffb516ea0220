import { expect, test, vi } from 'vitest'
import { gameIds } from '#games/catalog.ts'
import { GameLoader } from './game-loader.ts'

function createLoader(loadFace: (id: string) => Promise<string>) {
  const faces = gameIds.map(id => [id, async () => ({ face: await loadFace(id) })] as const)
  return new GameLoader(Object.fromEntries(faces), async ({ rules }) => ({ isForOne: rules.seats === 1 }))
}

test('a game has its id, its face and the parts that it needs', async () => {
  const loader = createLoader(async id => `face of ${id}`)
  expect(await loader.load('solitudo')).toMatchObject({
    ok: true,
    value: { id: 'solitudo', face: 'face of solitudo', isForOne: true, rules: { id: 'solitudo' } },
  })
  expect(await loader.loadMetadata('guessgo')).toMatchObject({ value: { isForOne: false } })
})

test('a game is loaded once, and a load that failed is tried again', async () => {
  const loadFace = vi.fn(async (id: string) => id)
  loadFace.mockRejectedValueOnce(new Error('offline'))
  const loader = createLoader(loadFace)
  await expect(loader.load('obstruction')).rejects.toThrow('offline')
  const [one, other] = await Promise.all([loader.load('obstruction'), loader.loadMetadata('obstruction')])
  expect(one.ok && other.ok && one.value === other.value).toBe(true)
  expect(loadFace).toHaveBeenCalledTimes(2)
})

test('an unknown game is refused with the games that exist', async () => {
  const loader = createLoader(async id => id)
  for (const id of ['chess', 'toString'])
    expect(await loader.load(id)).toMatchObject({
      ok: false,
      rejection: { code: 'no-such-game', details: { game: id, known: gameIds.join(', ') } },
    })
})

test('a word game defines words by its own definitions or those of its library', async () => {
  const loader = createLoader(async id => id)
  const defines = async (id: string) => {
    const loaded = await loader.loadMetadata(id)
    return loaded.ok && loaded.value.define !== undefined
  }
  expect(await Promise.all(['scribble', 'worderly', 'solitudo'].map(defines))).toEqual([true, true, false])
})
