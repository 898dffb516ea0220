import { describe, expect, test } from 'vitest'
import { sentenceFor } from '#kernel/result.ts'
import type { ToolCall } from '#kernel/tool.ts'
import { smallLibrary } from '#testing/fakes/small-library.ts'
import { runTool, type ToolRun } from '#testing/run-tool.ts'
import { PLANET_WORDS } from '../testing/word-lists.ts'
import { refusals } from '../text/en-refusals.ts'
import { createTools } from './tools.ts'

const tools = createTools(smallLibrary)
const LEXICON = PLANET_WORDS.split(' ').join('\n')

const run = (tool: string, call: Partial<ToolCall>) => runTool(tools[tool]!, call)

const generated = (flags: object = {}, json = true) =>
  run('generate', { flags: { lexicon: LEXICON, seed: 'plum', ...flags }, json })
const sentence = ({ result }: ToolRun) => (result.ok ? '' : sentenceFor(result.rejection, refusals))
const codeOf = ({ result }: ToolRun) => (result.ok ? 'ok' : result.rejection.code)

describe('generate', () => {
  test('writes puzzles as JSON', async () => {
    for (const [area, rows, cols, start] of [
      ['15x25', 15, 25, 'h3'],
      ['13x13', 13, 13, 'b2'],
    ] as const) {
      const { lines } = await generated({ area, count: '3' })
      expect(lines).toHaveLength(3)
      for (const line of lines) {
        const puzzle = JSON.parse(line)
        expect(Object.keys(puzzle)).toEqual(['main', 'letters', 'rows', 'cols', 'grid', 'words'])
        expect(puzzle).toMatchObject({ main: 'planet', rows, cols })
        expect([...puzzle.letters].sort().join('')).toBe('aelnpt')
        expect(puzzle.letters).not.toBe('planet')
        expect(puzzle.grid).toHaveLength(rows)
        expect(puzzle.grid.every((row: string) => row.length === cols && /^[a-zA-Z.]+$/.test(row))).toBe(true)
        expect(puzzle.words).toHaveLength(21)
        expect(puzzle.words[0]).toEqual({ word: 'planet', cell: start, direction: 'diagonal' })
      }
    }
  })

  test('gives the same puzzles for the same seed, however many', async () => {
    const few = await generated({ count: '2' })
    const more = await generated({ count: '4' })
    expect(more.lines.slice(0, 2)).toEqual(few.lines)
    expect(new Set(more.lines).size).toBe(4)
    expect((await generated({ count: '2', seed: 'pear' })).lines).not.toEqual(few.lines)
  })

  test('draws a puzzle for people', async () => {
    const { lines } = await generated({}, false)
    expect(lines[0]).toMatch(/^([A-Z] ){6} {2}PLANET\n/)
    expect(lines[0]).toContain('leapt panel penal petal plane plant plate pleat')
  })

  test('[W15] reports why there is no puzzle', async () => {
    expect(sentence(await generated({ lexicon: 'planet\nplan' }))).toBe(
      'These words don’t make a puzzle: no six-letter word contains 20 others. PLANET comes closest, with 1. Add more short words.',
    )
    expect(sentence(await generated({ lexicon: 'pla net' }))).toContain(
      'Line 1, “pla net”: a space is not one of the letters',
    )
    expect(sentence(await generated({ main: 'SILVER' }))).toContain('SILVER can’t be the main word')
    expect(sentence(await run('generate', {}))).toContain('These words don’t make a puzzle')
    expect(codeOf(await generated({ area: '9x9' }))).toBe('not-a-choice')
    expect(codeOf(await generated({ count: '0' }))).toBe('out-of-range')
  })
})

describe('check', () => {
  const check = (input: string, json = false) => run('check', { inputs: [input], json })

  test('finds no fault in the output of generate', async () => {
    const made = await generated({ count: '5', area: '13x13' })
    const { lines, result } = await check(made.lines.join('\n'))
    expect(result.ok).toBe(true)
    expect(lines).toEqual([1, 2, 3, 4, 5].map(line => `Line ${line}: valid.`))
  })

  test('reports each invalid line with the reason, and continues', async () => {
    const [line = ''] = (await generated()).lines
    const puzzle = JSON.parse(line)
    const other = (change: object) => JSON.stringify({ ...puzzle, ...change })
    const ran = await check(
      [
        'elephant',
        '',
        line,
        other({ letters: 'planet' }),
        other({ main: 'silver' }),
        other({ words: puzzle.words.slice(0, -1) }),
        other({ grid: puzzle.grid.map((row: string) => row.toLowerCase()) }),
        other({ words: [{ word: 'planet' }] }),
        other({ rows: '15' }),
      ].join('\n'),
    )
    expect(codeOf(ran)).toBe('puzzles-wrong')
    expect(sentence(ran)).toBe('7 of 8 puzzles are wrong, as listed above.')
    const about = (line: number) => ran.lines.filter(one => one.startsWith(`Line ${line}: `)).join('\n')
    expect(about(1)).toContain('isn’t JSON')
    expect(about(3)).toBe('Line 3: valid.')
    expect(about(4)).toContain('the letters spell PLANET')
    expect(about(5)).toContain('The main word is SILVER, but PLANET is on the diagonal')
    expect(about(6)).toContain('There are 20 words; there should be 21.')
    expect(about(7)).toMatch(/Row \d+ of the grid is/)
    expect(about(8)).toContain('“words[0]” is missing or wrong')
    expect(about(9)).toContain('“rows” is missing or wrong')
  })

  test('writes JSON on request, and asks for puzzles if there are none', async () => {
    const [line = ''] = (await generated()).lines
    const { lines } = await check(`${line}\n{}`, true)
    expect(lines.map(one => JSON.parse(one))).toEqual([
      { line: 1, valid: true, faults: [] },
      { line: 2, valid: false, faults: [expect.stringContaining('“main”')] },
    ])
    expect(codeOf(await run('check', {}))).toBe('puzzles-missing')
    expect(codeOf(await check('\n'))).toBe('puzzles-missing')
  })
})
