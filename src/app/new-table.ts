import type { GameEntry } from '#games/game-entry.ts'
import type { CreateTableRequest } from '#protocol/api.ts'
import { graceChoices } from '#table/policy.ts'
import type { OpponentChoice } from './last-choices.ts'

type OnlineGame = Pick<GameEntry, 'rules' | 'online'>

/** How long a player may be away from a new table, the default first; empty where there is no choice. */
export function offeredGraces(
  { rules, online }: OnlineGame,
  params: object,
  seating: OpponentChoice['seating'],
): readonly number[] {
  const graces = seating === 'computer' ? [] : graceChoices(rules, online?.graceMs, params)
  return graces.length > 1 ? graces : []
}

/** The request for a new online table, from checked params and what was chosen about the players. */
export function newTableRequest(
  game: OnlineGame,
  params: object,
  {
    seating,
    level,
    graceMs,
  }: Partial<Pick<OpponentChoice, 'level' | 'graceMs'>> & Pick<OpponentChoice, 'seating'>,
): CreateTableRequest {
  return {
    game: game.rules.id,
    setup: params,
    open: seating === 'anyone',
    ...(seating === 'computer' && level !== undefined && { computer: level }),
    // A choice of an earlier form may not fit these params.
    ...(graceMs !== undefined && offeredGraces(game, params, seating).includes(graceMs) && { graceMs }),
  }
}
