import { beforeAll, describe, expect, test } from 'vitest'
import type { GameEntry } from '#games/game-entry.ts'
import { loadAllGames } from '#testing/simulation/crashable-server.ts'
import { FAULT_PROFILES } from '#testing/simulation/fault-profile.ts'
import { simulate } from '#testing/simulation/simulation.ts'

/** The fault suite runs further seeds. */
const SEEDS = Number(process.env.SEEDS ?? 4)
const FIRST = Number(process.env.FIRST_SEED ?? 0)

let games: ReadonlyMap<string, GameEntry>

beforeAll(async () => {
  games = await loadAllGames()
})

describe('[F5] under all faults clients converge to the server’s state, and nothing is lost, duplicated or leaked', () => {
  test.each(Object.keys(FAULT_PROFILES))('%s', async name => {
    let moves = 0
    for (let number = FIRST; number < FIRST + SEEDS; number++) {
      const seed = `${name} ${number}`
      const outcome = await simulate({ seed, weather: FAULT_PROFILES[name]!, games })
      moves += outcome.moves
      const { violations, trace } = outcome
      expect(violations, `Seed “${seed}” after:\n${trace.slice(-40).join('\n')}`).toEqual([])
    }
    // A simulation without moves would prove nothing.
    expect(moves).toBeGreaterThan(SEEDS * 10)
  })
})
