import { randomFor } from '#kernel/random.ts'
import { rules } from '../rules/rules.ts'
import type { Event, Params, State, View } from '../rules/types.ts'
import { dealt, testPuzzles } from './puzzles.ts'

/** A game that takes moves as text. */
export interface TestGame {
  readonly state: State
  readonly view: View
  /** The events of the last move. */
  readonly events: readonly Event[]
  /** The game after more moves; throws if one is refused. */
  after(...typed: readonly string[]): TestGame
  /** The rejection of a move; undefined if it is accepted. */
  refusal(typed: string): string | undefined
}

/** Starts the planet puzzle, unless another one is given. */
export function startTestGame(chosen: Partial<Params> = {}): TestGame {
  const { params, deal } = dealt({ ...testPuzzles.planet, ...chosen })
  const { state, events } = rules.begin(params, deal, randomFor('seed', 0))
  return testGameAt(state, events, 0)
}

function testGameAt(state: State, events: readonly Event[], ply: number): TestGame {
  const attempt = (typed: string) => {
    const read = rules.notation.read(typed)
    return read.ok ? rules.play(state, 0, read.value, randomFor('seed', ply + 1)) : read
  }
  return {
    state,
    view: rules.view(state, 0),
    events,
    after(...typed) {
      const [first, ...rest] = typed
      if (first === undefined) return this
      const next = attempt(first)
      if (!next.ok) throw new Error(`${first}: ${next.rejection.code}`)
      return testGameAt(next.value.state, next.value.events, ply + 1).after(...rest)
    },
    refusal(typed) {
      const next = attempt(typed)
      return next.ok ? undefined : next.rejection.code
    },
  }
}
