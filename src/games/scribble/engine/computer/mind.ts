import type { Report } from '#kernel/game.ts'
import { writeLetters } from '#lexicon/alphabet.ts'
import { isGiven, narrowed } from '#lexicon/labels.ts'
import { anchored, type Lexicon } from '#lexicon/lexicon.ts'
import type { Finder } from '../../rules/plays/finder.ts'
import type { FoundPlay } from '../../rules/plays/play-list.ts'
import { formedBy } from '../../rules/plays/score.ts'
import type { SelfPlayRules } from '../../rules/self-play/self-play.ts'
import { SIDE } from '../../rules/types.ts'
import { openWasmWords } from '../wasm.ts'
import { createJudge, type Judge } from './judge.ts'
import { learn } from './learn.ts'
import type { Vocabulary } from './levels.ts'
import { shippedValues } from './shipped.ts'
import type { Values } from './values.ts'

/** Games by which the letters of an unknown reservoir are learned, while the player waits. */
const GAMES_TO_LEARN = 40

/** Whether values were handed in, came with the game, or were learned just now. */
export type ValuesSource = 'given' | 'shipped' | 'learned-now'

/** What computers know under some rules. It is made when it is needed, and kept. */
export interface Mind {
  readonly rules: SelfPlayRules
  readonly values: Values
  readonly source: ValuesSource
  /** With every word. Its board is whatever it was used for last. */
  readonly finder: Finder
  readonly judge: Judge
  /** One with only the words of a vocabulary. */
  finderOf(vocabulary: Vocabulary): Finder
  /** Whether every word that a play forms is one that we give. */
  mayGive(play: FoundPlay, board: Finder): boolean
}

export interface MindOptions {
  readonly rules: SelfPlayRules
  /** What was learned before; otherwise what comes with the game, or what a few games teach. */
  readonly values?: Values
  readonly report: Report
}

export function openMind({ rules: given, values: learned, report }: MindOptions): Mind {
  const rules = { ...given, lexicon: anchored(given.lexicon) }
  const { lexicon, amounts } = rules
  const finders = new Map<Vocabulary, Finder>()
  const finder = openFinder(lexicon)
  const ready = learned ?? shippedValues(rules)
  const values =
    ready ??
    learn(rules, finder, {
      games: GAMES_TO_LEARN,
      seed: lexicon.hash,
      watch: done => report({ done, of: GAMES_TO_LEARN }) !== false,
    })

  function openFinder(words: Lexicon): Finder {
    return openWasmWords(anchored(words), amounts).createFinder(rules)
  }

  return {
    rules,
    values,
    source: learned ? 'given' : ready ? 'shipped' : 'learned-now',
    finder,
    judge: createJudge(values, lexicon.alphabet),
    finderOf(vocabulary) {
      const { level, longest } = vocabulary
      const known =
        finders.get(vocabulary) ?? openFinder(narrowed(lexicon, lexicon.labels ? { level } : { longest }))
      finders.set(vocabulary, known)
      return known
    },
    mayGive: (play, board) =>
      formedBy(play, board, lexicon).every(word => isGiven(lexicon, writeLetters(lexicon.alphabet, word))),
  }
}

/** Puts the board of one finder on another. */
export function copyBoard(from: Finder, to: Finder): void {
  to.load(Array.from({ length: SIDE * SIDE }, (_, cell) => from.letterAt(cell)))
}
