import { beforeAll, describe, expect, it } from 'vitest'
import { encodeReplay } from '#app/replay-link.ts'
import { openTable } from '#table/act.ts'
import { createFakeTerminalHost, GENERATED_PUZZLE, loadSolitudo } from '#testing/fakes/fake-terminal-host.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import { createTheme } from '../kit/theme.ts'
import { parsePageUrl } from './page-url.ts'
import { openPageUrl } from './router.ts'
import type { Screen } from './screen.ts'
import { createShell } from './shell.ts'

let game: LoadedGame
beforeAll(async () => {
  game = await loadSolitudo()
})

const DAY = 86_400_000

/** Opens a link above an empty screen; returns the refusal, and whether another screen is open now. */
async function open(path: string) {
  const { host, clock, savedGames } = createFakeTerminalHost()
  await clock.advance(DAY * 20_000)
  const shell = createShell(host, createTheme({ colours: 'none', hasUnicode: false }))
  const bare: Screen = { press() {}, draw: () => null }
  shell.open(bare)
  const refused = await openPageUrl(shell, parsePageUrl(`http://localhost:1${path}`)!)
  const top = shell.top()
  // A game without a move is not saved.
  top?.press('enter')
  await shell.finishPendingWork()
  const seeds = savedGames.map(({ saved }) => saved.record.seed)
  shell.exit()
  return { refused, isOpen: top !== bare, seeds, records: savedGames.map(({ saved }) => saved.record) }
}

describe('a link of the browser opens the same page in a terminal', () => {
  it.each(['/settings', '/about', '/history', '/solitudo/figures', '/solitudo/learn', '/solitudo?size=8'])(
    '%s',
    async path => {
      expect(await open(path)).toMatchObject({ refused: undefined, isOpen: true })
    },
  )

  it.each(['/', '/learn'])('%s is the menu, which is open already', async path => {
    expect(await open(path)).toMatchObject({ refused: undefined, isOpen: false })
  })

  it('a puzzle begins at once', async () => {
    const { puzzle } = GENERATED_PUZZLE.deal
    const { refused, records } = await open(`/solitudo?puzzle=${encodeURIComponent(puzzle)}`)
    expect(refused).toBeUndefined()
    expect(records).toMatchObject([{ params: { puzzle } }])
  })

  it('a game begins at once where the link has a seed or says play', async () => {
    expect((await open('/solitudo?size=8&seed=plum')).seeds).toEqual(['plum'])
    expect((await open('/solitudo?size=8&play')).seeds).toEqual(['seed'])
  })

  it('a daily puzzle is that of its day', async () => {
    expect((await open('/solitudo/daily/square')).seeds).toEqual(['daily square 2024-10-04'])
    expect((await open('/solitudo/daily/hexagon/2024-10-01')).seeds).toEqual(['daily hexagon 2024-10-01'])
  })

  it('a replay contains its game', async () => {
    const table = openTable(game.rules, GENERATED_PUZZLE.params, 'plum', 0, GENERATED_PUZZLE.deal)
    const saved = { players: [{ kind: 'person', name: 'Ann' } as const], record: table.record }
    expect(await open(`/replay#${await encodeReplay(saved)}`)).toMatchObject({
      refused: undefined,
      isOpen: true,
    })
  })
})

describe('a page that cannot be opened is answered with a sentence', () => {
  it.each([
    ['/chess', 'There’s no such page.'],
    ['/solitudo/print', 'To print puzzles, open this link in a browser'],
    ['/solitudo/compose', 'To compose a puzzle, open this link in a browser'],
    ['/solitudo/g/abc', 'saved in the browser it was played in'],
    ['/solitudo/g/abc/review', 'saved in the browser it was played in'],
    ['/solitudo?size=99', 'size must be a whole number'],
    ['/solitudo/daily/round', 'There’s no daily puzzle “round”.'],
    ['/solitudo/daily/square/2024-02-30', '“2024-02-30” isn’t a date.'],
    ['/solitudo/daily/square/2999-01-01', 'There’s no daily puzzle for that day yet.'],
    ['/obstruction/daily/square', 'Obstruction has no daily puzzles.'],
    ['/replay#nonsense', 'This isn’t a saved Quincunx game.'],
  ])('%s', async (path, sentence) => {
    const { refused, isOpen } = await open(path)
    expect(refused).toContain(sentence)
    expect(isOpen).toBe(false)
  })
})
