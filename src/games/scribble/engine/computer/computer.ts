import type { Bot, Report } from '#kernel/game.ts'
import type { Random } from '#kernel/random.ts'
import { type Alphabet, writeLetters } from '#lexicon/alphabet.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Dictionaries } from '../../rules/dictionaries.ts'
import type { Finder } from '../../rules/plays/finder.ts'
import { codesOfBoard, countsOfBag, moveOf, pointsByCode } from '../../rules/plays/position.ts'
import type { Choice, Situation } from '../../rules/self-play/self-play.ts'
import type { Move, ScribbleTypes, View } from '../../rules/types.ts'
import { createChoosers } from './choosers.ts'
import { LEVEL_NAMES, type LevelName } from './levels.ts'
import { type Mind, openMind } from './mind.ts'

/** Continuations that the master tries in a turn: half a second of work, and less where a turn is clear. */
const EFFORT = 20_000

/** Rules for which minds are kept; more are seldom wanted by one worker. */
const MOST_MINDS = 2

export interface ComputerOptions {
  readonly dictionaries: Dictionaries
  readonly report: Report
}

/** The computer at its levels, from the easiest to the hardest. */
export function createComputer({
  dictionaries,
  report,
}: ComputerOptions): Readonly<Record<LevelName, Bot<ScribbleTypes>>> {
  const known = new Map<string, { mind: Mind; choosers: ReturnType<typeof createChoosers> }>()

  function mindFor(view: View, lexicon: Lexicon) {
    const amounts = amountsOf(view, lexicon.alphabet)
    const key = JSON.stringify([view.dictionary, view.sideRuns, view.letters, amounts])
    const before = known.get(key)
    if (before) return before
    const points = pointsByCode(view.letters, lexicon.alphabet)
    const mind = openMind({ rules: { lexicon, points, amounts, strict: view.sideRuns === 'strict' }, report })
    const opened = { mind, choosers: createChoosers(mind, { report, effort: EFFORT }) }
    if (known.size >= MOST_MINDS) known.delete(known.keys().next().value!)
    known.set(key, opened)
    return opened
  }

  function choose(level: LevelName, view: View, random: Random): Move {
    const lexicon = dictionaries.find(view.dictionary)
    if (!lexicon) throw new Error(`The dictionary ${view.dictionary} is not here.`)
    const { mind, choosers } = mindFor(view, lexicon)
    const choice = choosers[level](situationOf(view, mind.finder, lexicon.alphabet, random))
    return written(choice, mind.finder, lexicon.alphabet)
  }

  return Object.fromEntries(
    LEVEL_NAMES.map(level => [level, { choose: (view, random) => choose(level, view, random) }]),
  ) as Record<LevelName, Bot<ScribbleTypes>>
}

/** What a seat sees, as choosers take it. */
function situationOf(view: View, finder: Finder, alphabet: Alphabet, random: Random): Situation {
  const seat = view.viewer as number
  const theirs = view.bags[1 - seat]
  const otherBag = theirs ? countsOfBag(theirs, alphabet) : undefined
  const unseen = Uint16Array.from(otherBag ?? Array(32).fill(0))
  for (const [index, { letter }] of view.letters.entries())
    unseen[alphabet.codes.get(letter)!]! += view.unseen[index]!
  finder.load(codesOfBoard(view.board, alphabet))
  return {
    finder,
    bag: countsOfBag(view.bags[seat]!, alphabet),
    unseen,
    ...(otherBag && { otherBag }),
    own: view.scores[seat]!,
    other: view.scores[1 - seat]!,
    left: view.left,
    passes: view.passes,
    // A view tells the passes and the last turn; how many exchanges there were before makes no difference.
    idle: Math.max(view.passes, view.last === null || view.last.kind === 'placed' ? 0 : 1),
    random,
  }
}

/** How many there were of each letter before the game, by code: on the board, in the bags and unseen. */
function amountsOf({ letters, board, bags, unseen }: View, { codes }: Alphabet): number[] {
  const amounts = Array<number>(codes.size + 1).fill(0)
  for (const [index, { letter }] of letters.entries()) amounts[codes.get(letter)!]! += unseen[index]!
  for (const letter of [...board.flat(), ...bags.flatMap(bag => bag ?? [])])
    if (letter !== null) amounts[codes.get(letter)!]!++
  return amounts
}

function written(choice: Choice, finder: Finder, alphabet: Alphabet): Move {
  switch (choice.kind) {
    case 'place':
      return moveOf(choice.play, finder, alphabet)
    case 'exchange':
      return { kind: 'exchange', letters: writeLetters(alphabet, choice.letters) }
    case 'pass':
      return choice
  }
}
