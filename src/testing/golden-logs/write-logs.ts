import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OnlineEntry, TableHeader } from '#server/tables/log/log-entry.ts'
import { replayLog } from '#server/tables/log/online-table.ts'
import { hasEveryoneMoved } from '#table/early-end.ts'
import { ANN, BEN, openTestTableService, type TestConnection } from '../fixtures/table-service.ts'
import { onlinePlayOf, randomMoveOf } from '../online-play/online-play.ts'
import { createRandomEngine } from '../online-play/random-engine.ts'
import { createSeededRandom } from '../simulation/seeded-random.ts'
import { loadGoldenGame } from './golden-games.ts'
import { replayGoldenLog } from './replay.ts'
import { SCENARIOS, type Scenario, type Stage } from './scenarios.ts'

const MOST_MOVES = 400
const MOST_SEEDS = 200

/** Plays every scenario that has no file yet, and writes its log. Existing files are never touched. */
export async function writeMissingLogs(folder: string): Promise<void> {
  for (const scenario of SCENARIOS) {
    const file = join(folder, `${scenario.game}-${scenario.name}.json`)
    if (existsSync(file)) continue
    writeFileSync(file, `${JSON.stringify(await playScenario(scenario), null, 2)}\n`)
  }
}

/** Tries seeds until a game ends as the scenario says. */
async function playScenario(scenario: Scenario) {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const log = await playOnce(scenario, `${scenario.game} ${scenario.name} ${seed}`)
    const folded = await replayGoldenLog(log)
    if ((folded.result?.reason ?? folded.phase) === scenario.ends) return { ...log, folded }
  }
  throw new Error(`No game of ${scenario.game} ended by ${scenario.ends}`)
}

async function playOnce(
  { game, setup, request, run }: Scenario,
  seed: string,
): Promise<{ readonly table: TableHeader; readonly entries: readonly OnlineEntry[] }> {
  const random = createSeededRandom(seed, 'golden')
  const loadGame = loadGoldenGame
  const options = { seed, loadGame, engineClient: createRandomEngine(random) }
  const server = await openTestTableService(options)
  const { dictionary: _, ...drawn } = onlinePlayOf(game).setup(random) as { dictionary?: string }
  const table = await server.openTable({ ...drawn, ...setup }, { game, ...request })
  const ann = await server.connect(ANN, table.id)
  const ben = await server.connect(BEN, table.id)
  const stored = () => server.kept.tables.get(table.id)!
  const stage: Stage = {
    ...{ server, random, table, ann, ben },
    async begin() {
      if (ann.state().phase === 'waiting') await ben.send({ do: 'sit' })
    },
    play: (moves = MOST_MOVES) => playRandomly(stage, moves),
    async playUntilBothMoved() {
      const { rules } = (await loadGame(game))!
      const hasBothMoved = () => hasEveryoneMoved(replayLog(stored().table, rules, stored().entries).play!)
      while (!hasBothMoved()) await playRandomly(stage, 1)
    },
    async restart() {
      await openTestTableService({ ...options, kept: server.kept, clock: server.clock })
    },
  }
  await run(stage)
  const { table: header, entries } = stored()
  return JSON.parse(JSON.stringify({ table: header, entries }))
}

async function playRandomly({ ann, ben, random, server }: Stage, moves: number): Promise<void> {
  const players: readonly TestConnection[] = [ann, ben]
  for (let move = 0; move < moves && ann.state().phase === 'playing'; move++) {
    const { toAct } = ann.state().game!
    const acting = toAct.filter(seat => players[seat]!.state().viewer === seat)
    await server.advance(700)
    // A computer answers by itself.
    if (acting.length === 0) continue
    const player = players[random.pick(acting)]!
    const { about, game } = player.state()
    await player.send({ do: 'move', text: randomMoveOf({ game: about.game, view: game!.view }, random) })
  }
}
