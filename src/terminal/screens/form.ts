import type { AnyOptions, Option } from '#kernel/options.ts'
import type { OptionWords } from '#kernel/words.ts'
import { isComputer, type Player } from '#session/player.ts'
import type { SavedGame } from '#session/saved.ts'
import type { GameRequest } from '../host.ts'
import type { LoadedGame } from '../loaded.ts'
import { words } from '../words.ts'

/** One line of the set-up. Its value is text until the game has checked it. */
export type Field =
  | { readonly kind: 'text'; readonly key: string; readonly label: string; readonly help?: string }
  | {
      readonly kind: 'whole'
      readonly key: string
      readonly label: string
      readonly help?: string
      readonly min: number
      readonly max: number
    }
  | {
      readonly kind: 'choice'
      readonly key: string
      readonly label: string
      readonly help?: string
      readonly choices: readonly FieldChoice[]
    }

export interface FieldChoice {
  readonly value: string
  readonly label: string
  readonly help?: string
}

export type Values = Readonly<Record<string, string>>

const LONGEST_NAME = 20
const OPPONENT = 'opponent'
const LEVEL = 'level'
const nameKey = (seat: number) => `name ${seat}`
const optionKey = (option: string) => `option ${option}`

/** What stands in the set-up at first: the choices of the last game of this kind, or the defaults. */
export function firstValues({ game, words: gameWords }: LoadedGame, last?: SavedGame): Values {
  const levels = Object.keys(gameWords.levels)
  const lastLevel = last?.players.find(isComputer)?.level
  const level = levels.find(one => one === lastLevel) ?? levels[Math.min(1, levels.length - 1)]
  const computer = level !== undefined && (!last || last.players.some(isComputer))
  const chosen = (last?.record.setup ?? {}) as Readonly<Record<string, unknown>>
  const options = Object.entries(game.options as AnyOptions)
  const names = (last?.players ?? []).map((player, seat) => [
    nameKey(seat),
    givenName(player, seat, computer),
  ])
  return {
    [OPPONENT]: computer ? 'computer' : 'people',
    ...(level !== undefined && { [LEVEL]: level }),
    ...Object.fromEntries(names),
    ...Object.fromEntries(
      options.map(([key, option]) => [optionKey(key), String(chosen[key] ?? option.default)]),
    ),
  }
}

function givenName(player: Player, seat: number, alone: boolean): string {
  const name = player.kind === 'person' ? player.name : ''
  return name === words.setup.defaultName(seat, alone) ? '' : name
}

export function fieldsOf(loaded: LoadedGame, values: Values): readonly Field[] {
  const { game } = loaded
  const options = Object.entries(game.options as AnyOptions)
  return [
    ...opponentFields(loaded, values),
    ...options.map(([key, option]) => optionField(key, option, loaded.words.options[key as never])),
  ]
}

function opponentFields({ game, words: gameWords }: LoadedGame, values: Values): readonly Field[] {
  const { opponent, level, yourName, nameOf } = words.setup
  const levels = Object.keys(gameWords.levels)
  const names = personSeats(game.seats, values)
  const nameFields = names.map(
    (seat): Field => ({
      kind: 'text',
      key: nameKey(seat),
      label: names.length > 1 ? nameOf(seat) : yourName,
    }),
  )
  if (game.seats === 1 || levels.length === 0) return nameFields
  const choices = [
    { value: 'computer', label: opponent.computer },
    { value: 'people', label: opponent.people },
  ]
  const levelField: Field = {
    kind: 'choice',
    key: LEVEL,
    label: level,
    choices: levels.map(value => ({ value, ...gameWords.levels[value]! })),
  }
  return [
    { kind: 'choice', key: OPPONENT, label: opponent.label, choices },
    ...(values[OPPONENT] === 'computer' ? [levelField] : []),
    ...nameFields,
  ]
}

function optionField(key: string, option: Option, said: OptionWords | undefined): Field {
  const label = said?.label ?? key
  const common = { key: optionKey(key), label, ...(said?.help !== undefined && { help: said.help }) }
  switch (option.kind) {
    case 'whole':
      return {
        kind: 'whole',
        help: words.setup.range(option.min, option.max),
        ...common,
        min: option.min,
        max: option.max,
      }
    case 'choice':
      return {
        kind: 'choice',
        ...common,
        choices: option.choices.map(value => ({ value, label: said?.choices?.[value] ?? value })),
      }
    case 'switch':
      return {
        kind: 'choice',
        ...common,
        choices: [
          { value: 'false', label: words.setup.no },
          { value: 'true', label: words.setup.yes },
        ],
      }
  }
}

function personSeats(seats: number, values: Values): readonly number[] {
  const count = values[OPPONENT] === 'computer' ? 1 : seats
  return Array.from({ length: count }, (_, seat) => seat)
}

/** The value one step on: the next choice, going round, or the next number, going no further than its end. */
export function stepValue(field: Field, value: string, by: 1 | -1): string {
  switch (field.kind) {
    case 'text':
      return value
    case 'whole':
      return String(Math.max(field.min, Math.min(field.max, Number(value) + by)))
    case 'choice': {
      const at = field.choices.findIndex(choice => choice.value === value)
      return field.choices.at((at + by) % field.choices.length)!.value
    }
  }
}

/** The value after a typed character; a digit that would lead too far begins a new number. */
export function typeInto(field: Field, value: string, character: string): string {
  if (field.kind === 'text') return (value + character).slice(0, LONGEST_NAME)
  if (field.kind !== 'whole' || !/\d/.test(character)) return value
  return Number(value + character) <= field.max ? value + character : character
}

export function eraseFrom(field: Field, value: string): string {
  return field.kind === 'choice' ? value : value.slice(0, -1)
}

/** What a name is when none is typed. */
export function namePlaceholder(loaded: LoadedGame, values: Values, key: string): string {
  const seats = personSeats(loaded.game.seats, values)
  const seat = seats.find(one => nameKey(one) === key) ?? 0
  return words.setup.defaultName(seat, seats.length === 1)
}

export function requestOf(loaded: LoadedGame, values: Values): GameRequest {
  const { game } = loaded
  const people = personSeats(game.seats, values)
  const players = Array.from({ length: game.seats }, (_, seat): Player => {
    if (!people.includes(seat)) return { kind: 'computer', level: values[LEVEL]! }
    const key = nameKey(seat)
    return { kind: 'person', name: values[key]?.trim() || namePlaceholder(loaded, values, key) }
  })
  const setup = Object.fromEntries(Object.keys(game.options).map(key => [key, values[optionKey(key)] ?? '']))
  return { game: loaded.id, setup, players }
}
