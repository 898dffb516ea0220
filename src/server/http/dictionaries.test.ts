import { expect, test } from 'vitest'
import type { GameEntry } from '#games/game-entry.ts'
import { openApiFixture } from '#testing/fixtures/http-api.ts'

test('the host’s own dictionaries are listed by their hashes, also those added since', async () => {
  const onDisk = ['51e4', '7a02']
  let loaded: readonly string[] = []
  const customDictionaries = {
    load: async () => {
      loaded = [...onDisk]
    },
    all: () => loaded.map(hash => ({ name: 'Class 4b', lexicon: { hash } })),
  }
  const loadGame = async (id: string) =>
    id === 'scribble' ? ({ library: { customDictionaries } } as unknown as GameEntry) : undefined
  const api = await openApiFixture({ loadGame })
  expect((await api.request('GET', '/dictionaries/scribble')).body).toEqual({ hashes: ['51e4', '7a02'] })
  onDisk.push('c3d8')
  expect((await api.request('GET', '/dictionaries/scribble')).body).toEqual({ hashes: onDisk })
  expect((await api.request('GET', '/dictionaries/chess')).body).toEqual({ hashes: [] })
})
