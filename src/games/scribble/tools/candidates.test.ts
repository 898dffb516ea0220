import { expect, it } from 'vitest'
import { sentenceFor } from '#kernel/result.ts'
import { smallLibrary } from '#testing/fakes/small-library.ts'
import { runTool } from '#testing/run-tool.ts'
import { text } from '../text/en.ts'
import { createTools } from './tools.ts'

const { candidates } = createTools(smallLibrary)
const ROWS = '15/15/15/15/15/7T7/5CORN6/7A7/7C7/7K7/15/15/15/15/15'
const words = 'CORN TRACK CORNY ON TA AT FOG FAR TOY GO'
const flags = { dictionary: words.split(' ').join('\n'), samples: '20' }

it.each([`${ROWS} FOGARTY/? 18/11 round 3 passes 0 loose`, `${ROWS} FOGARTY/ 18/11 0 lex NWL23;`])(
  'candidates ranks the turns of a position: %s',
  async line => {
    const { result, lines } = await runTool(candidates, { positionals: line.split(' '), flags })
    expect(result.ok).toBe(true)
    const turns = lines.map(one => JSON.parse(one))
    expect(turns.length).toBeGreaterThan(5)
    expect(turns[0]).toMatchObject({ samples: 20, isIdea: false })
    const chances = turns.map(({ chance }) => chance)
    expect(chances).toEqual([...chances].sort((one, other) => other - one))
  },
)

it('candidates compares a turn of the player, and refuses one that cannot be played', async () => {
  const positionals = `${ROWS} FOGARTY/? 18/11 round 3 passes 0 loose`.split(' ')
  const ran = await runTool(candidates, { positionals, flags: { ...flags, idea: 'exchange FOG' } })
  expect(ran.lines.map(one => JSON.parse(one))).toContainEqual(
    expect.objectContaining({ move: 'exchange FGO', isIdea: true }),
  )
  const refused = await runTool(candidates, { positionals, flags: { ...flags, idea: 'a1 across ZZZ' } })
  if (refused.result.ok) throw new Error('accepted')
  expect(sentenceFor(refused.result.rejection, text.refusals)).toBe(
    'Your word must touch a tile on the board.',
  )
})

it('candidates needs a position with the tiles of the player to move', async () => {
  const codes = await Promise.all(
    [[], [`${ROWS} ?/? 18/11 round 3 passes 0 loose`]].map(async positionals => {
      const { result } = await runTool(candidates, { positionals, flags })
      return result.ok ? 'ok' : result.rejection.code
    }),
  )
  expect(codes).toEqual(['position-missing', 'position-bag-unknown'])
})
