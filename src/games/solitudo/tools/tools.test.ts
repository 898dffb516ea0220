import { describe, expect, test } from 'vitest'
import { runTool as run, type ToolRun } from '#testing/run-tool.ts'
import { solve } from '../engine/solver/solve.ts'
import { readAnyPuzzle } from '../formats/read-any.ts'
import { sampleDeals } from '../testing/sample-deals.ts'
import { tools } from './tools.ts'

const codeOf = ({ result }: ToolRun) => (result.ok ? 'ok' : result.rejection.code)
const read = (lines: readonly string[]) => lines.map(line => JSON.parse(line))

describe('generate', () => {
  test('[H1] writes puzzles with one solution as JSON', async () => {
    const { lines } = await run(tools.generate, {
      flags: { size: '6', grade: 'gentle', count: '5', seed: 'plum' },
    })
    expect(lines).toHaveLength(5)
    for (const { id, rows, cols, cells, solution, grade } of read(lines)) {
      const puzzle = readAnyPuzzle(id)
      expect(puzzle).toEqual(readAnyPuzzle(JSON.stringify({ cells })))
      expect([rows, cols, grade]).toEqual([6, 6, 1])
      expect(puzzle.ok && solve(puzzle.value)).toMatchObject({ solutions: 1, first: solution })
    }
  })

  test('the same seed gives the same puzzles, however many', async () => {
    const flags = { hex: '3', grade: '1', seed: 'plum' }
    const few = await run(tools.generate, { flags: { ...flags, count: '2' } })
    const more = await run(tools.generate, { flags: { ...flags, count: '4' } })
    expect(more.lines.slice(0, 2)).toEqual(few.lines)
    expect(new Set(more.lines).size).toBe(4)
    expect((await run(tools.generate, { flags: { ...flags, seed: 'pear', count: '2' } })).lines).not.toEqual(
      few.lines,
    )
  })

  test.each([[{ size: '6x9' }], [{ size: '6×9' }], [{ rows: '6', cols: '9' }]])(
    '[H3] makes rectangles: %o',
    async flags => {
      const { lines } = await run(tools.generate, { flags: { ...flags, seed: 'plum' } })
      const [{ id, rows, cols, solution }] = read(lines)
      expect([rows, cols]).toEqual([6, 9])
      const puzzle = readAnyPuzzle(id)
      expect(puzzle.ok && solve(puzzle.value)).toMatchObject({ solutions: 1, first: solution })
    },
  )

  test('a board without the default difficulty gets one that it has', async () => {
    const { lines } = await run(tools.generate, { flags: { hex: '3', seed: 'plum' } })
    expect(read(lines)[0].grade).toBe(1)
  })

  test.each([
    [{ size: '3' }, 'out-of-range'],
    [{ size: '3x6' }, 'out-of-range'],
    [{ size: '6', rows: '6', cols: '7' }, 'size-or-rows'],
    [{ rows: '6' }, 'rows-and-cols'],
    [{ hex: '4', rows: '6', cols: '7' }, 'square-or-hexagon'],
    [{ size: '6', hex: '4' }, 'square-or-hexagon'],
    [{ holes: true }, 'holes-without-hexagon'],
    [{ grade: '5' }, 'out-of-range'],
    [{ count: 'many' }, 'out-of-range'],
    [{ hex: '3', grade: 'steady' }, 'not-offered'],
  ])('refuses %o', async (flags, code) => {
    expect(codeOf(await run(tools.generate, { flags }))).toBe(code)
  })
})

describe('solve', () => {
  const { square, several, hexagon } = sampleDeals

  test('[H10] reads puzzles in every format and writes their solutions', async () => {
    const rows = square.puzzle.split('/').map(row => [...row].join(' '))
    const input = [square.puzzle, several.puzzle, '11/11', '', ...rows, '', hexagon.puzzle].join('\n')
    const ran = await run(tools.solve, { inputs: [input] })
    expect(codeOf(ran)).toBe('ok')
    expect(read(ran.lines).map(({ solutions }) => solutions)).toEqual([1, 2, 0, 1, 1])
    expect(read(ran.lines)[0]).toEqual({
      solutions: 1,
      solution: square.solution.split('/'),
      grade: 2,
      hardest: 'corner-close',
      ms: 0,
    })
    expect(read(ran.lines)[2]).toMatchObject({ solution: null, grade: null, hardest: null })
  })

  test('[H10] reads a puzzle with one row per line, with or without spaces', async () => {
    const dense = square.puzzle.replaceAll('/', '\r\n')
    const ran = await run(tools.solve, { inputs: [`${dense}\n\n${dense}\n${several.puzzle}\n${dense}`] })
    expect(codeOf(ran)).toBe('ok')
    expect(read(ran.lines).map(({ solutions }) => solutions)).toEqual([1, 1, 2, 1])
  })

  test('names the first line of rows that do not fit together', async () => {
    const ran = await run(tools.solve, { inputs: [`${square.puzzle}\n\n123\n12\n${square.puzzle}`] })
    expect(codeOf(ran)).toBe('puzzles-refused')
    expect(read(ran.lines).map(({ line, solutions }) => line ?? solutions)).toEqual([1, 3, 1])
  })

  test('processes each puzzle before the next line is read, so that input of any length fits', async () => {
    const written: number[] = []
    const lines: string[] = []
    async function* input(): AsyncGenerator<string> {
      for (let line = 0; line < 3; line++) {
        written.push(lines.length)
        yield square.puzzle
      }
    }
    await run(tools.solve, { lines: [input()], write: line => lines.push(line) })
    expect(written).toEqual([0, 1, 2])
  })

  test.each([[{ inputs: [''] }], [{ inputs: ['\n \n'] }], [{ flags: { puzzle: '' } }]])(
    'an empty input is an error: %o',
    async call => {
      expect(codeOf(await run(tools.solve, call))).toBe('no-puzzles')
      expect(codeOf(await run(tools.explain, call))).toBe('no-puzzles')
    },
  )

  test('reports which line is not a puzzle and why, and continues', async () => {
    const ran = await run(tools.solve, { inputs: [`elephant\n\n${square.puzzle}\n4x4:123\n`] })
    expect(codeOf(ran)).toBe('puzzles-refused')
    expect(read(ran.lines).map(({ line, solutions }) => line ?? solutions)).toEqual([1, 1, 4])
    expect(read(ran.lines)[2].error).toContain('16 numbers')
  })

  test('describes the result in sentences, and asks for a puzzle if there is none', async () => {
    const { lines } = await run(tools.solve, { flags: { puzzle: square.puzzle }, json: false })
    expect(lines[0]).toContain('The only solution: difficulty 2, steady; the hardest step is “Close corner”.')
    expect(codeOf(await run(tools.solve, {}))).toBe('puzzles-missing')
  })
})

test('explain lists all steps and ends with the solution', async () => {
  const { lines } = await run(tools.explain, { flags: { puzzle: sampleDeals.square.puzzle }, json: false })
  expect(lines[0]).toContain('1. c3 is between two 2s, c2 and c4. One of them is shaded, so c3 is kept.')
  expect(lines[0]).toContain(sampleDeals.square.solution.replaceAll('/', '\n'))
  const several = await run(tools.explain, { flags: { puzzle: sampleDeals.several.puzzle } })
  expect(several.lines[0]).toContain('several solutions')
})

test('explain has the steps as data, and only sentences among the sentences', async () => {
  const { lines } = await run(tools.explain, { flags: { puzzle: sampleDeals.square.puzzle } })
  const [{ puzzle, solutions, solution, steps, sentences }] = read(lines)
  expect([puzzle, solutions, solution.join('/')]).toEqual([
    sampleDeals.square.puzzle,
    1,
    sampleDeals.square.solution,
  ])
  expect(steps[0]).toMatchObject({
    technique: 'sandwich-pair',
    from: ['c2', 'c4'],
    kept: ['c3'],
    shaded: [],
    reason: expect.stringMatching(/^c3 .*c3 is kept\.$/),
  })
  expect(sentences.every((sentence: string) => /^\d+\. .*\.$/.test(sentence))).toBe(true)
})

describe('repair', () => {
  const { square, several, blanks } = sampleDeals

  test('names the numbers to change, and each makes the puzzle unique', async () => {
    const { lines } = await run(tools.repair, { flags: { puzzle: several.puzzle } })
    const [{ puzzle, solutions, repairs, isComplete }] = read(lines)
    expect([puzzle, solutions, isComplete]).toEqual([several.puzzle, 2, true])
    expect(repairs.length).toBeGreaterThan(0)
    for (const repair of repairs) {
      const repaired = readAnyPuzzle(repair.puzzle)
      expect(repaired.ok && solve(repaired.value)).toMatchObject({ solutions: 1, first: repair.solution })
      expect(repair.changes).toEqual([
        { cell: expect.any(String), from: expect.any(Number), to: expect.any(Number) },
      ])
    }
  })

  test('says it in sentences, the same for the same puzzle', async () => {
    const call = { flags: { puzzle: several.puzzle }, json: false }
    const { lines } = await run(tools.repair, call)
    expect(lines[0]).toMatch(
      /^Several solutions\. Each of these makes it unique:\n- Change [a-e]\d from \d to \d: difficulty/,
    )
    expect((await run(tools.repair, call)).lines).toEqual(lines)
  })

  test('has nothing to do for a puzzle with one solution, also with blank cells', async () => {
    const inputs = [`${square.puzzle}\n${blanks.puzzle}`]
    expect(
      read((await run(tools.repair, { inputs })).lines).map(({ solutions, repairs }) => [solutions, repairs]),
    ).toEqual([
      [1, []],
      [1, []],
    ])
    expect((await run(tools.repair, { inputs, json: false })).lines[0]).toContain('nothing to repair')
  })
})

test('[H13] solve and explain know blank cells', async () => {
  const rows = sampleDeals.blanks.puzzle.split('/').map(row => [...row].join(' '))
  const solved = await run(tools.solve, {
    inputs: [`${rows.join('\n')}\n\n.....\n11111\n.....\n.....\n.....`],
  })
  expect(read(solved.lines).map(({ solutions, grade }) => [solutions, grade])).toEqual([
    [1, 4],
    [0, null],
  ])
  const explained = await run(tools.explain, { flags: { puzzle: sampleDeals.blanks.puzzle }, json: false })
  expect(explained.lines[0]).toContain(sampleDeals.blanks.solution.replaceAll('/', '\n'))
})

describe('print', () => {
  const flags = { size: '5', grade: '1', count: '2', seed: 'plum' }

  test('saves a sheet in the format of its file name, and reports the seed', async () => {
    const pdf = await run(tools.print, { flags, output: 'sheet.PDF' })
    expect(String.fromCharCode(...(pdf.saved[0] as Uint8Array).slice(0, 8))).toBe('%PDF-1.4')
    expect(read(pdf.lines)).toEqual([{ file: 'sheet.PDF', seed: 'plum' }])
    const one = await run(tools.print, { flags: { ...flags, count: '1' }, output: 'sheet.pdf', json: false })
    expect(one.lines).toEqual(['sheet.pdf: 1 puzzle, seed plum'])
    const svg = await run(tools.print, { flags, output: 'sheet.svg' })
    expect(svg.saved[0]).toContain('seed plum, puzzle 2')
  })

  test('replaces a file only if it is told to', async () => {
    const isNew: unknown[] = []
    const save = async (_: unknown, options?: { readonly isNew: boolean }) => void isNew.push(options?.isNew)
    await run(tools.print, { flags, output: 'sheet.svg', save })
    await run(tools.print, { flags: { ...flags, force: true }, output: 'sheet.svg', save })
    expect(isNew).toEqual([true, false])
  })

  test('saves nothing if the input is invalid', async () => {
    for (const [call, code] of [
      [{ flags }, 'sheet-unnamed'],
      [{ flags, output: 'sheet.doc' }, 'sheet-unnamed'],
      [{ flags: { ...flags, size: '99' }, output: 'sheet.pdf' }, 'out-of-range'],
      [{ flags: { ...flags, count: '1000' }, output: 'sheet.pdf' }, 'sheet-too-long'],
    ] as const) {
      const ran = await run(tools.print, call)
      expect([codeOf(ran), ran.saved.length]).toEqual([code, 0])
    }
  })
})
