import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runPiped, temporaryFolder } from './pipe.ts'
import { actionsOf, createBegunDaily, NUMBERS, PLAY, readSavedGames, SHADED } from './solitudo.ts'

it('a puzzle is played to its end through a pipe, with every command', async () => {
  const lines = [
    'look a1',
    '#a1',
    'try',
    'keep b1',
    'drop',
    'pause',
    'board',
    'b2',
    'resume',
    'hint',
    'hint',
    'why',
    'singles',
    'solution',
    'no',
    `shade ${SHADED.join(' ')}`,
  ]
  const folder = await temporaryFolder()
  const { output, code } = await runPiped({ commandArguments: PLAY, lines, folder })
  expect(code).toBe(0)
  expect(output).not.toContain(String.fromCharCode(27))
  for (const sentence of [
    'Generating the puzzle',
    '4, a1.',
    'Trial marks discarded.',
    'Paused. The timer is stopped. Type resume to go on.',
    'The game is paused. Type resume to go on.',
    'The game is paused. Resume it first.',
    'Type hint again for more.',
    `5x5:${NUMBERS.join('')}`,
    'Give up and see the solution?',
    'SOLVED.',
    'Time: ',
  ])
    expect(output).toContain(sentence)
  const figures = await runPiped({ commandArguments: ['figures', 'solitudo', '--json'], folder })
  expect(JSON.parse(figures.output)).toMatchObject({
    solved: 1,
    groups: [{ facts: { rows: 5, rating: 'steady' }, solved: 1 }],
  })
})

it('[H10] an exported game goes on on another machine, with undo and redo', async () => {
  const [here, there] = [await temporaryFolder(), await temporaryFolder()]
  await runPiped({
    commandArguments: PLAY,
    lines: ['#a1', 'keep b1', 'keep a2', 'undo', 'quit'],
    folder: here,
  })
  const file = join(here, 'taken.json')
  const exported = await runPiped({ commandArguments: ['export', 'last', file], folder: here })
  expect(exported.output).toContain('taken.json')
  const again = await runPiped({ commandArguments: ['export', 'last', file], folder: here })
  expect([again.code, again.errors]).toEqual([1, `quincunx: ${file} already exists. Choose another name.\n`])

  const opened = await runPiped({
    commandArguments: ['open', file],
    lines: ['redo', 'undo', 'undo'],
    folder: there,
  })
  expect(opened.code).toBe(0)
  expect(opened.output).toContain('1 shaded, 23 left.')
  expect(opened.output).toContain('1 shaded, 22 left.')
  expect(opened.output).toContain('1 shaded, 24 left.')
  const [game] = await readSavedGames(there)
  expect(actionsOf(game!).slice(0, 4)).toEqual(['shade a1', 'keep b1', 'keep a2', 'undo'])
  const listed = await runPiped({ commandArguments: ['games'], folder: there })
  expect(listed.output).toMatch(/Solitudo: 5×5, steady, unfinished, 0:0\d, 1 move, just now/)
})

it('[H10] a damaged or foreign file is refused with the reason, and nothing changes', async () => {
  const folder = await temporaryFolder()
  await runPiped({ commandArguments: PLAY, lines: ['#a1', 'quit'], folder })
  const { output } = await runPiped({ commandArguments: ['export'], folder })
  const elsewhere = await temporaryFolder()
  const file = join(elsewhere, 'bad.json')
  for (const [text, sentence] of [
    [output.replace('"shade a1"', '"shade z9"'), 'The file is damaged: entry 1 isn’t possible.'],
    [output.slice(0, -40), 'This isn’t a saved Quincunx game.'],
    [output.replace('"#.#..', '"##...'), 'The puzzle in this game is damaged'],
    ['{"format":"something else"}', 'This isn’t a saved Quincunx game.'],
  ] as const) {
    await writeFile(file, text)
    const opened = await runPiped({ commandArguments: ['open', file], folder: elsewhere })
    expect([opened.code, opened.output]).toEqual([1, ''])
    expect(opened.errors).toContain(sentence)
    expect(opened.errors.trim().split('\n')).toHaveLength(1)
    expect(await readSavedGames(elsewhere)).toEqual([])
  }
})

it.each([
  [['--puzzle', 'nonsense'], 'This isn’t a puzzle.'],
  [['--puzzle', '1234/2341'], 'repeat'],
])('%j is refused with a sentence and code 1', async (flags, sentence) => {
  const { output, errors, code } = await runPiped({ commandArguments: ['play', 'solitudo', ...flags] })
  expect(code).toBe(1)
  expect(output).not.toContain('Shade cells until')
  expect(errors).toContain(sentence)
  expect(errors.trim().split('\n')).toHaveLength(1)
})

it('a puzzle is read from a file', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'puzzle.txt')
  await writeFile(file, `${NUMBERS.join('\n')}\n`)
  const commandArguments = ['play', 'solitudo', '--puzzle-file', file, '--mode', 'practice']
  const { output } = await runPiped({ commandArguments, lines: ['keep a1', 'save'], folder })
  expect(output).toContain('a1 is wrong.')
  const path = /Saved automatically in (\S+\.json)/.exec(output)![1]!
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ format: 'quincunx game' })
})

it('[H8] lessons are taught in text mode, and resumed at the last step', async () => {
  const folder = await temporaryFolder()
  const commandArguments = ['learn', 'solitudo']
  const { output } = await runPiped({
    commandArguments,
    lines: ['keep b2', 'shade a5', 'quit'],
    folder,
  })
  expect(output).toContain('Look down column a')
  expect(output).toContain('Step 2 of')
  const again = await runPiped({ commandArguments, lines: ['back', 'nonsense'], folder })
  expect(again.output).toMatch(/Step 2 of.*Step 1 of/s)
  expect(again.code).toBe(0)
})

it('today’s puzzle is resumed in text mode, and reported as solved afterwards', async () => {
  const folder = await createBegunDaily('square')
  const commandArguments = ['daily', 'solitudo']
  expect((await runPiped({ commandArguments, folder })).output).toContain(
    'Daily square: started, 0:04 so far',
  )
  const lines = [`shade ${SHADED.join(' ')}`]
  const played = await runPiped({ commandArguments: [...commandArguments, 'square'], lines, folder })
  expect(played.output).toMatch(/1 shaded, 24 left\..*SOLVED\./s)
  const again = await runPiped({ commandArguments: [...commandArguments, 'square'], folder })
  expect(again.output).toMatch(/^Daily square: solved in 0:\d\d\n$/)
})
