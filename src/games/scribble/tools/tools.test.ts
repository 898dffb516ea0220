import { describe, expect, test } from 'vitest'
import { sentenceFor } from '#kernel/result.ts'
import type { ToolCall } from '#kernel/tool.ts'
import { smallLibrary } from '#testing/fakes/small-library.ts'
import { runTool, type ToolRun } from '#testing/run-tool.ts'
import { readLetterValues } from '../engine/evaluation/letter-values-format.ts'
import { text } from '../text/en.ts'
import { createTools } from './tools.ts'

const tools = createTools(smallLibrary)
const RESERVOIR = 'A 1 6\nE 1 8\nR 1 5\nS 1 5\nT 1 6\nN 1 5\nI 1 4\nO 1 4\n'

const run = (name: keyof typeof tools, flags: ToolCall['flags'], call: Partial<ToolCall> = {}) =>
  runTool(tools[name], { flags, ...call })

/** The error message for invalid input. */
function errorOf({ result }: ToolRun): string | undefined {
  return result.ok ? undefined : sentenceFor(result.rejection, text.refusals)
}

describe('learn', () => {
  test('writes a file that can be read back, the same for the same seed', async () => {
    const flags = { games: '12', seed: 'plum', reservoir: RESERVOIR }
    const { lines, saved } = await run('learn', flags, { output: 'values.txt' })
    expect(JSON.parse(lines[0]!)).toMatchObject({ file: 'values.txt', games: 12 })
    const values = readLetterValues(String(saved[0]))
    expect(values.ok && values.value.letters).toEqual(['A', 'E', 'I', 'N', 'O', 'R', 'S', 'T'])
    expect((await run('learn', flags, { output: 'values.txt' })).saved).toEqual(saved)
    expect((await run('learn', { ...flags, strict: true }, { output: 'values.txt' })).saved).not.toEqual(
      saved,
    )
  })

  test('learns letters and words of another alphabet', async () => {
    const { saved } = await run(
      'learn',
      {
        games: '10',
        reservoir: 'A 1 8\nÇ 4 4\nI 2 6\nİ 1 6\nK 1 6\n',
        dictionary: 'aç\naçı\naçık\nkaç\nkaçık\nikİ\n',
      },
      { output: 'turkish.txt' },
    )
    const values = readLetterValues(String(saved[0]))
    expect(values.ok && values.value.letters).toEqual(['A', 'Ç', 'I', 'İ', 'K'])
  })

  test('reports missing and invalid input, and writes nothing', async () => {
    expect(errorOf(await run('learn', {}))).toContain('Name the file')
    const bad = await run('learn', { reservoir: 'A 1 6\nE one 8\n' }, { output: 'x' })
    expect(errorOf(bad)).toContain('Line 2')
    expect(bad.saved).toEqual([])
  })
})

describe('selfplay', () => {
  const flags = { levels: 'expert,novice', games: '6', seed: 'plum', reservoir: RESERVOIR }

  test('[S19] plays a match from a seed and reports the result', async () => {
    const { lines } = await run('selfplay', flags)
    const result = JSON.parse(lines[0]!)
    expect(result).toMatchObject({ levels: ['expert', 'novice'], games: 6, values: 'learned-now' })
    expect(result.wins + result.draws + result.losses).toBe(6)
    expect(result.lead.mean).toBeCloseTo(result.scores[0] - result.scores[1], 2)
    expect(lines).toHaveLength(1)
    expect((await run('selfplay', flags)).lines).toEqual(lines)
    expect((await run('selfplay', { ...flags, seed: 'pear' })).lines).not.toEqual(lines)
  })

  test('plays with values learned earlier', async () => {
    const learned = await run('learn', { games: '10', reservoir: RESERVOIR }, { output: 'x' })
    const { lines } = await run('selfplay', { ...flags, values: String(learned.saved[0]) })
    expect(JSON.parse(lines[0]!)).toMatchObject({ values: 'given' })
    const other = await run('selfplay', { ...flags, reservoir: undefined, values: String(learned.saved[0]) })
    expect(errorOf(other)).toContain('don’t include the letter B')
  })

  test('prints three lines for people', async () => {
    const { lines } = await run('selfplay', flags, { json: false })
    expect(lines[0]).toMatch(
      /^expert against novice: 6 games, \d won, \d drawn, \d lost\nshare .* ± .*\nscores /,
    )
  })

  test.each([
    [{ levels: 'expert' }, 'Name two levels'],
    [{ levels: 'expert,nobody' }, 'The levels are: greedy, novice, learner,'],
    [{ values: 'A 1 2' }, 'Create one with quincunx scribble learn'],
  ])('says what is wrong with %j', async (wrong, sentence) => {
    expect(errorOf(await run('selfplay', { ...flags, ...wrong }))).toContain(sentence)
  })
})
