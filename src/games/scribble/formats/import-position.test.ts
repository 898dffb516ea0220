import { describe, expect, it } from 'vitest'
import { sentenceFor } from '#kernel/result.ts'
import { english } from '#lexicon/english.ts'
import { smallLibrary } from '#testing/fakes/small-library.ts'
import { BAG_SIZE, type ScribbleTypes } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { text } from '../text/en.ts'
import { readCgp } from './cgp.ts'
import { importPosition, positionOf } from './import-position.ts'
import { writePosition } from './position.ts'

const ROWS = '15/15/15/15/15/7T7/5CORN6/6NAVY5/7C7/7K7/15/15/15/15/15'
const OWN = `${ROWS} FOGARTY/? 18/11 round 3 passes 0 loose`
const CGP = `${ROWS} FOGARTY/ACKTHPS 18/11 0 lex NWL23; ld english;`

async function imported(line: string) {
  const game = await importPosition(line, { library: smallLibrary, names: ['Ann', 'Ben'] })
  if (!game) throw new Error('not a position')
  return game
}

async function stateOf(line: string): Promise<ScribbleTypes['state']> {
  const game = await imported(line)
  if (!game.ok) throw new Error(game.rejection.code)
  return game.opening.state
}

describe('a position becomes a game that begins with it', () => {
  it('with an unknown bag hidden: what the player to move sees does not depend on it', async () => {
    const state = await stateOf(OWN)
    const seen = view(state, 0)
    expect(state.bags[1]).toHaveLength(BAG_SIZE)
    expect(seen).toMatchObject({ acting: true, bags: [[...'FOGARTY'], null], scores: [18, 11], round: 3 })
    expect(seen.left).toBe(196 - 11 - 2 * BAG_SIZE)
    expect(seen.unseen.reduce((sum, count) => sum + count, 0)).toBe(seen.left + BAG_SIZE)
  })

  it('with a known bag open, and the half reservoir where the line says so', async () => {
    const state = await stateOf(`${ROWS} FOGARTY/AEIHPST 18/11 round 4 passes 1 strict half`)
    expect(view(state, 1)).toMatchObject({
      acting: true,
      bags: [[...'FOGARTY'], [...'AEIHPST']],
      left: 98 - 25,
    })
    expect(writePosition(positionOf(state))).toBe(
      `${ROWS} FOGARTY/AEIHPST 18/11 round 4 passes 1 strict half`,
    )
  })

  it('from CGP: racks in the order of play, scoreless turns as passes, operations ignored', async () => {
    expect(readCgp(CGP, english)).toMatchObject({
      ok: true,
      value: {
        bags: [[...'FOGARTY'], [...'ACKTHPS']],
        scores: [18, 11],
        round: 1,
        passes: 0,
        sideRuns: 'strict',
      },
    })
    expect(await stateOf(CGP)).toMatchObject({ bagsAre: 'open', round: 1 })
    // A partly known rack counts as unknown.
    expect(await stateOf(`${ROWS} FOGARTY/AC 18/11 2 lex NWL23;`)).toMatchObject({
      bagsAre: 'hidden',
      passes: 2,
    })
  })

  it.each([
    [`${ROWS} ?/FOGARTY 18/11 round 3 passes 0 loose`, 'position-bag-unknown'],
    [`${ROWS} QQQABCD/? 18/11 round 3 passes 0 loose`, 'position-letters'],
    [`${ROWS} FOGARTY/? 18/11 round 3 passes 4 loose`, 'position-over'],
    [`${ROWS} FOGART?/ 18/11 0`, 'cgp-blank-held'],
    [`${ROWS.replace('CORN', 'CoRN')} FOGARTY/ 18/11 0`, 'cgp-blank-played'],
    [`${ROWS} FOGARTY/ 18/11 none`, 'cgp-zeros'],
    [`${ROWS} /FOGARTY 18/11 0`, 'position-bag-unknown'],
    ['15/15/15/15/15/15/15/15/15/15/15 ABC/ 0/0 0', 'board-rows'],
  ])('refuses %s with a sentence', async (line, code) => {
    const game = await imported(line)
    if (game.ok) throw new Error('accepted')
    expect(game.rejection.code).toBe(code)
    expect(sentenceFor(game.rejection, text.refusals)).toMatch(/\.$/)
  })

  it('leaves other texts to other formats', async () => {
    for (const other of ['', 'hello', '>Ann: CORNFYO 7F CORN +6 6', '{"format":2}', 'a/b c/d 1/2 0'])
      expect(await importPosition(other, { library: smallLibrary, names: ['Ann', 'Ben'] })).toBeUndefined()
  })
})
