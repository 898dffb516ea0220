import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import { generateDeal } from '#engine-client/generate.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Report } from '#kernel/engine.ts'
import { validateParams } from '#kernel/read-params.ts'
import { accept, type Result } from '#kernel/result.ts'
import { openTable } from '#table/act.ts'
import type { Player } from '#table/player.ts'
import type { Table } from '#table/table.ts'
import type { GameRequest } from './game-request.ts'

/** The device on which a table is opened. */
export interface TableDevice {
  readonly engineClient: EngineClient
  readonly clock: Pick<Clock, 'now'>
  newSeed(): string
  /** The deal of a computer that has learnt from earlier games; null if none may or can. */
  learnedDeal?(players: readonly Player[]): Promise<object | null>
}

/** A new table for a request, once its params are checked and its deal is generated in a worker. */
export function startTable(
  { engineClient, clock, newSeed, learnedDeal }: TableDevice,
  game: Pick<GameEntry, 'rules' | 'puzzles'>,
  request: Pick<GameRequest, 'params' | 'players' | 'seed'>,
  report?: Report,
): EngineTask<Result<Table>> {
  const { rules } = game
  const params = validateParams<object>(rules, request.params)
  if (!params.ok) return { result: Promise.resolve(params), cancel() {} }
  const seed = request.seed ?? newSeed()
  const { result, cancel } = generateDeal(engineClient, game, { params: params.value, seed }, report)
  const open = async (): Promise<Result<Table>> => {
    const [dealt, learnt] = await Promise.all([result, learnedDeal?.(request.players)])
    if (!dealt.ok) return dealt
    return accept(openTable(rules, dealt.value.params, seed, clock.now(), learnt ?? dealt.value.deal))
  }
  return { result: open(), cancel }
}
