import { accept } from '#kernel/result.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import type { Answers, Job, Thinker } from '#session/thinker.ts'
import type { Memory, TerminalHost } from '#terminal/host.ts'
import { type LoadedGame, mustLoad } from '#terminal/loaded.ts'
import { type HandClock, handClock } from './hand-clock.ts'
import { memoryInHand } from './memory-in-hand.ts'

/** A puzzle as it is once it is prepared; solved by shading `SOLUTION`. */
export const PREPARED = {
  size: 5,
  puzzle: '43115/35234/14453/12231/41321',
  solution: '#.#../...#./.#.../#.#../....#',
  rating: 'steady',
} as const

export const SOLUTION = 'shade a1 c1 d2 b3 a4 c4 e5'

export function solitudo(): Promise<LoadedGame> {
  return mustLoad('solitudo')
}

export interface HostInHand {
  readonly host: TerminalHost
  readonly clock: HandClock
  readonly kept: ShelvedGame[]
  readonly memory: Memory
}

/** A host in memory with the time in hand, whose worker prepares every puzzle as the one above. */
export function hostInHand(answer: Thinker['think'] = prepareHere): HostInHand {
  const clock = handClock()
  const kept: ShelvedGame[] = []
  const memory = memoryInHand()
  let ids = 0
  const host = {
    clock,
    memory,
    thinker: { think: answer, close() {} },
    shelf: {
      list: async () => kept.toReversed(),
      keep: async (game: ShelvedGame) => {
        const at = kept.findIndex(one => one.id === game.id)
        if (at >= 0) kept.splice(at, 1)
        kept.push(game)
      },
    },
    newSeed: () => 'seed',
    newId: () => `game-${++ids}`,
    output: { write: () => true },
  }
  return { host: host as unknown as TerminalHost, clock, kept, memory }
}

function prepareHere<Kind extends Job['do']>(job: Extract<Job, { do: Kind }>) {
  const asked: Job = job
  const answer = asked.do === 'prepare' ? accept({ ...asked.setup, ...PREPARED }) : null
  return { answer: Promise.resolve(answer as Answers[Kind]), cancel() {} }
}
