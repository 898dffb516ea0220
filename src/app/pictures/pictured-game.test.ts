import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import type { Picture } from '#kernel/picture.ts'
import { stateOf, viewFor } from '#table/table.ts'
import { tableAfter } from '#testing/golden.ts'
import { SAMPLE_DRAWS } from '../../games/scribble/testing/sample-game.ts'
import { scriptedGame } from '../../games/scribble/testing/scripted-game.ts'
import { PicturedGame } from './pictured-game.ts'
import { writeSvg } from './svg.ts'

const sources = new URL('../../', import.meta.url)

/** A game of a golden transcript, as far as this many lines of moves; all of them by default. */
async function pictured(game: string, transcript: string, moves = Number.POSITIVE_INFINITY) {
  const entry = (await loadGame(game))!
  // The letters of this transcript are not drawn.
  const { rules } = game === 'scribble' ? scriptedGame(SAMPLE_DRAWS) : entry
  const text = readFileSync(new URL(`games/${game}/rules/golden/${transcript}.txt`, sources), 'utf8')
  let left = moves
  const played = text.split('\n').filter(line => !line.startsWith('> ') || left-- > 0)
  const table = tableAfter(rules, played.join('\n'))
  return { table, pictures: new PicturedGame(table, await entry.loadPicture!(), people('Ann', 'Ben')) }
}

const people = (...names: readonly string[]) => names.map(name => ({ kind: 'person', name }) as const)
const textsIn = ({ shapes }: Picture) => shapes.flatMap(shape => (shape.kind === 'text' ? [shape.text] : []))

describe('the picture of a position', () => {
  test.each([
    ['obstruction', 'five-by-five', 'light'],
    ['solitudo', 'square', 'light'],
    ['solitudo', 'hexagon-with-holes', 'dark'],
    ['scribble', 'sample', 'light'],
    ['worderly', 'planet', 'light'],
    ['guessgo', 'once', 'dark'],
  ] as const)('of %s, %s, %s is the golden SVG', async (game, transcript, theme) => {
    const { pictures } = await pictured(game, transcript)
    const svg = writeSvg(pictures.still(pictures.last)!, {
      theme,
      size: 600,
      title: `${game} <${transcript}>`,
    })
    const golden = new URL(`golden/${game}-${transcript}.svg`, import.meta.url)
    if (process.env.WRITE_GOLDENS && !existsSync(golden)) writeFileSync(golden, svg)
    expect(svg).toBe(readFileSync(golden, 'utf8'))
  })

  test('of a game in play shows no word that is still hidden', async () => {
    const { table, pictures } = await pictured('guessgo', 'once', 6)
    expect(table.ending).toBeUndefined()
    const { grids } = stateOf(table) as { readonly grids: readonly (readonly string[])[] }
    const view = viewFor(table, 'spectator') as { readonly grids: readonly (readonly (string | null)[])[] }
    const seen = view.grids.flat().filter(word => word !== null)
    expect(seen.length).toBeLessThan(grids.flat().length)
    expect(textsIn(pictures.still(pictures.last)!).sort()).toEqual(['Ann', 'Ben', ...seen].sort())
  })

  test('of a puzzle in play shows no letter that is still hidden', async () => {
    const { table, pictures } = await pictured('worderly', 'planet', 1)
    const { grid, letters } = viewFor(table, 'spectator') as {
      readonly grid: readonly string[]
      readonly letters: string
    }
    const seen = [...grid.join('')].filter(character => /\p{L}/u.test(character))
    expect(textsIn(pictures.still(pictures.last)!).sort()).toEqual([...seen, ...letters].sort())
  })

  test('of a game with hidden bags shows no bag', async () => {
    const { table, pictures } = await pictured('scribble', 'sample')
    const { board } = viewFor(table, 'spectator') as {
      readonly board: readonly (readonly (string | null)[])[]
    }
    const letters = textsIn(pictures.still(pictures.last)!).filter(text => /^\p{L}$/u.test(text))
    expect(letters.sort()).toEqual(
      board
        .flat()
        .filter(letter => letter !== null)
        .sort(),
    )
  })

  test('of an earlier position of a finished game does not show how a puzzle is solved', async () => {
    const { pictures } = await pictured('solitudo', 'square')
    const opening = pictures.still(0)!
    expect(opening.shapes.filter(({ fill }) => fill === 'shade')).toEqual([])
  })

  test('does not exist before there is a board', async () => {
    const { pictures } = await pictured('obstruction', 'proposals', 1)
    expect(pictures.still(pictures.last)).toBeUndefined()
    expect([...pictures.frames()]).toEqual([])
  })
})

describe('the frames of a moving picture', () => {
  test('begin with the opening, end with the last position, and are all of one size', async () => {
    const { pictures } = await pictured('obstruction', 'proposals')
    const frames = [...pictures.frames()]
    const last = pictures.still(pictures.last)!
    expect(frames.at(-1)!.picture).toEqual(last)
    expect(
      frames.every(({ picture }) => picture.width === last.width && picture.height === last.height),
    ).toBe(true)
  })

  test('leave out moves that change nothing to see, and show the last one longest', async () => {
    const { pictures, table } = await pictured('obstruction', 'five-by-five')
    const frames = [...pictures.frames()]
    expect(frames).toHaveLength(table.cursor + 1)
    expect(frames.map(({ ms }) => ms)).toEqual([...frames.slice(1).map(() => 800), 4000])
    expect(pictures.frameCount).toBe(frames.length)
  })
})
