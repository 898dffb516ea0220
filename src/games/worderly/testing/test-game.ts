import { randomFor } from '#kernel/random.ts'
import { createWorderly } from '../rules/game.ts'
import type { Event, Params, State, View } from '../rules/types.ts'
import { setupOf, testPuzzles } from './puzzles.ts'

const game = createWorderly()

/** A game that is played by what is typed. */
export interface TestGame {
  readonly state: State
  readonly view: View
  /** What the last move brought. */
  readonly events: readonly Event[]
  /** The game after more moves; throws where one is refused. */
  after(...typed: readonly string[]): TestGame
  /** Why this is refused; undefined where it is accepted. */
  refusal(typed: string): string | undefined
}

/** The planet puzzle, where nothing else is said. */
export function startTestGame(chosen: Partial<Params> = {}): TestGame {
  const { state, events } = game.begin(setupOf({ ...testPuzzles.planet, ...chosen }), randomFor('seed', 0))
  return testGameAt(state, events, 0)
}

function testGameAt(state: State, events: readonly Event[], ply: number): TestGame {
  const attempt = (typed: string) => {
    const read = game.notation.read(typed)
    return read.ok ? game.play(state, 0, read.value, randomFor('seed', ply + 1)) : read
  }
  return {
    state,
    view: game.view(state, 0),
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
