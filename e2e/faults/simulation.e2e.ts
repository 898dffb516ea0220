import { beforeAll, describe, expect, test } from 'vitest'
import type { GameEntry } from '#games/game-entry.ts'
import { loadAllGames } from '#testing/simulation/crashable-server.ts'
import { FAULT_PROFILES, NODE_FAULT_PROFILES } from '#testing/simulation/fault-profile.ts'
import { simulate } from '#testing/simulation/simulation.ts'

/** The unit tests run the first seeds; together they are more than a thousand. */
const SEEDS = Number(process.env.SEEDS ?? 160)
const NODE_SEEDS = Number(process.env.SEEDS ?? 6)
const FIRST = Number(process.env.FIRST_SEED ?? 1_000)

let games: ReadonlyMap<string, GameEntry>

beforeAll(async () => {
  games = await loadAllGames()
})

describe(`[F5] in the simulation, ${SEEDS} more seeds of every fault profile`, () => {
  test.each(Object.keys(FAULT_PROFILES))('%s', async name => {
    for (let number = FIRST; number < FIRST + SEEDS; number++) {
      const seed = `${name} ${number}`
      const { violations, trace } = await simulate({ seed, faults: FAULT_PROFILES[name]!, games })
      expect(violations, `Seed “${seed}” after:\n${trace.slice(-40).join('\n')}`).toEqual([])
    }
  })

  test.each(Object.keys(NODE_FAULT_PROFILES))('two nodes, %s', async name => {
    for (let number = FIRST; number < FIRST + NODE_SEEDS; number++) {
      const seed = `two nodes ${name} ${number}`
      const faults = NODE_FAULT_PROFILES[name]!
      const { violations, trace } = await simulate({ seed, faults, games, nodes: 2 })
      expect(violations, `Seed “${seed}” after:\n${trace.slice(-40).join('\n')}`).toEqual([])
    }
  })
})
