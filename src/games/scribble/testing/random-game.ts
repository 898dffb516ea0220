import type { PlayedMove } from '#kernel/engine.ts'
import { randomFor } from '#kernel/random.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { createFinder } from '../engine/plays/finder.ts'
import { encodeBag, encodeBoard, playToMove, pointsByCode } from '../engine/plays/letter-codes.ts'
import { createPlayList, playAt } from '../engine/plays/play-list.ts'
import { loadedDictionaries } from '../rules/dictionaries.ts'
import { createRules } from '../rules/rules.ts'
import type { Move, Params, ScribbleTypes, State } from '../rules/types.ts'
import { seatToMove } from '../rules/view.ts'

export interface RandomGame {
  readonly moves: readonly PlayedMove<ScribbleTypes>[]
  readonly finalState: State
}

const list = createPlayList()

/** A game of random plays, exchanges, passes and queries, up to a number of moves. */
export function playRandomGame(lexicon: Lexicon, params: Params, seed: string, longest = 24): RandomGame {
  const rules = createRules(loadedDictionaries(lexicon))
  const random = randomFor(seed, 0, 'moves')
  const moves: PlayedMove<ScribbleTypes>[] = []
  let { state } = rules.begin(params, null, randomFor(seed, 0))
  const finder = createFinder({
    lexicon,
    points: pointsByCode(state.letters, lexicon.alphabet),
    strict: params.sideRuns === 'strict',
  })
  while (!state.ended && moves.length < longest) {
    const seat = seatToMove(state)
    const move = someMove(state.bags[seat]!)
    const next = rules.play(state, seat, move, randomFor(seed, moves.length + 1))
    if (!next.ok) throw new Error(next.rejection.code)
    moves.push({ state, seat, move })
    state = next.value.state
  }
  return { moves, finalState: state }

  function someMove(bag: readonly string[]): Move {
    const kind = random.below(10)
    if (kind === 0) return { kind: 'pass' }
    if (kind === 1 && state.asked < 3) return { kind: 'query', pattern: '.'.repeat(2 + state.asked), page: 1 }
    finder.load(encodeBoard(state.board, lexicon.alphabet))
    finder.findAll(encodeBag(bag, lexicon.alphabet), list)
    if (kind === 2 || list.count === 0)
      return { kind: 'exchange', letters: bag.slice(0, 1 + random.below(bag.length)).join('|') }
    return playToMove(playAt(list, random.below(list.count)), finder, lexicon.alphabet)
  }
}
