import { describe, expect, it, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { sentenceFor } from '#kernel/result.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon } from '#lexicon/lexicon.ts'
import { writeLexicon } from '#lexicon/lexicon-file.ts'
import { smallLibrary } from '#testing/fakes/small-library.ts'
import { runTool, type ToolRun } from '#testing/run-tool.ts'
import { writeBoard } from '../formats/board-text.ts'
import { SIDE } from '../rules/types.ts'
import { bruteForce } from '../testing/brute-force.ts'
import { randomPosition, testLexicons } from '../testing/random-positions.ts'
import { text } from '../text/en.ts'
import type { PlayJson } from './plays.ts'
import { createTools } from './tools.ts'

const tools = createTools(smallLibrary)
const codeOf = ({ result }: ToolRun) => (result.ok ? 'ok' : result.rejection.code)
const sentenceOf = ({ result }: ToolRun) => (result.ok ? '' : sentenceFor(result.rejection, text.refusals))
const read = ({ lines }: ToolRun) => lines.map(line => JSON.parse(line))

const EMPTY = '15/'.repeat(14)
const empty = `${EMPTY}15 CATSEON/? 0/0 round 1 passes 0 loose`

describe('plays', () => {
  test.each(testLexicons.flatMap(world => [true, false].map(strict => ({ ...world, strict }))))(
    '[S1] [S2] [S6] are those of brute force, by files alone: $name, strict: $strict',
    async ({ strict, ...world }) => {
      const { letters } = world.lexicon.alphabet
      const random = randomFor('tool', 0)
      for (let count = 0; count < 5; count++) {
        const position = randomPosition(world, strict, random)
        const shown = (codes: readonly number[]) => codes.map(code => letters[code - 1]!)
        const board = Array.from({ length: SIDE }, (_, row) =>
          position.board.slice(row * SIDE, (row + 1) * SIDE).map(code => letters[code - 1] ?? null),
        )
        const flags = {
          ...(strict && { strict }),
          board: writeBoard(board).join('\n'),
          bag: shown(position.bag).join('|'),
          reservoir: letters.map((letter, index) => `${letter} ${world.points[index + 1]} 9`).join('\n'),
          dictionary: world.words.map(word => shown(word).join('|')).join('\n'),
        }
        const ran = await runTool(tools.plays, { flags })
        expect(codeOf(ran)).toBe('ok')
        const plays: readonly PlayJson[] = read(ran)
        expect(plays.map(play => describePlay(play)).sort()).toEqual(
          bruteForce(position)
            .map(play => fromBrute(play, letters))
            .sort(),
        )
        for (const { score, words, word } of plays) {
          expect(words[0]!.word).toBe(word)
          expect(words.reduce((sum, one) => sum + one.score, 0)).toBe(score)
        }
        const scores = plays.map(({ score }) => score)
        expect(scores).toEqual(scores.toSorted((one, other) => other - one))
        const best = read(await runTool(tools.plays, { flags: { ...flags, best: true } }))
        expect(best.map(({ score }: PlayJson) => score)).toEqual(scores.slice(0, 1))
      }
    },
  )

  function describePlay({ cell, direction, tiles, score }: PlayJson): string {
    return `${cell} ${direction} ${tiles.replaceAll('|', '')} ${score}`
  }

  function fromBrute(told: string, letters: readonly string[]): string {
    const [lane, place, codes, score] = told.split(' ') as [string, string, string, string]
    const across = Number(lane) < SIDE
    const [row, column] = across ? [Number(lane), Number(place)] : [Number(place), Number(lane) - SIDE]
    const tiles = codes.split(',').map(code => letters[Number(code) - 1])
    const cell = `${String.fromCharCode(97 + column)}${row + 1}`
    return `${cell} ${across ? 'across' : 'down'} ${tiles.join('')} ${score}`
  }

  test('are found with the letters İ and ı, given only files', async () => {
    const flags = {
      board: `${'...............\n'.repeat(7)}.....kızıl.....\n${'...............\n'.repeat(7)}`,
      bag: 'ilıkzak',
      reservoir: 'A 1 12\nI 2 4\nİ 1 7\nK 1 7\nL 1 7\nZ 4 2\n',
      dictionary: '# birkaç kelime\nılık\niz\nkızıl\nkızak\nal\nkızıla\n',
    }
    const plays: readonly PlayJson[] = read(await runTool(tools.plays, { flags }))
    const words = new Set(plays.map(({ word }) => word))
    expect(words).toEqual(new Set(['ILIK', 'İZ', 'KIZAK', 'KIZIL', 'AL', 'KIZILA']))
    expect(plays.find(({ word }) => word === 'KIZILA')).toEqual({
      ...{ word: 'KIZILA', cell: 'f8', direction: 'across', tiles: 'A', score: 11 },
      words: [{ word: 'KIZILA', score: 11 }],
    })
    const query = (pattern: string) =>
      runTool(tools.query, {
        positionals: [pattern],
        flags: { reservoir: flags.reservoir, dictionary: flags.dictionary },
      })
    expect(read(await query('ı...'))).toMatchObject([{ words: ['ILIK'], total: 1 }])
    expect(read(await query('i.'))).toMatchObject([{ words: ['İZ'], total: 1 }])
  })

  it('are found for the player to move, for another bag and with a compiled dictionary', async () => {
    const position = `${EMPTY}15 CATSEON/TREEEEE 0/0 round 2 passes 0 loose`
    const words = async (flags: Record<string, string>) =>
      new Set(read(await runTool(tools.plays, { flags })).map(({ word }: PlayJson) => word))
    expect(await words({ position })).toEqual(new Set(['TREE']))
    expect(await words({ position, bag: 'ROSE' })).toEqual(new Set(['ROSE', 'OR']))
    const lexicon = buildLexicon(['BEE', 'TEE'], english)
    const bytes = writeLexicon(lexicon, { form: 'graph' })
    const compiled = await runTool(tools.plays, { flags: { position }, files: { dictionary: bytes } })
    expect(new Set(read(compiled).map(({ word }: PlayJson) => word))).toEqual(new Set(['TEE']))
  })

  it('are found with a dictionary that is saved on this device, by its name or its hash, and with an empty board', async () => {
    const saved = await smallLibrary.customDictionaries.save(
      'Bees',
      writeLexicon(buildLexicon(['BEE', 'TEE'], english), { form: 'graph' }).buffer,
    )
    if (!saved.ok) throw new Error(saved.rejection.code)
    for (const dictionary of ['bees', saved.value.lexicon.hash]) {
      const found = await runTool(tools.plays, { flags: { bag: 'TREEEEE', dictionary }, files: {} })
      expect(new Set(read(found).map(({ word }: PlayJson) => word))).toEqual(new Set(['TEE']))
    }
    const missing = await runTool(tools.plays, { flags: { bag: 'TREE', dictionary: 'wasps' }, files: {} })
    expect(sentenceOf(missing)).toBe(
      'There’s no file and no saved dictionary called “wasps”. Saved dictionaries: Bees.',
    )
    await smallLibrary.customDictionaries.remove(saved.value.lexicon.hash)
  })

  it('are printed as a table for people', async () => {
    const board = `${'...............\n'.repeat(14)}......TRUCK....\n`
    const { lines } = await runTool(tools.plays, { flags: { board, bag: 'S', top: '1' }, json: false })
    expect(lines).toEqual(['There are no plays. Exchange tiles, or pass.'])
    const some = await runTool(tools.plays, { flags: { board, bag: 'CAT', top: '2' }, json: false })
    expect(some.lines).toEqual([
      '   7  f14 across  CAT 5 + AT 2',
      '   5  g13 down    CAT 5',
      '19 plays. List more with --top N.',
    ])
  })

  test.each([
    [{}, 'Name the tiles with --bag LETTERS.'],
    [{ position: empty, board: '' }, 'Use either --position or --board, not both.'],
    [{ position: empty.replace('CATSEON', '?') }, 'Name the tiles with --bag LETTERS.'],
    [{ position: empty, bag: 'CATSEONS' }, 'A player holds at most 7 tiles; here there are 8.'],
    [{ position: empty, bag: 'CÄT' }, '“Ä” in --bag is not one of the letters.'],
    [{ position: empty.replace('15/', '14/') }, 'Row 1: A row has 15 cells; this one has 14.'],
    [{ board: 'CAT' }, 'Line 1: A row has 15 cells; this one has 3.'],
    [
      { position: empty, reservoir: 'A 1' },
      'Line 1: “A 1” isn’t a letter with its points and amount, such as: A 1 16.',
    ],
    [
      { position: empty, dictionary: 'x-ray' },
      'There are no words in this list. Put one word on each line.\nLine 1, “x-ray”: “-” is not one of the letters.',
    ],
    [
      { position: empty, reservoir: 'Ä 1 9' },
      'No word in this dictionary has the letter Ä. Choose the dictionary that goes with these letters.',
    ],
  ])('refuses %o with a sentence', async (flags: Record<string, string>, sentence) => {
    const ran = await runTool(tools.plays, { flags })
    expect([sentenceOf(ran), ran.lines]).toEqual([sentence, []])
  })
})

describe('query', () => {
  it('[S14] finds ten words per page', async () => {
    expect(read(await runTool(tools.query, { positionals: ['tr...'] }))).toEqual([
      {
        ...{ pattern: 'tr...', total: 10, page: 1, pages: 1 },
        words: ['TRACE', 'TRACK', 'TRADE', 'TRAIN', 'TREND', 'TRIAL', 'TROLL', 'TRUCK', 'TRUST', 'TRUTH'],
      },
    ])
    const { lines } = await runTool(tools.query, { positionals: ['..'], flags: { page: '2' }, json: false })
    expect(lines).toEqual(['WE', '11 in total, page 2 of 2'])
  })

  it.each([
    [[], 'Name a pattern, with a dot for any letter: quincunx scribble query TR...'],
    [['T!'], 'A pattern has letters and dots, such as TR...; “!” is neither.'],
    [['T'], 'A pattern needs 2 to 15 letters; this one has 1.'],
  ])('refuses %j', async (positionals, sentence) => {
    expect(sentenceOf(await runTool(tools.query, { positionals }))).toBe(sentence)
  })
})
