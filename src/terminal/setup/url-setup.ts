import type { GameRequest } from '#app/game-request.ts'
import { type OptionValues, type QueryParameters, readSetupQuery, type SetupQuery } from '#app/setup-query.ts'
import { type AnyOptions, validateParams } from '#kernel/options.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { Player } from '#table/player.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import { shellText } from '../text/en/shell.ts'

/** The choices of a link to a game. */
export interface UrlSetup {
  readonly opponents: SetupQuery['opponents']
  readonly chosen: OptionValues
  readonly request: GameRequest
  /** Whether the game begins at once: the link has a puzzle or a seed, or says so. */
  readonly isComplete: boolean
}

/** Reads the query of a link; returns a sentence where a value is invalid. */
export function readUrlSetup(loaded: LoadedGame, search: QueryParameters): UrlSetup | string {
  const { rules, text: gameText } = loaded
  const options = rules.options as AnyOptions
  const { opponents, chosen, seed, startsAtOnce, rejection } = readSetupQuery(search, options)
  if (rejection) return rejectionSentence(rejection, gameText)
  const params = validateParams<object>(rules, chosen)
  if (!params.ok) return rejectionSentence(params.rejection, gameText)
  const isCarried = Object.keys(chosen).some(key => options[key]?.kind === 'puzzle' && chosen[key] !== '')
  return {
    opponents,
    chosen,
    request: {
      game: loaded.id,
      params: params.value,
      players: playersFor(loaded, opponents === 'two'),
      ...(seed.trim() !== '' && { seed: seed.trim() }),
    },
    isComplete: startsAtOnce || isCarried || seed.trim() !== '',
  }
}

function playersFor({ rules, text: gameText }: LoadedGame, areTwo: boolean): readonly Player[] {
  const levels = Object.keys(gameText.levels)
  const level = areTwo || rules.seats === 1 ? undefined : levels[Math.min(1, levels.length - 1)]
  return Array.from({ length: rules.seats }, (_, seat): Player => {
    if (seat > 0 && level !== undefined) return { kind: 'computer', level }
    return {
      kind: 'person',
      name: shellText.setup.defaultName(seat, rules.seats === 1 || level !== undefined),
    }
  })
}
