import type { Report } from '#kernel/engine.ts'
import { writeLetters } from '#lexicon/alphabet.ts'
import { canBeGiven, narrowLexicon } from '#lexicon/labels.ts'
import { type Lexicon, withGaddag } from '#lexicon/lexicon.ts'
import { SIDE } from '../../rules/types.ts'
import { bundledLetterValues } from '../evaluation/bundled-letter-values.ts'
import { createEvaluator, type Evaluator } from '../evaluation/evaluator.ts'
import type { LetterValues } from '../evaluation/letter-values.ts'
import { learnLetterValues } from '../learning/learn.ts'
import type { Finder } from '../plays/finder.ts'
import type { FoundPlay } from '../plays/play-list.ts'
import { wordsFormedBy } from '../plays/score-play.ts'
import type { SelfPlayRules } from '../self-play/self-play.ts'
import { createWasmFinderFactory } from '../wasm-finder.ts'
import type { VocabularyLimits } from './levels.ts'

/** Games of self-play from which the values of an unknown reservoir are learned, while the player waits. */
const GAMES_TO_LEARN = 40

/** Whether values were passed in, bundled with the game, or learned just now. */
export type LetterValuesSource = 'given' | 'shipped' | 'learned-now'

/** The bots' knowledge under some rules. Computed on first use and cached. */
export interface SearchContext {
  readonly rules: SelfPlayRules
  readonly values: LetterValues
  readonly source: LetterValuesSource
  /** A finder with every word. Its board is left over from its last use. */
  readonly finder: Finder
  readonly judge: Evaluator
  /** A finder with only the words of a vocabulary. */
  finderFor(vocabulary: VocabularyLimits): Finder
  /** Whether the program may offer every word that a play forms. */
  isInoffensive(play: FoundPlay, board: Finder): boolean
}

export interface SearchContextOptions {
  readonly rules: SelfPlayRules
  /** Values learned earlier; by default the bundled ones, or values learned from a few games. */
  readonly values?: LetterValues
  readonly report: Report
}

export function createSearchContext({
  rules: given,
  values: learned,
  report,
}: SearchContextOptions): SearchContext {
  const rules = { ...given, lexicon: withGaddag(given.lexicon) }
  const { lexicon, amounts } = rules
  const finders = new Map<string, Finder>()
  const finder = openFinder(lexicon)
  const ready = learned ?? bundledLetterValues(rules)
  const values =
    ready ??
    learnLetterValues(rules, finder, {
      games: GAMES_TO_LEARN,
      seed: lexicon.hash,
      watch: done => report({ done, of: GAMES_TO_LEARN }) !== false,
    })

  function openFinder(words: Lexicon): Finder {
    return createWasmFinderFactory(withGaddag(words), amounts).createFinder(rules)
  }

  return {
    rules,
    values,
    source: learned ? 'given' : ready ? 'shipped' : 'learned-now',
    finder,
    judge: createEvaluator(values, lexicon.alphabet),
    finderFor({ level, longest }) {
      const selection = lexicon.labels ? { level } : { longest }
      const key = JSON.stringify(selection)
      const known = finders.get(key) ?? openFinder(narrowLexicon(lexicon, selection))
      finders.set(key, known)
      return known
    },
    isInoffensive: (play, board) =>
      wordsFormedBy(play, board, lexicon).every(word =>
        canBeGiven(lexicon, writeLetters(lexicon.alphabet, word)),
      ),
  }
}

/** Copies the board of one finder to another. */
export function copyBoard(from: Finder, to: Finder): void {
  to.load(Array.from({ length: SIDE * SIDE }, (_, cell) => from.letterAt(cell)))
}
