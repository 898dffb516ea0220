import { beforeAll, describe, expect, test } from 'vitest'
import type { GameEntry } from '#games/game-entry.ts'
import { PLAYED_GAMES } from '#testing/online-play/online-play.ts'
import { loadAllGames } from '#testing/simulation/crashable-server.ts'
import { FAULT_PROFILES, NODE_FAULT_PROFILES } from '#testing/simulation/fault-profile.ts'
import { simulate } from '#testing/simulation/simulation.ts'

/** The fault suite runs further seeds. */
const SEEDS = Number(process.env.SEEDS ?? 4)
const FIRST = Number(process.env.FIRST_SEED ?? 0)

let games: ReadonlyMap<string, GameEntry>
const moves: Record<string, number> = {}

beforeAll(async () => {
  games = await loadAllGames()
})

describe('[F5] under all faults clients converge to the server’s state, and nothing is lost, duplicated or leaked', () => {
  test.each(Object.keys(FAULT_PROFILES))('%s', async name => {
    for (let number = FIRST; number < FIRST + SEEDS; number++) {
      const seed = `${name} ${number}`
      const outcome = await simulate({ seed, faults: FAULT_PROFILES[name]!, games })
      const { violations, trace } = outcome
      for (const [game, count] of Object.entries(outcome.moves)) moves[game] = (moves[game] ?? 0) + count
      expect(violations, `Seed “${seed}” after:\n${trace.slice(-40).join('\n')}`).toEqual([])
    }
  })

  test.each(Object.keys(NODE_FAULT_PROFILES))('two nodes, %s', async name => {
    for (let number = FIRST; number < FIRST + SEEDS; number++) {
      const seed = `two nodes ${name} ${number}`
      const faults = NODE_FAULT_PROFILES[name]!
      const { violations, trace } = await simulate({ seed, faults, games, nodes: 2 })
      expect(violations, `Seed “${seed}” after:\n${trace.slice(-40).join('\n')}`).toEqual([])
    }
  })

  test('in every game that is played online', () => {
    // A simulation without moves would prove nothing.
    for (const game of PLAYED_GAMES) expect(moves[game]).toBeGreaterThan(SEEDS * 10)
  })
})
