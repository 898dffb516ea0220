import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runPiped, temporaryFolder } from './pipe.ts'

const scribble = (...toolArguments: readonly string[]) =>
  runPiped({ commandArguments: ['scribble', ...toolArguments] })
const read = (output: string) =>
  output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))

const GCG = `#player1 Ann Ann
#player2 Ben Ben
>Ann: CORNFYO 7F CORN +6 6
>Ben: ACKTHPS H6 T.ACK +11 11
>Ann: FYOVGNA 8G N.VY +12 18
>Ben: HPSQWER -QW +0 11
`
const BOARD = [
  ...Array<string>(5).fill('...............'),
  '.......T.......',
  '.....CORN......',
  '......NAVY.....',
  '.......C.......',
  '.......K.......',
  ...Array<string>(5).fill('...............'),
].join('\n')

it('[S6] plays on a board from a file are listed, by the built-in words', async () => {
  const folder = await temporaryFolder()
  const board = join(folder, 'board.txt')
  await writeFile(board, `${BOARD}\n`)
  const { output, code } = await scribble('plays', '--board', board, '--bag', 'hpserzt', '--json')
  expect(code).toBe(0)
  const plays = read(output)
  expect(plays.length).toBeGreaterThan(1_000)
  expect(plays).toContainEqual({
    ...{ word: 'ZEST', cell: 'f11', direction: 'across', tiles: 'ZEST', score: 25 },
    words: [
      { word: 'ZEST', score: 13 },
      { word: 'TRACKS', score: 12 },
    ],
  })
  const best = await scribble('plays', '--board', board, '--bag', 'hpserzt', '--json', '--best')
  expect(read(best.output).map(({ score }) => score)).toEqual([plays[0].score])
  const strict = await scribble('plays', '--board', board, '--bag', 'hpserzt', '--json', '--strict')
  expect(read(strict.output).length).toBeLessThan(plays.length)
  const table = await scribble('plays', '--board', board, '--bag', 'hpserzt', '--top', '3')
  expect(table.output).toMatch(/^( +\d+ {2}[a-o]\d+ +(across|down) +[A-Z].*\n){3}[\d,]+ plays\./)
})

it('plays are listed in Turkish from files alone, including a compiled dictionary', async () => {
  const folder = await temporaryFolder()
  const [board, letters, list, compiled] = ['tahta', 'harfler', 'kelimeler', 'sozluk'].map(name =>
    join(folder, name),
  )
  await writeFile(letters!, 'A 1 12\nI 2 4\nİ 1 7\nK 1 7\nL 1 7\nZ 4 2\n')
  await writeFile(list!, 'ılık\niz\nkızıl\nkızak\nkızıla\n')
  await writeFile(board!, BOARD.replace('.....CORN......', '.....kızıl.....').replace(/[A-Z]/g, '.'))
  expect(
    (await runPiped({ commandArguments: ['lexicon', 'build', list!, compiled!, '--alphabet', letters!] }))
      .code,
  ).toBe(0)
  const plays = ['plays', '--board', board!, '--bag', 'ilıkzak', '--reservoir', letters!, '--json']
  const byList = await scribble(...plays, '--dictionary', list!)
  const byFile = await scribble(...plays, '--dictionary', compiled!)
  expect(byFile).toEqual(byList)
  const words = new Set(read(byList.output).map(({ word }) => word))
  expect(words).toEqual(new Set(['ILIK', 'İZ', 'KIZAK', 'KIZIL', 'KIZILA']))
  const query = await scribble('query', 'i.', '--dictionary', list!, '--reservoir', letters!)
  expect(query.output).toBe('İZ\n1 in total, page 1 of 1\n')
})

it('[S18] a sample game is analysed by the built-in words, as text and as JSON', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'sample.gcg')
  await writeFile(file, GCG)
  const { output, errors, code } = await scribble('analyse', file)
  expect([code, errors]).toEqual([0, ''])
  expect(output).toMatch(/^1\. Ann: CORN at f7 across, 6 points/)
  expect(output).toMatch(/\nAnn: 18\. Accuracy \d+\.\d%: .*\nBen: 11\. Accuracy/)
  expect(output.match(/\(played\)/g)).toHaveLength(4)
  const positions = read((await scribble('analyse', file, '--json')).output)
  expect(positions).toHaveLength(5)
  expect(positions.slice(0, 4).map(({ exchanges }) => exchanges)).toEqual([95, 127, 127, 127])
  const plays = await scribble('plays', '--position', positions[2].position, '--json')
  expect(read(plays.output)).toHaveLength(positions[2].plays)
})

it('a game that was played and exported here is analysed and written as GCG', async () => {
  const folder = await temporaryFolder()
  const commandArguments = [
    'play',
    'scribble',
    '--two',
    '--names',
    'Ann,Ben',
    '--bags',
    'open',
    '--seed',
    'plum',
  ]
  const played = await runPiped({
    commandArguments,
    lines: ['pass', 'query TR...', 'pass', 'pass', 'pass', 'yes'],
    folder,
  })
  expect(played.output).toContain('Four passes in a row')
  const file = join(folder, 'game.json')
  await runPiped({ commandArguments: ['export', 'last', file], folder })
  const { output, code } = await scribble('analyse', file)
  expect(code).toBe(0)
  expect(output).toMatch(/^1\. Ann: pass, 0 points.*Best was .* better/)
  expect(output).toContain('Ben: 0. Accuracy 0.0%')
  const gcg = await scribble('gcg', file)
  expect(gcg.output).toMatch(/^#character-encoding UTF-8\n#player1 Ann Ann\n/)
  expect(gcg.output.match(/^>\w+: [A-Z]{7} - \+0 0$/gm)).toHaveLength(4)
})

it.each([
  [['plays'], 'Name the tiles with --bag LETTERS.'],
  [['plays', '--board', 'nowhere.txt', '--bag', 'A'], 'Can’t read “nowhere.txt”'],
  [['plays', '--position', '15/15 A/B'], 'A board has 15 rows; this one has 2.'],
  [['query'], 'Name a pattern'],
  [['query', 'TR!'], '“!” is neither.'],
  [['analyse'], 'Name a saved or exported game'],
])('%j is refused with a sentence and code 1', async (toolArguments, sentence) => {
  const { output, errors, code } = await scribble(...toolArguments)
  expect([code, output]).toEqual([1, ''])
  expect(errors).toContain(sentence)
  expect(errors.trim().split('\n')).toHaveLength(1)
})

it('a GCG file with blanks is refused with the number of the line', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'elsewhere.gcg')
  await writeFile(file, GCG.replace('7F CORN', '7F CORn').replace('CORNFYO', 'CORFYO?'))
  const { errors, code } = await scribble('analyse', file)
  expect(code).toBe(1)
  expect(errors).toMatch(/^quincunx: Line 3: There’s a blank \(\?\) among the tiles\. Scribble has no blanks/)
})
