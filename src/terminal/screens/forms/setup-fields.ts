import { defaultLevel, type GameRequest, seatPlayers } from '#app/game-request.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { SetupLink } from '#app/setup-query.ts'
import { type AnyOptions, initialChoices, similarParams, withoutIrrelevant } from '#kernel/options.ts'
import { isComputer, type Player } from '#table/player.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { shellText } from '../../text/en/shell.ts'
import {
  chosenParams,
  type Field,
  levelField,
  optionFields,
  optionKey,
  optionValues,
  type Values,
} from './field.ts'
import { type LearningQuestion, learningField } from './learning-field.ts'

const OPPONENT = 'opponent'
const LEVEL = 'level'
const nameKey = (seat: number) => `name ${seat}`

/** The initial values of the form: the choices of the last game, or the defaults. */
export function initialValues(loaded: LoadedGame, last?: SavedGame): Values {
  const levels = Object.keys(loaded.text.levels)
  const lastLevel = last?.players.find(isComputer)?.level
  const level = levels.find(one => one === lastLevel) ?? defaultLevel(loaded)
  const computer = level !== undefined && (!last || last.players.some(isComputer))
  // The name of the only person comes first, whichever seat it was the last time.
  const named = (last?.players ?? []).filter(player => !computer || !isComputer(player))
  const names = named.map((player, seat) => [nameKey(seat), typedName(player, seat, computer)])
  return {
    [OPPONENT]: computer ? 'computer' : 'people',
    ...(level !== undefined && { [LEVEL]: level }),
    ...Object.fromEntries(names),
    ...optionValues(
      loaded,
      last ? lastParams(loaded, last) : initialChoices(loaded.rules.options as AnyOptions),
    ),
  }
}

/** The params of the last game that still matter. */
function lastParams({ rules }: LoadedGame, { record }: SavedGame): object {
  const options = rules.options as AnyOptions
  return withoutIrrelevant(options, similarParams(options, record.params))
}

/** The values that a link sets. */
export function valuesFromUrl(
  loaded: LoadedGame,
  { opponents, chosen }: Pick<SetupLink, 'opponents' | 'chosen'>,
): Values {
  const all = optionValues(loaded, chosen)
  const keys = Object.keys(chosen).map(optionKey)
  return {
    ...Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key))),
    ...(opponents === 'two' && { [OPPONENT]: 'people' }),
    ...(opponents === 'computer' && { [OPPONENT]: 'computer' }),
  }
}

function typedName(player: Player, seat: number, alone: boolean): string {
  const name = player.kind === 'person' ? player.name : ''
  return name === shellText.setup.defaultName(seat, alone) ? '' : name
}

/** The fields of the form, with the question for consent where the computer can learn. */
export function setupFields(
  loaded: LoadedGame,
  values: Values,
  question?: LearningQuestion,
  suggestedLevel?: string,
): readonly Field[] {
  return [
    ...opponentFields(loaded, values, suggestedLevel),
    ...learningField(loaded, playersOf(loaded, values), question),
    ...optionFields(loaded, values),
  ]
}

function opponentFields(
  loaded: LoadedGame,
  values: Values,
  suggestedLevel: string | undefined,
): readonly Field[] {
  const { opponent, level, yourName, nameOf } = shellText.setup
  const { seats } = loaded.rules
  // A single player needs no name.
  if (seats === 1) return []
  const names = personSeats(seats, values)
  const nameFields = names.map(
    (seat): Field => ({
      kind: 'text',
      key: nameKey(seat),
      label: names.length > 1 ? nameOf(seat) : yourName,
    }),
  )
  if (Object.keys(loaded.text.levels).length === 0) return nameFields
  const choices = [
    { value: 'computer', label: opponent.computer },
    { value: 'people', label: opponent.people },
  ]
  return [
    { kind: 'choice', key: OPPONENT, label: opponent.label, choices },
    ...(values[OPPONENT] === 'computer' ? [levelField(LEVEL, level, loaded, suggestedLevel)] : []),
    ...nameFields,
  ]
}

function personSeats(seats: number, values: Values): readonly number[] {
  const count = values[OPPONENT] === 'computer' ? 1 : seats
  return Array.from({ length: count }, (_, seat) => seat)
}

/** The default name in a name field; empty for other fields. */
export function namePlaceholder(loaded: LoadedGame, values: Values, key: string): string {
  const seats = personSeats(loaded.rules.seats, values)
  const seat = seats.find(one => nameKey(one) === key)
  return seat === undefined ? '' : shellText.setup.defaultName(seat, seats.length === 1)
}

export function gameRequestFrom(loaded: LoadedGame, values: Values): GameRequest {
  return { game: loaded.id, params: chosenParams(loaded, values), players: playersOf(loaded, values) }
}

function playersOf(loaded: LoadedGame, values: Values): readonly Player[] {
  const { seats } = loaded.rules
  return seatPlayers(seats, shellText.setup.defaultName, {
    names: Array.from({ length: seats }, (_, seat) => values[nameKey(seat)] ?? ''),
    level: values[OPPONENT] === 'computer' ? values[LEVEL] : undefined,
  })
}
