import { randomFor } from '#kernel/random.ts'
import { readOption } from '#kernel/read-params.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Tool, ToolCall, ToolResult } from '#kernel/tool.ts'
import type { Library } from '#lexicon/library.ts'
import { generateLayout } from '../engine/generator/generate-layout.ts'
import { answerVocabulary, customVocabulary, readCustomWords, type Vocabulary } from '../engine/vocabulary.ts'
import { AREAS, type Area, cropLayout, type Layout, NO_LETTER, solvedGrid } from '../rules/layout.ts'
import { inCapitals, inSmallLetters } from '../rules/letter-case.ts'
import type { Refusals } from '../rules/refusals.ts'
import { shuffleLetters } from '../rules/shuffle-letters.ts'
import type { WorderlyTypes } from '../rules/types.ts'
import { toolText } from '../text/en-terminal.ts'
import { toPuzzleJson } from './puzzle-json.ts'

const SIZES: Readonly<Record<string, Area>> = { '15x25': AREAS.wide, '13x13': AREAS.compact }
const MOST = 100_000
const { help } = toolText.generate

export function createGenerateTool(library: Library): Tool<WorderlyTypes['refusals']> {
  return {
    summary: toolText.generate.summary,
    flags: {
      main: { kind: 'text', value: 'WORD', help: help.main },
      area: { kind: 'text', value: 'ROWSxCOLS', help: help.area(Object.keys(SIZES)) },
      lexicon: { kind: 'file', value: 'FILE', help: help.lexicon },
      count: { kind: 'text', value: 'N', help: help.count(MOST) },
      seed: { kind: 'text', value: 'TEXT', help: help.seed },
    },
    examples: [
      'quincunx worderly generate --main planet',
      'quincunx worderly generate --area 13x13 --count 100 --seed plum --json',
      'quincunx worderly generate --lexicon my-words.txt',
    ],
    async run(call) {
      const vocabulary = await vocabularyFor(call, library)
      return vocabulary.ok ? writeAll(vocabulary.value, call) : vocabulary
    },
  }
}

async function vocabularyFor({ flags }: ToolCall, library: Library): Promise<Result<Vocabulary, Refusals>> {
  if (flags.lexicon === undefined) return accept(answerVocabulary(await library.loadLexicon('common')))
  const custom = readCustomWords(String(flags.lexicon))
  return custom.ok ? accept(customVocabulary(custom.value)) : custom
}

function writeAll(
  vocabulary: Vocabulary,
  { flags, json, write, report, newSeed }: ToolCall,
): ToolResult<undefined, Refusals> {
  const sizes = { kind: 'choice', choices: Object.keys(SIZES), default: '15x25' } as const
  const size = readOption('area', sizes, flags.area ?? sizes.default)
  if (!size.ok) return size
  const count = readOption('count', { kind: 'whole', min: 1, max: MOST, default: 1 }, flags.count ?? 1)
  if (!count.ok) return count
  const seed = String(flags.seed ?? newSeed())
  const area = SIZES[String(size.value)]!
  const main = flags.main === undefined ? {} : { main: inSmallLetters(String(flags.main).trim()) }
  for (let number = 1; number <= Number(count.value); number++) {
    const random = randomFor(seed, number, 'worderly puzzles')
    const made = generateLayout(vocabulary, { area, ...main }, random, report)
    if (!made.ok) return made
    const { layout } = made.value
    const letters = shuffleLetters(
      layout.words[0]!.word,
      layout.words.map(({ word }) => word),
      random,
    )
    write(json ? JSON.stringify(toPuzzleJson(layout, letters)) : writePuzzleText(layout, letters))
  }
  return accept(undefined)
}

/** A puzzle for people: the letters, the grid without its empty margin, and the words by their length. */
function writePuzzleText(layout: Layout, letters: string): string {
  const grid = solvedGrid(cropLayout(layout)).map(row =>
    [...row.replaceAll(NO_LETTER, ' ')].join(' ').trimEnd(),
  )
  const [main, ...others] = layout.words.map(({ word }) => word)
  const lengths = [...new Set(others.map(word => word.length))].sort()
  return [
    `${[...inCapitals(letters)].join(' ')}   ${inCapitals(main!)}`,
    '',
    ...grid,
    '',
    ...lengths.map(length =>
      others
        .filter(word => word.length === length)
        .sort()
        .join(' '),
    ),
    '',
  ].join('\n')
}
