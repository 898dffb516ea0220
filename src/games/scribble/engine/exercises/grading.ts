import { type Level, levelOf } from '#lexicon/labels.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { PossibleTurn } from '../analysis/possible-turn.ts'
import type { LevelName } from '../bots/levels.ts'

/** A vocabulary: the words of players up to a rating, and the computer that knows them. */
export interface Vocabulary {
  /** The rarest words, by the sizes of SCOWL; absent for all words. */
  readonly level?: Level
  /** Exercises up to this rating use it. */
  readonly upTo: number
  readonly player: LevelName
  /** How much harder its words make an exercise. */
  readonly weight: number
}

/** From the smallest to the largest. */
export const VOCABULARIES: readonly Vocabulary[] = [
  { level: 35, upTo: 1000, player: 'learner', weight: 0 },
  { level: 40, upTo: 1200, player: 'improver', weight: 60 },
  { level: 50, upTo: 1400, player: 'casual', weight: 150 },
  { level: 55, upTo: 1600, player: 'practised', weight: 240 },
  { level: 60, upTo: 1800, player: 'seasoned', weight: 330 },
  { level: 70, upTo: 2000, player: 'club', weight: 450 },
  { upTo: Number.POSITIVE_INFINITY, player: 'expert', weight: 650 },
]

/** The properties that make a position hard. */
export interface Difficulty {
  readonly best: PossibleTurn
  /** How many points less the next best turn is worth. */
  readonly gap: number
  /** Whether another play scores more points. */
  readonly isHidden: boolean
  /** The number of possible plays. */
  readonly plays: number
}

const EASIEST = 700
/** For each letter beyond two that the play takes from the bag. */
const PER_LETTER = 90
/** For a play that forms words in both directions. */
const SIDEWAYS = 80
/** For a play that does not score most. */
const HIDDEN = 150
/** For each point by which the gap to the next best turn is below this. */
const CLEAR_GAP = 10
const PER_POINT_OF_GAP = 16
/** For each doubling of the number of plays beyond this. */
const FEW_PLAYS = 200
const PER_DOUBLING = 60

/** The rating of an exercise; decision 183 explains it. */
export function ratingOf({ best, gap, isHidden, plays }: Difficulty, lexicon: Lexicon): number {
  const words = best.words.map(({ word }) => word)
  return Math.round(
    EASIEST +
      PER_LETTER * Math.max(0, best.letters.length - 2) +
      smallestVocabulary(words, lexicon).weight +
      (words.length > 1 ? SIDEWAYS : 0) +
      (isHidden ? HIDDEN : 0) +
      PER_POINT_OF_GAP * Math.max(0, CLEAR_GAP - gap) +
      PER_DOUBLING * Math.max(0, Math.log2(Math.max(1, plays) / FEW_PLAYS)),
  )
}

/** The smallest vocabulary that has all these words. */
function smallestVocabulary(words: readonly string[], lexicon: Lexicon): Vocabulary {
  return VOCABULARIES.find(vocabulary => hasWords(vocabulary, words, lexicon))!
}

/** Whether a vocabulary has all these words; any vocabulary, if the dictionary does not say how common words are. */
export function hasWords({ level }: Vocabulary, words: readonly string[], lexicon: Lexicon): boolean {
  if (level === undefined || !lexicon.labels) return true
  return words.every(word => (levelOf(lexicon, word) ?? Number.POSITIVE_INFINITY) <= level)
}

export function vocabularyFor(rating: number): Vocabulary {
  return VOCABULARIES.find(({ upTo }) => rating <= upTo)!
}
