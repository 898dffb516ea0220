import { type Cell, sameCell, writeCell } from '#kernel/grid.ts'
import type { Random } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Seat, Step } from '#kernel/rules.ts'
import {
  AREAS,
  cellsOf,
  cropLayout,
  HIDDEN,
  MAIN_LENGTH,
  NO_LETTER,
  type Placement,
  SHORTEST,
  solvedGrid,
} from './layout.ts'
import { guessAmong, isDotted, markDottedI } from './letter-case.ts'
import { missingLetter } from './letters.ts'
import { type Puzzle, readPuzzle } from './puzzle.ts'
import { type Refusals, reject } from './refusals.ts'
import { shuffleLetters } from './shuffle-letters.ts'
import {
  type Deal,
  type Event,
  type Fault,
  type FoundWord,
  type GuessResult,
  LIVES,
  type Move,
  type Params,
  type State,
  type WorderlyTypes,
} from './types.ts'
import { isAllOpen, isHidden, missedWords, uncover } from './uncover.ts'

type WorderlyStep = Step<WorderlyTypes>
type PlayResult = Result<WorderlyStep, Refusals>

/** Hides the words of a puzzle and shuffles its letters. */
export function begin(params: Params, deal: Deal | null, random: Random): WorderlyStep {
  const { level, judging, area } = params
  const { puzzle } = deal ?? params
  const read = readPuzzle(puzzle, AREAS[area])
  if (!read.ok || !read.value.bonus) throw new Error('A puzzle must be generated before it is played')
  const { layout: all, bonus } = withMarkedLetters({ ...read.value, bonus: read.value.bonus })
  const layout = cropLayout(all)
  const main = layout.words[0]!.word
  const letters = shuffleLetters(main, mainLengthWords(layout.words), random)
  const grid = solvedGrid(layout).map(line =>
    [...line].map(character => (character === NO_LETTER ? NO_LETTER : HIDDEN)).join(''),
  )
  return {
    state: {
      level,
      judging,
      layout,
      bonusWords: bonus.listed,
      quietWords: bonus.quiet,
      ...(bonus.unfit.length > 0 && { unfitWords: bonus.unfit }),
      letters,
      grid,
      found: [],
      bonus: [],
      wrong: [],
      lives: LIVES[level],
      points: 0,
      latest: null,
      over: null,
    },
    events: [{ kind: 'began', level, letters, words: layout.words.length }],
  }
}

/** In an alphabet with i and ı, i is marked in every word. */
function withMarkedLetters({ layout, bonus }: Required<Puzzle>): Required<Puzzle> {
  if (!isDotted(layout.words[0]!.word)) return { layout, bonus }
  const marked = (words: readonly string[]) => words.map(markDottedI)
  return {
    layout: { ...layout, words: layout.words.map(one => ({ ...one, word: markDottedI(one.word) })) },
    bonus: { listed: marked(bonus.listed), quiet: marked(bonus.quiet), unfit: marked(bonus.unfit) },
  }
}

export function play(state: State, _seat: Seat, move: Move, random: Random): PlayResult {
  switch (move.kind) {
    case 'guess':
      return guess(state, guessAmong(state.letters, move.word))
    case 'shuffle': {
      const letters = shuffleLetters(state.letters, mainLengthWords(state.layout.words), random)
      return accept({ state: { ...state, letters }, events: [{ kind: 'shuffled', letters }] })
    }
    case 'hint':
      return hint(state, move, random)
    case 'exit':
      return accept({
        state: { ...state, over: 'left' },
        events: [{ kind: 'left', missed: missedWords(state) }],
      })
  }
}

function guess(state: State, word: string): PlayResult {
  const result = judgeGuess(state, word)
  if (result === 'found') return accept(find(state, word))
  const isStrict = state.judging === 'strict'
  const latest = { guess: word, result, cells: [] }
  if (result === 'bonus') {
    const next = { ...state, bonus: [...state.bonus, word], latest }
    if (isStrict) return accept(chargeLife(next, word, result))
    return accept({ state: next, events: [{ kind: 'bonus', word }] })
  }
  if (result === 'wrong') {
    const lives = state.lives - 1
    const next = { ...state, wrong: [...state.wrong, word], latest, lives }
    return accept(withEnding(next, [{ kind: 'wrong', word, lives }]))
  }
  return isStrict ? accept(chargeLife({ ...state, latest }, word, result)) : rejectGuess(state, word, result)
}

function find(state: State, word: string): WorderlyStep {
  const placement = state.layout.words.find(one => one.word === word)!
  const { grid, cells, completed } = uncover(state, placement, cellsOf(placement))
  const revealed = completed.filter(one => one !== word)
  const found: FoundWord[] = [...state.found, { word, how: 'guessed' }, ...revealed.map(toRevealedWord)]
  const next: State = {
    ...state,
    grid,
    found,
    points: state.points + cells.length,
    latest: { guess: word, result: 'found', cells },
  }
  const isMain = placement.direction === 'diagonal'
  return withEnding(next, [{ kind: 'found', word, isMain, cells, revealed }])
}

function hint(state: State, { cell: wanted }: Extract<Move, { kind: 'hint' }>, random: Random): PlayResult {
  if (state.lives === 1) return reject('last-life')
  const cell = wanted ?? helpfulCell(state, random)
  const placement = wordThrough(state, cell)
  if (!placement) return reject('no-letter-there', { cell: writeCell(cell) })
  if (!isHidden(state.grid, cell)) return reject('letter-open', { cell: writeCell(cell) }, [cell])
  const { grid, completed } = uncover(state, placement, [cell])
  const lives = state.lives - 1
  const next = { ...state, grid, lives, found: [...state.found, ...completed.map(toRevealedWord)] }
  const letter = grid[cell.row]!.charAt(cell.column)
  return accept(withEnding(next, [{ kind: 'hinted', cell, letter, revealed: completed, lives }]))
}

/** Strict judging takes a life for a guess that kind judging ignores. */
function chargeLife(state: State, word: string, why: Fault | 'bonus'): WorderlyStep {
  const lives = state.lives - 1
  return withEnding({ ...state, lives }, [{ kind: 'charged', word, why, lives }])
}

function rejectGuess({ letters }: State, word: string, why: Fault): PlayResult {
  switch (why) {
    case 'empty':
      return reject(why)
    case 'too-short':
    case 'too-long':
      return reject(why, { word, shortest: SHORTEST, longest: MAIN_LENGTH })
    case 'letters': {
      const letter = missingLetter(word, letters)!
      return reject(why, { word, letter, given: [...letters].filter(one => one === letter).length })
    }
    default:
      return reject(why, { word })
  }
}

/** The step, with the end of the game if this was the last move (W12). */
function withEnding(state: State, events: readonly Event[]): WorderlyStep {
  const { grid, lives, points } = state
  if (isAllOpen(grid))
    return { state: { ...state, over: 'won' }, events: [...events, { kind: 'won', points, lives }] }
  if (lives > 0) return { state, events }
  return {
    state: { ...state, over: 'lost' },
    events: [...events, { kind: 'lost', missed: missedWords(state) }],
  }
}

function toRevealedWord(word: string): FoundWord {
  return { word, how: 'revealed' }
}

/** Words of all six letters: a shuffle must not spell one. */
function mainLengthWords(words: readonly { readonly word: string }[]): string[] {
  return words.map(({ word }) => word).filter(word => word.length === MAIN_LENGTH)
}

/** Judges a guess, without charging for it (W1 to W3). */
function judgeGuess(state: State, word: string): GuessResult {
  if (word === '') return 'empty'
  if (word.length < SHORTEST) return 'too-short'
  if (word.length > MAIN_LENGTH) return 'too-long'
  if (missingLetter(word, state.letters) !== undefined) return 'letters'
  const found = state.found.find(one => one.word === word)
  if (found) return found.how === 'guessed' ? 'found-before' : 'revealed-before'
  if (state.bonus.includes(word) || state.wrong.includes(word)) return 'repeated'
  if (state.layout.words.some(placement => placement.word === word)) return 'found'
  if (state.unfitWords?.includes(word)) return 'not-hidden'
  return state.bonusWords.includes(word) || state.quietWords.includes(word) ? 'bonus' : 'wrong'
}

/** The hidden letter that helps most: one of those that the most hidden words share. */
function helpfulCell({ layout, grid }: State, random: Random): Cell {
  const hidden = layout.words.flatMap(cellsOf).filter(cell => isHidden(grid, cell))
  const uses = (cell: Cell) => hidden.filter(other => sameCell(other, cell)).length
  const most = Math.max(...hidden.map(uses))
  return random.pick(hidden.filter(cell => uses(cell) === most))
}

function wordThrough({ layout }: State, cell: Cell): Placement | undefined {
  return layout.words.find(placement => cellsOf(placement).some(other => sameCell(other, cell)))
}
