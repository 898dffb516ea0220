import type { Bot, Report } from '#kernel/game.ts'
import type { Random } from '#kernel/random.ts'
import { type Alphabet, writeLetters } from '#lexicon/alphabet.ts'
import type { Finder } from '../../rules/plays/finder.ts'
import { codesOfBoard, countsOfBag, moveOf } from '../../rules/plays/position.ts'
import type { Choice, Situation } from '../../rules/self-play/self-play.ts'
import type { Move, ScribbleTypes, View } from '../../rules/types.ts'
import { createChoosers } from './choosers.ts'
import { LEVEL_NAMES, type LevelName } from './levels.ts'
import type { Mind } from './mind.ts'
import type { Minds } from './minds.ts'

/** Continuations that the master tries in a turn: half a second of work, and less where a turn is clear. */
const EFFORT = 20_000

export interface ComputerOptions {
  readonly minds: Minds
  readonly report: Report
}

/** The computer at its levels, from the easiest to the hardest. */
export function createComputer({
  minds,
  report,
}: ComputerOptions): Readonly<Record<LevelName, Bot<ScribbleTypes>>> {
  const known = new WeakMap<Mind, ReturnType<typeof createChoosers>>()

  function choosersOf(mind: Mind) {
    const choosers = known.get(mind) ?? createChoosers(mind, { report, effort: EFFORT })
    known.set(mind, choosers)
    return choosers
  }

  function choose(level: LevelName, view: View, random: Random): Move {
    const mind = minds(view)
    const { alphabet } = mind.rules.lexicon
    const choice = choosersOf(mind)[level](situationOf(view, mind.finder, alphabet, random))
    return written(choice, mind.finder, alphabet)
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
