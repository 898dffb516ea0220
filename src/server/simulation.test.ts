import { beforeAll, describe, expect, test } from 'vitest'
import type { GameEntry } from '#games/game-entry.ts'
import { loadAllGames } from '#testing/simulation/crashable-server.ts'
import { FAULT_PROFILES } from '#testing/simulation/fault-profile.ts'
import { simulate } from '#testing/simulation/simulation.ts'

/** The suite under faults goes on with further seeds. */
const SEEDS = Number(process.env.SEEDS ?? 4)
const FIRST = Number(process.env.FIRST_SEED ?? 0)

let games: ReadonlyMap<string, GameEntry>

beforeAll(async () => {
  games = await loadAllGames()
})

describe('[F5] whatever the weather, clients end equal to the server, and nothing is lost, doubled or told', () => {
  test.each(Object.keys(FAULT_PROFILES))('%s', async name => {
    let moves = 0
    for (let number = FIRST; number < FIRST + SEEDS; number++) {
      const seed = `${name} ${number}`
      const outcome = await simulate({ seed, weather: FAULT_PROFILES[name]!, games })
      moves += outcome.moves
      const { violations, trace } = outcome
      expect(violations, `Seed “${seed}” after:\n${trace.slice(-40).join('\n')}`).toEqual([])
    }
    // A simulation in which nobody plays would find nothing.
    expect(moves).toBeGreaterThan(SEEDS * 10)
  })
})
