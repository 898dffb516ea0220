import { type AnyOptions, type Option, readSetup } from '#kernel/options.ts'
import type { OptionWords } from '#kernel/words.ts'
import type { FinishedSeat } from '#protocol/api.ts'
import type { LobbyTable, SeatNews } from '#protocol/news.ts'
import type { ParlourGame } from '../parlour.ts'
import { tableWords } from '../words.ts'
import { togetherWords } from './words.ts'

/** A seat's name as lists show it: with the rating, where there is one. */
export function seatName(
  seat: SeatNews | FinishedSeat['player'],
  levels: ParlourGame['words']['levels'] = {},
) {
  switch (seat.kind) {
    case 'person':
      return seat.rating === undefined ? seat.name : togetherWords.rated(seat.name, Math.round(seat.rating))
    case 'computer':
      return tableWords.computer(levels[seat.level]?.label ?? seat.level)
    case 'free':
      return ''
  }
}

/** Everyone who sits at a table, in a few words. */
export function companyOf(
  { seats }: Pick<LobbyTable, 'seats'>,
  levels?: ParlourGame['words']['levels'],
): string {
  return seats
    .map(seat => seatName(seat, levels))
    .filter(name => name !== '')
    .join(', ')
}

/** What a table is set up for: only what matters, given the rest. */
export function setupLine(parlour: ParlourGame, setup: object): string {
  const { game, words, face } = parlour
  const options = game.options as AnyOptions
  const read = readSetup<object>(game.options, setup as Readonly<Record<string, unknown>>)
  if (!read.ok) return ''
  if (words.setup) return words.setup(read.value)
  const chosen = read.value as Readonly<Record<string, unknown>>
  const said: Readonly<Record<string, OptionWords>> = words.options
  return Object.entries(options)
    .filter(([key]) => !face.asksFor || face.asksFor(read.value, key))
    .map(([key, option]) => optionLine(parlour, option, said[key] ?? { label: key }, chosen[key]))
    .filter(part => part !== '')
    .join(' · ')
}

function optionLine(
  { library }: ParlourGame,
  option: Option,
  { label, choices }: OptionWords,
  value: unknown,
): string {
  switch (option.kind) {
    case 'choice':
      return `${label}: ${lowered(choices?.[String(value)] ?? String(value))}`
    case 'whole':
      return `${value} ${lowered(label)}`
    case 'switch':
      return value === true ? label : ''
    case 'lexicon': {
      if (value === option.default) return ''
      const own = library?.own.all().find(({ lexicon }) => lexicon.hash === value)
      return `${label}: ${own?.name ?? togetherWords.otherWords}`
    }
    case 'file':
    case 'text':
      return ''
  }
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
