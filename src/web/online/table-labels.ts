import { type AnyOptions, matters, type Option } from '#kernel/options.ts'
import { readParams } from '#kernel/read-params.ts'
import type { OptionText } from '#kernel/text.ts'
import type { FinishedSeat } from '#protocol/api.ts'
import type { LobbyTable, SeatInfo } from '#protocol/server-messages.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { playTogetherText } from '../text/en/online.ts'
import { tableText } from '../text/en/shell.ts'

/** The name at a seat as lists show it: marked if it is claimed, and with the rating, where there is one. */
export function seatName(seat: SeatInfo | FinishedSeat['player'], levels: LoadedGame['text']['levels'] = {}) {
  switch (seat.kind) {
    case 'person': {
      const name = seat.claimed ? playTogetherText.claimed(seat.name) : seat.name
      return seat.rating === undefined ? name : playTogetherText.rated(name, Math.round(seat.rating))
    }
    case 'computer':
      return tableText.computer(levels[seat.level]?.label ?? seat.level)
    case 'free':
      return ''
  }
}

/** The names of all who sit at a table. */
export function seatedNames(
  { seats }: Pick<LobbyTable, 'seats'>,
  levels?: LoadedGame['text']['levels'],
): string {
  return seats
    .map(seat => seatName(seat, levels))
    .filter(name => name !== '')
    .join(', ')
}

/** The params of a table in a few words, without those that do not matter. */
export function describeSetup(loadedGame: LoadedGame, setup: object): string {
  const { rules, text } = loadedGame
  const options = rules.options as AnyOptions
  const read = readParams<object>(rules.options, setup as Readonly<Record<string, unknown>>)
  if (!read.ok) return ''
  if (text.describeParams) return text.describeParams(read.value)
  const chosen = read.value as Readonly<Record<string, unknown>>
  const words: Readonly<Record<string, OptionText>> = text.options
  return Object.entries(options)
    .filter(([, option]) => matters(option, read.value))
    .map(([key, option]) => describeOption(loadedGame, option, words[key] ?? { label: key }, chosen[key]))
    .filter(part => part !== '')
    .join(' · ')
}

function describeOption(
  { library }: LoadedGame,
  option: Option,
  { label, choices }: OptionText,
  value: unknown,
): string {
  switch (option.kind) {
    case 'choice':
      return describeChoice(label, choices?.[String(value)] ?? String(value))
    case 'whole':
      return `${value} ${lowercaseFirst(label)}`
    case 'switch':
      return value === true ? label : ''
    case 'lexicon': {
      if (value === option.default) return ''
      const own = library?.customDictionaries.all().find(({ lexicon }) => lexicon.hash === value)
      return `${label}: ${own?.name ?? playTogetherText.otherWords}`
    }
    case 'file':
    case 'puzzle':
    case 'text':
      return ''
  }
}

/** The name of a choice without its explanation, and without the option where it repeats that. */
function describeChoice(label: string, choice: string): string {
  const name = choice.split(':')[0]!
  return name.toLowerCase().includes(label.toLowerCase()) ? name : `${label}: ${lowercaseFirst(name)}`
}

function lowercaseFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
