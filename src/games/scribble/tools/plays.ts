import { writeCell } from '#kernel/grid.ts'
import { accept } from '#kernel/result.ts'
import type { Tool } from '#kernel/tool.ts'
import { writeLetters } from '#lexicon/alphabet.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'
import { createFinder, type Finder } from '../engine/plays/finder.ts'
import { encodeBoard, playToMove } from '../engine/plays/letter-codes.ts'
import { createPlayList, type FoundPlay, playAt } from '../engine/plays/play-list.ts'
import { wordsFormedBy } from '../engine/plays/score-play.ts'
import type { SelfPlayRules } from '../engine/self-play/self-play.ts'
import { createWasmFinderFactory } from '../engine/wasm-finder.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { playCount, playRow, toolText } from '../text/en-tools.ts'
import { POSITION_FLAGS, readPositionFlags } from './position-flags.ts'
import { RULES_FLAGS, readRulesFlags, readWholeNumberFlag } from './rules-flags.ts'

/** The default number of plays in the table for people. */
const TOP = { min: 1, max: 1_000_000, usual: 20 }

/** The JSON output for a play. */
export interface PlayJson {
  readonly word: string
  /** The first cell of the word. */
  readonly cell: string
  readonly direction: 'across' | 'down'
  /** The letters from the bag, in the word's order. */
  readonly tiles: string
  readonly score: number
  /** All words that are formed, the main word first. */
  readonly words: readonly { readonly word: string; readonly score: number }[]
}

export function playsTool(library: Library): Tool<ScribbleTypes['refusals']> {
  return {
    summary: toolText.plays.summary,
    flags: {
      ...POSITION_FLAGS,
      best: { kind: 'switch', help: toolText.plays.best },
      top: { kind: 'text', value: 'N', help: toolText.plays.top(TOP.usual) },
      ...RULES_FLAGS,
    },
    examples: [
      'quincunx scribble plays --bag HPSERZT',
      'quincunx scribble plays --board board.txt --bag HPSERZT',
      'quincunx scribble plays --board board.txt --bag HPSERZT --strict --best --json',
      'quincunx scribble plays --board tahta.txt --bag ILIKZAİ --dictionary kelimeler.txt --reservoir harfler.txt',
    ],
    async run(call) {
      const top = readWholeNumberFlag(call, 'top', { ...TOP, usual: call.json ? TOP.max : TOP.usual })
      if (!top.ok) return top
      const rules = await readRulesFlags(call, library)
      if (!rules.ok) return rules
      const { lexicon } = rules.value
      const asked = readPositionFlags(call, lexicon.alphabet)
      if (!asked.ok) return asked
      const { board, bag, strict } = asked.value
      const onlyBest = call.flags.best === true
      const finder = openFinder({ ...rules.value, strict: strict || rules.value.strict }, onlyBest)
      finder.load(encodeBoard(board, lexicon.alphabet))
      const plays = findPlays(finder, bag, onlyBest)
      const output = plays.slice(0, top.value).map(play => playJson(play, finder, rules.value))
      for (const play of output) call.write(call.json ? JSON.stringify(play) : playRow(play))
      if (!call.json) call.write(playCount(output.length, plays.length))
      return accept(undefined)
    },
  }
}

/** Preparing the compiled finder pays only for the best play, which it finds without listing all. */
function openFinder(rules: SelfPlayRules, onlyBest: boolean): Finder {
  if (!onlyBest) return createFinder(rules)
  return createWasmFinderFactory(rules.lexicon, rules.amounts).createFinder(rules)
}

function findPlays(finder: Finder, bag: readonly number[], onlyBest: boolean): readonly FoundPlay[] {
  const held = new Uint8Array(32)
  for (const code of bag) held[code]!++
  if (onlyBest) {
    const best = finder.findBest(held)
    return best ? [best] : []
  }
  const list = createPlayList()
  finder.findAll(held, list)
  return Array.from({ length: list.count }, (_, index) => playAt(list, index)).sort(
    (one, other) => other.score - one.score,
  )
}

function playJson(play: FoundPlay, finder: Finder, { lexicon, points }: SelfPlayRules): PlayJson {
  const { cell, direction, word } = playToMove(play, finder, lexicon.alphabet)
  const sum = (codes: readonly number[]) => codes.reduce((all, code) => all + points[code]!, 0)
  return {
    word,
    cell: writeCell(cell),
    direction,
    tiles: lettersText(play.letters, lexicon),
    score: play.score,
    words: wordsFormedBy(play, finder, lexicon).map(codes => ({
      word: lettersText(codes, lexicon),
      score: sum(codes),
    })),
  }
}

function lettersText(codes: readonly number[], { alphabet }: Lexicon): string {
  return writeLetters(alphabet, codes)
}
