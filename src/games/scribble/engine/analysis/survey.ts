import { accept } from '#kernel/result.ts'
import { DIVIDER, readLetters } from '#lexicon/alphabet.ts'
import { canBeGiven } from '#lexicon/labels.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { CandidateForecast } from '../../presentation/candidates.ts'
import { isEmptyBoard } from '../../rules/board.ts'
import { findFormedWords } from '../../rules/formed-words.ts'
import { notation } from '../../rules/notation.ts'
import { placeLetters } from '../../rules/place-letters.ts'
import { reject, type ScribbleResult } from '../../rules/refusals.ts'
import { withoutLetters } from '../../rules/reservoir.ts'
import { type Move, PASSES_TO_END, SIDE, type View } from '../../rules/types.ts'
import { createFinder } from '../plays/finder.ts'
import { encodeBoard, playToMove, pointsByCode } from '../plays/letter-codes.ts'
import { createPlayList, type FoundPlay, playAt } from '../plays/play-list.ts'
import type { LeaveEvaluator, LeaveValues } from './leave-evaluator.ts'
import { compareTurns, type PossibleTurn } from './possible-turn.ts'
import { bagStateIn, type TurnContext } from './turn-context.ts'

/** All possible turns in a position. */
export interface Survey {
  /** The number of possible plays, each place counted separately. */
  readonly plays: number
  readonly exchanges: number
  readonly pass: PossibleTurn
  /** All turns, best first, without words that the program never offers; a word with several places is listed once. */
  turns(): Generator<PossibleTurn>
  /** The turn of a move with its value, or the reason why it cannot be played. */
  evaluate(move: Move): ScribbleResult<PossibleTurn>
}

/** A found play, or a part of the bag to exchange. The words of a play are computed on demand. */
interface Candidate {
  readonly play?: FoundPlay
  readonly part?: readonly number[]
  readonly value: number
  readonly ends: boolean
  readonly wins: boolean
}

export interface SurveyRules {
  /** With its GADDAG. */
  readonly lexicon: Lexicon
  readonly keeping: LeaveEvaluator
  /** The chance to win with a lead after one's turn, with `left` letters in the reservoir. */
  chanceOf?(lead: number, left: number): number
  /** Simulates turns of the player who sees this; a forecast for each. */
  simulate?(view: View, turns: readonly PossibleTurn[]): readonly CandidateForecast[]
}

const list = createPlayList()

export function survey(question: TurnContext, { lexicon, keeping }: SurveyRules): Survey {
  const { alphabet } = lexicon
  const { board, seat, scores, left, sideRuns } = question
  const held = bagStateIn(question, alphabet)
  const kept = relativeToNewLetters(keeping.evaluate(held), question.bag, lexicon)
  const finder = createFinder({
    lexicon,
    points: pointsByCode(question.letters, alphabet),
    strict: sideRuns === 'strict',
  })
  finder.load(encodeBoard(board, alphabet))
  finder.findAll(held.bag, list)
  const plays = list.count
  const parts = exchangeSubsets(held.bag)
  const candidates = [...wordsFound(), ...parts.map(weighPart)].sort(compareTurns)

  function wordsFound(): Candidate[] {
    const isOpening = isEmptyBoard(board)
    const found: Candidate[] = []
    for (let index = 0; index < plays; index++) {
      const play = playAt(list, index)
      // The first word may be placed anywhere, and all places are equal.
      if (isOpening && !isCentred(play)) continue
      const value = play.score + kept.afterWord(play.letters)
      found.push({ play, value, ...endOf(play.letters.length >= left, play.score) })
    }
    return found
  }

  /** Whether the turn ends the game, and whether these points win it. */
  function endOf(ends: boolean, points: number): Pick<PossibleTurn, 'ends' | 'wins'> {
    return { ends, wins: ends && scores[seat]! + points > scores[1 - seat]! }
  }

  function weighPart(part: readonly number[]): Candidate {
    const ends = part.length === 0 && question.passes === PASSES_TO_END - 1
    return { part, value: kept.afterExchange(part), ...endOf(ends, 0) }
  }

  function withoutWords({ part = [], value, ends, wins }: Candidate): PossibleTurn {
    const letters = part.map(code => alphabet.letters[code - 1]!)
    const move: Move =
      part.length === 0
        ? { kind: 'pass' }
        : { kind: 'exchange', letters: letters.join(alphabet.widest > 1 ? DIVIDER : '') }
    const key = `exchange ${part.join()}`
    return { move, points: 0, leaveValue: value, value, ends, wins, words: [], letters, cells: [], key }
  }

  function withWords(move: Move & { kind: 'place' }): ScribbleResult<PossibleTurn> {
    const laid = placeLetters(board, move, lexicon)
    if (!laid.ok) return laid
    const held = withoutLetters(question.bag, laid.value.letters)
    if (!held.ok) return held
    const formed = findFormedWords(laid.value, move.direction, question, lexicon)
    if (!formed.ok) return formed
    const { words, direction } = formed.value
    const { letters, cells } = laid.value
    const points = words.reduce((sum, word) => sum + word.points, 0)
    const codes = letters.map(letter => alphabet.codes.get(letter)!)
    const worth = kept.afterWord(codes)
    return accept({
      // The complete word from its first cell, however it was typed.
      move: { kind: 'place', cell: words[0]!.cells[0]!, direction, word: words[0]!.word },
      points,
      leaveValue: worth,
      value: points + worth,
      ...endOf(letters.length >= left, points),
      words,
      letters,
      cells,
      key: keyOf(words[0]!.word, codes, points),
    })
  }

  return {
    plays,
    exchanges: parts.length - 1,
    pass: withoutWords(weighPart([])),
    *turns() {
      const listed = new Set<string>()
      for (const candidate of candidates) {
        const { play } = candidate
        const move = play && playToMove(play, finder, alphabet)
        // Skips the same word for the same points at another place before the slow computation of its words.
        if (move && listed.has(keyOf(move.word, play.letters, play.score))) continue
        const turn = move ? withWords(move) : accept(withoutWords(candidate))
        if (!turn.ok) throw new Error(`A play was found that the rules refuse: ${turn.rejection.code}`)
        if (!turn.value.words.every(({ word }) => canBeGiven(lexicon, word))) continue
        listed.add(turn.value.key)
        yield turn.value
      }
    },
    evaluate(move) {
      if (move.kind === 'place') return withWords(move)
      if (move.kind === 'query') return reject('unreadable-move', { text: notation.write(move) })
      const read = readLetters(alphabet, move.kind === 'exchange' ? move.letters : '')
      if (!read.ok) return reject('unknown-letter-placed', { sign: String(read.rejection.details?.sign) })
      const codes = sortedCodes(read.value)
      const rest = withoutLetters(
        question.bag,
        codes.map(code => alphabet.letters[code - 1]!),
      )
      return rest.ok ? accept(withoutWords(weighPart(codes))) : rest
    },
  }
}

/** Relative to seven new letters, which have the value 0. */
function relativeToNewLetters(kept: LeaveValues, bag: readonly string[], { alphabet }: Lexicon): LeaveValues {
  const newBag = kept.afterExchange(bag.map(letter => alphabet.codes.get(letter)!))
  return {
    afterWord: letters => kept.afterWord(letters) - newBag,
    afterExchange: letters => kept.afterExchange(letters) - newBag,
  }
}

function isCentred({ lane, place, letters }: FoundPlay): boolean {
  return lane === Math.floor(SIDE / 2) && place === Math.floor((SIDE - letters.length) / 2)
}

/** The key by which a word is listed once, wherever it could go. */
function keyOf(word: string, letters: readonly number[], points: number): string {
  return `${word} ${sortedCodes(letters).join()} ${points}`
}

function sortedCodes(codes: readonly number[]): readonly number[] {
  return codes.toSorted((one, other) => one - other)
}

/** Every way to take letters out of a bag, each set of letters once; the first takes none. */
function exchangeSubsets(bag: Uint8Array): readonly (readonly number[])[] {
  let parts: (readonly number[])[] = [[]]
  for (let code = 1; code < bag.length; code++) {
    const copies = Array.from({ length: bag[code]! + 1 }, (_, count) => Array<number>(count).fill(code))
    if (copies.length > 1) parts = copies.flatMap(more => parts.map(part => [...part, ...more]))
  }
  return parts
}
