import { stripVTControlCharacters } from 'node:util'
import { renderToString } from 'ink'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { EngineClient, EngineJob } from '#engine-client/engine-client.ts'
import type { Note } from '#kernel/engine.ts'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { readImportedGame } from '../../game/import-game.ts'
import { createTheme } from '../../kit/theme.ts'
import type { Screen } from '../../shell/screen.ts'
import { createShell } from '../../shell/shell.ts'
import { createReplay } from './review.tsx'

const GCG = `#player1 Ann Ann
#player2 Ben Ben Long
>Ann: CORNFYO 7F CORN +6 6
>Ben: ACKTHPS H6 T.ACK +11 11
>Ann: FYOVGNA 8G N.VY +12 18
`
/** More than fits beside a board in a window of usual size. */
const LINES = Array.from({ length: 12 }, (_, index) => `${index + 1}. so and so many points for the letters`)
const NOTES: readonly Note[] = Array.from({ length: 3 }, () => ({ code: 'judged', verdict: 'fair' }))
const note = () => 'Some points less than the best.'
const noteLines = () => LINES

let review: Screen

beforeEach(() => open(GCG))

async function open(gcg: string, notes = NOTES): Promise<void> {
  // Only the review is answered; nothing here is about the analysis of a position.
  const request = ((job: EngineJob) => ({
    result: job.do === 'review' ? Promise.resolve(notes) : new Promise(() => {}),
    cancel() {},
  })) as unknown as EngineClient['request']
  const shell = createShell(
    createFakeTerminalHost(request).host,
    createTheme({ colours: 'none', hasUnicode: false }),
  )
  const game = await readImportedGame(gcg, 0)
  if (!game || typeof game === 'string') throw new Error(game)
  const { loaded } = game
  review = createReplay(shell, { ...game, loaded: { ...loaded, text: { ...loaded.text, note, noteLines } } })
  await new Promise(resolve => setTimeout(resolve))
}

function drawn(columns: number, rows: number): string {
  return stripVTControlCharacters(renderToString(review.draw({ columns, rows }) as ReactElement, { columns }))
}

/** The window without the board. */
function seen(columns: number, rows: number): string {
  return drawn(columns, rows)
    .replaceAll(/^.{36}[|+]|^ (Ann|Ben Long): [\d +=]+(, tiles( [A-Z])+)?/gm, '')
    .replaceAll(/\s+/g, ' ')
}

it('without notes the moves have all the room beside the board', async () => {
  await open(GCG, [])
  expect(drawn(80, 24).split('\n')[2]).toMatch(/ > Start of the game\.$/)
  for (const text of ['CORN at f7 across: 0 + 6 = 6.', 'h6 down: 0 + 11 = 11.', 'ON: 6 + 10 + 2 = 18.'])
    expect(seen(80, 24)).toContain(text)
})

describe('a review that does not fit', () => {
  it.each([
    [80, 24],
    [60, 30],
    [120, 30],
  ])('can be read page by page, every line of it (%i columns, %i rows)', (columns, rows) => {
    review.press('right')
    review.press('right')
    const pages: string[] = []
    while (pages.at(-1) !== seen(columns, rows)) {
      pages.push(seen(columns, rows))
      review.press('pagedown')
    }
    const read = pages.join(' ')
    for (const line of LINES) expect(read).toContain(line)
    expect(read.includes('PgUp PgDn scroll')).toBe(pages.length > 1)
    for (const page of pages) expect(page).toContain('2 - Ben Long plays TRACK at h6 down: 0 + 11 = 11.')
    if (pages.length === 1) return
    review.press('left')
    expect(seen(columns, rows)).toContain('Some points less')
  })
  it('leaves the line below it as it is, however long the text of a move', async () => {
    const long = 'Ann of the long and winding name'
    await open(GCG.replace('Ann Ann', `Ann ${long}`))
    review.press('right')
    const rows = drawn(80, 24).split('\n')
    expect(rows).toHaveLength(24)
    expect(rows.at(-2)!.trim()).toBe('= best   - there was better   ? there was much better')
    expect(seen(80, 24)).toContain('1. so and so')
  })
})

describe('the variations of a review', () => {
  it('are tried by typing moves, with a list that shows where they branch off', () => {
    for (const key of [':', 'e', 'x', 'c', 'h', 'a', 'n', 'g', 'e', 'space', 'y', 'enter']) review.press(key)
    expect(drawn(100, 30)).toContain('Variation, move 1 of 1')
    review.press('left')
    review.press('right')
    expect(drawn(100, 30)).toContain('Move 1 of 3')
    expect(seen(100, 30)).toContain('1. exchange y')
    review.press('down')
    expect(drawn(100, 30)).toContain('Variation, move 1 of 1')
    expect(seen(100, 30)).toContain('Branch 2 of 2')
    review.press('up')
    expect(drawn(100, 30)).toContain('    1. exchange y')
  })

  it('are marked, commented, promoted and deleted, and a deletion is undone', () => {
    for (const key of [':', 'p', 'a', 's', 's', 'enter', 'd', 'c', 'N', 'o', '.', 'enter']) review.press(key)
    expect(seen(100, 30)).toContain('[pass] ?! (No.)')
    review.press('m')
    expect(seen(100, 30)).toContain('as played: f7 across CORN')
    review.press('x')
    expect(seen(100, 30)).not.toContain('pass')
    review.press('u')
    expect(seen(100, 30)).toContain('as played: f7 across CORN')
  })

  it('say why a move is refused, and that a game of another program cannot be played on', () => {
    for (const key of [':', 'z', 'z', 'enter']) review.press(key)
    expect(drawn(100, 30).split('\n').at(-2)).toMatch(/zz/i)
    review.press('f')
    expect(drawn(100, 30)).toContain('A game of another program can')
  })
})
