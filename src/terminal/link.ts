import { gameIds } from '#games/catalog.ts'
import { readReplayData } from '#machine/replay-data.ts'
import type { Search } from '#session/asked.ts'
import { type Route, readRoute } from '#session/route.ts'
import type { SavedGame } from '#session/saved.ts'
import { rejectionWords } from '#session/words.ts'
import { readInvitation } from './online/address.ts'
import { words } from './words.ts'

/** An address of a page, as a browser has it: which page it is, and what it carries. */
export interface Link {
  /** Of the house that gave it. */
  readonly address: string
  readonly route: Route
  readonly search: Search
  /** What stands after the `#`: a game, in the address of a replay. */
  readonly data: string
}

/** Reads what a browser shows above a page, with or without its `http://`; undefined for other text, such as a file's name. */
export function readLink(text: string): Link | undefined {
  const trimmed = text.trim()
  const hasScheme = /^https?:\/\//i.test(trimmed)
  if (!hasScheme && !/^(localhost|[\w-]+(\.[\w-]+)+)(:\d+)?\/|^[\w.-]+:\d+(\/|$)/i.test(trimmed))
    return undefined
  const whole = hasScheme ? trimmed : `http://${trimmed}`
  if (!URL.canParse(whole)) return undefined
  const { origin, pathname, searchParams, hash } = new URL(whole)
  const read = { search: searchParams, data: hash.slice(1) }
  const route = readRoute(pathname, gameIds)
  if (route.page !== 'missing') return { address: origin, route, ...read }
  // A house may stand in a folder of another site.
  const invited = readInvitation(whole)
  if (!invited.ok || invited.value.address === undefined) return { address: origin, route, ...read }
  return { address: invited.value.address, route: { page: 'room', code: invited.value.code }, ...read }
}

/** The game that the address of a replay carries; or in words why it cannot be shown. */
export function replayIn({ data }: Link): SavedGame | string {
  const saved = readReplayData(data)
  if (saved.ok) return saved.value
  return saved.rejection.code === 'foreign-game' ? words.link.foreign : rejectionWords(saved.rejection)
}
