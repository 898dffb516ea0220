import { describe, expect, it } from 'vitest'
import { makeDictionary } from '#lexicon/make-dictionary.ts'
import { type Book, type OwnLexicons, openOwn } from '#lexicon/own.ts'
import { type ReadBelongings, readBelongings } from '#session/belongings.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { openTable } from '#table/table.ts'
import { memoryInHand } from '#testing/memory-in-hand.ts'
import { PREPARED, solitudo } from '#testing/solo-terminal.ts'
import { forgetEverything, packEverything, unpackEverything } from './belongings.ts'

function emptyBookcase(): OwnLexicons {
  const books = new Map<string, Book>()
  return openOwn({
    isOurs: true,
    hashes: async () => [...books.keys()],
    take: async hash => books.get(hash),
    put: async (hash, book) => void books.set(hash, book),
    remove: async hash => void books.delete(hash),
  })
}

/** A machine with nothing on it. */
function machine() {
  const games = new Map<string, ShelvedGame>()
  const own = emptyBookcase()
  const lists = emptyBookcase()
  let ids = 0
  return {
    own,
    lists,
    memory: memoryInHand(),
    brought: { loadOwn: async () => own, loadLists: async () => lists },
    newId: () => `new-${++ids}`,
    shelf: {
      list: async () => [...games.values()],
      find: async (id: string) => games.get(id),
      keep: async (game: ShelvedGame) => void games.set(game.id, game),
      remove: async (id: string) => void games.delete(id),
    },
  }
}

async function played(id: string, seed = 'plum'): Promise<ShelvedGame> {
  const { game } = await solitudo()
  const { record } = openTable(game, PREPARED, seed, 1000)
  return { id, savedAt: 2000, finished: false, saved: { players: [{ kind: 'person', name: 'Ann' }], record } }
}

async function full() {
  const here = machine()
  await here.shelf.keep(await played('one'))
  await here.shelf.keep(await played('two', 'pear'))
  const words = Buffer.from('ANT\nBEE\n')
  const made = makeDictionary({ bytes: words.buffer.slice(0, 0), text: () => 'ANT\nBEE\n' })
  if (!made.ok) throw new Error(made.rejection.code)
  await here.own.keep('Insects', made.value.file.buffer)
  await here.lists.keep('Insects', made.value.file.buffer)
  here.memory.remember('pace', 'slow')
  return here
}

function read(text: string): ReadBelongings {
  const value = readBelongings(text)
  if (!value.ok) throw new Error(value.rejection.code)
  return value.value
}

describe('everything as one file', () => {
  it('goes from one machine to another, and says what came', async () => {
    const from = await full()
    const to = machine()
    expect(await unpackEverything(to, read(await packEverything(from)))).toEqual([
      'Brought in: 2 games, 1 dictionary, settings and progress.',
    ])
    expect(await to.shelf.list()).toEqual(await from.shelf.list())
    expect(to.own.all().map(({ name, lexicon }) => [name, lexicon.size])).toEqual([['Insects', 2]])
    expect(to.memory.recall('pace')).toBe('slow')
  })

  it('brings nothing twice', async () => {
    const here = await full()
    expect(await unpackEverything(here, read(await packEverything(here)))).toEqual([
      'Nothing new was in the file. Already here: 2 games, 1 dictionary.',
    ])
  })

  it('keeps both where two machines went different ways, and what is set here', async () => {
    const from = await full()
    const to = machine()
    await to.shelf.keep(await played('one', 'another'))
    to.memory.remember('pace', 'calm')
    await unpackEverything(to, read(await packEverything(from)))
    expect((await to.shelf.list()).map(({ id }) => id)).toEqual(['one', 'new-1', 'two'])
    expect(to.memory.recall('pace')).toBe('calm')
  })

  it('leaves out a game that cannot have happened, and says so', async () => {
    const from = machine()
    const game = await played('one')
    const entries = [{ at: 1001, action: { do: 'move', seat: 0, text: 'z99' } }]
    const record = { ...game.saved.record, entries } as typeof game.saved.record
    await from.shelf.keep({ ...game, saved: { ...game.saved, record } })
    const to = machine()
    const [moved, why] = await unpackEverything(to, read(await packEverything(from)))
    expect(moved).toBe('Nothing new was in the file.')
    expect(why).toMatch(/^A game of Solitudo was left out: /)
    expect(await to.shelf.list()).toEqual([])
  })

  it('is deleted whole', async () => {
    const here = await full()
    await forgetEverything(here)
    expect(read(await packEverything(here))).toMatchObject({ games: [], dictionaries: [], remembered: {} })
    expect(here.lists.all()).toEqual([])
  })
})
