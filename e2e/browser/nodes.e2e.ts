import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { gameIds, loadMetadata } from '#games/catalog.ts'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { endFile, keepForFile, onCleanup } from '#testing/wire/cleanup.ts'
import { Cluster } from '../faults/nodes/cluster.ts'
import { expect } from './expect.ts'
import { emptyCells, field, NINE_WORDS, readOwnGrid, tool } from './guessgo-page.ts'
import { ending } from './obstruction-page.ts'
import { pageToMove, playOutTogether } from './online-page.ts'
import { bag, cell, findPlay } from './scribble-page.ts'
import { openTestApp } from './test-app.ts'

/** Two players at different nodes, and a spectator who is at the second player's. */
interface Party {
  readonly ann: Page
  readonly bob: Page
  readonly eve: Page
}

interface OnlineGame {
  /** The choices in the set-up form: a short game without a clock, which a busy machine would run down. */
  readonly setup: Readonly<Record<string, string>>
  /** Plays to the end; every page shows each move before the next. */
  play(party: Party): Promise<void>
}

const GAMES: Readonly<Record<string, OnlineGame>> = {
  obstruction: {
    setup: { size: 'agreed', rows: '5', cols: '5', clock: 'off' },
    play: ({ ann, bob, eve }) => playOutTogether([ann, bob, eve]),
  },
  scribble: { setup: { clock: '0' }, play: playScribble },
  guessgo: {
    setup: { size: '3', ownWords: NINE_WORDS.join('\n'), starter: 'first', clock: '0' },
    play: playGuessGo,
  },
}

/** One word, so that somebody wins, and then four passes. */
async function playScribble({ ann, bob, eve }: Party): Promise<void> {
  for (const page of [ann, bob]) await expect(bag(page)).toBeVisible()
  const first = await pageToMove([ann, bob])
  const { cells, direction, letters } = (await findPlay(first))!
  await cell(first, cells[0]!).click()
  if (direction === 'down') await cell(first, cells[0]!).click()
  await first.keyboard.type(letters.join(''))
  await first.keyboard.press('Enter')
  for (const page of [ann, bob, eve])
    await expect(cell(page, cells[0]!).and(page.locator('.sc-last'))).toBeVisible()
  for (const said of [/pass(es)?\./, '2 passes in a row', '3 passes in a row']) {
    const mover = await pageToMove([ann, bob])
    await mover.keyboard.press('_')
    for (const page of [ann, bob, eve]) await expect(page.locator('.log', { hasText: said })).toBeVisible()
  }
  // The pass that ends the game is confirmed.
  const last = await pageToMove([ann, bob])
  await last.keyboard.press('_')
  await last.getByRole('button', { name: /^Pass/ }).click()
}

/** Ann calls the first row of Bob's grid, and Bob calls the same words, which need not be a row of hers. */
async function playGuessGo({ ann, bob, eve }: Party): Promise<void> {
  for (const page of [ann, bob]) {
    await tool(page, 'Fill the rest').click()
    await expect(emptyCells(page)).toHaveCount(0)
  }
  const row = (await readOwnGrid(bob)).split(' ').slice(0, 3)
  for (const page of [ann, bob]) await tool(page, 'Ready').click()
  for (const word of row)
    for (const caller of word === row[2] ? [ann] : [ann, bob]) {
      await expect(caller.getByText('Your turn. Call a word from the pool.').first()).toBeVisible()
      await field(caller).fill(word)
      await field(caller).press('Enter')
      const called = new RegExp(caller === ann ? `: ${word}` : `: ${word}.*: ${word}`, 's')
      for (const page of [ann, bob, eve])
        await expect(page.locator('.log', { hasText: called })).toBeVisible()
    }
}

const app = openTestApp()
let cluster: Cluster

beforeAll(() =>
  keepForFile(async () => {
    const postgres = await TestPostgres.start()
    onCleanup(() => postgres.stop())
    cluster = await Cluster.start({ postgres: [postgres] })
  }),
)
afterAll(endFile)

async function seatParty(game: string): Promise<Party> {
  const [first, second] = cluster.nodes
  const localStorage = { [`quincunx.setup.${game}`]: { company: { seating: 'link' } } }
  const query = new URLSearchParams({ who: 'online', ...GAMES[game]!.setup })
  const ann = await app.openPage(`${first.url}/${game}?${query}`, { localStorage })
  await ann.getByRole('button', { name: 'Open a table' }).click()
  await expect(ann).toHaveURL(/\/t\//)
  const code = ann.url().split('/').at(-1)!
  const bob = await app.openPage(`${second.url}/t/${code}?sit`)
  for (const page of [ann, bob]) await expect(page.getByRole('grid').first()).toBeVisible()
  const eve = await app.openPage(`${second.url}/t/${code}`)
  await expect(eve.getByText('You’re watching this game.')).toBeVisible()
  return { ann, bob, eve }
}

const entries = await Promise.all(gameIds.map(loadMetadata))
const onlineGames = entries.flatMap(entry => (entry?.online ? entry.rules.id : []))

describe('two nodes on one database, with a browser on each', () => {
  it.each(onlineGames)('%s is played to its end, and a spectator sees every move', async game => {
    const party = await seatParty(game)
    await GAMES[game]!.play(party)
    const players = [party.ann, party.bob]
    for (const page of [...players, party.eve]) await expect(ending(page)).toBeVisible()
    const headlines = players.map(page => ending(page).getByRole('heading').textContent())
    expect((await Promise.all(headlines)).toSorted()).toEqual(['YOU LOST', 'YOU WON'])
    const { results } = await cluster.check([])
    expect(results.filter(result => result.game === game)).toHaveLength(1)
  })
})
