import { createApiClient } from '#app/api-client.ts'
import { decodeReplayText } from '#app/replay-link.ts'
import { spectatorPerspective } from '#app/review.ts'
import { type Route, readRoute } from '#app/route.ts'
import { readSavedGame } from '#app/saved-game-format.ts'
import type { QueryParameters } from '#app/setup-query.ts'
import { gameIds } from '#games/catalog.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { readImportedGame } from '../game/import-game.ts'
import { loadGameOrThrow } from '../game/loaded-game.ts'
import { openErrorText } from '../game/open-error.ts'
import type { ReviewedGame } from '../game/reviewed-game.ts'
import { readInvitation } from '../online/address.ts'
import type { ServerAccess } from '../online/server-access.ts'
import { refusalSentence } from '../text/en/online.ts'
import { shellText } from '../text/en/shell.ts'

/** The URL of a page in the browser, parsed. */
export interface PageUrl {
  /** The address of the server. */
  readonly address: string
  readonly route: Route
  readonly search: QueryParameters
  /** The text after the `#`, which is the game in a replay link. */
  readonly fragment: string
}

/** Parses a URL of the browser, with or without `http://`; undefined for other text, such as a file's name. */
export function parsePageUrl(text: string): PageUrl | undefined {
  const trimmed = text.trim()
  const hasScheme = /^https?:\/\//i.test(trimmed)
  if (!hasScheme && !/^(localhost|[\w-]+(\.[\w-]+)+)(:\d+)?\/|^[\w.-]+:\d+(\/|$)/i.test(trimmed))
    return undefined
  const whole = hasScheme ? trimmed : `http://${trimmed}`
  if (!URL.canParse(whole)) return undefined
  const { origin, pathname, searchParams, hash } = new URL(whole)
  const read = { search: searchParams, fragment: hash.slice(1) }
  const route = readRoute(pathname, gameIds)
  if (route.page !== 'missing') return { address: origin, route, ...read }
  // A server may be mounted under a path of another site.
  const invited = readInvitation(whole)
  if (!invited.ok || invited.value.address === undefined) return { address: origin, route, ...read }
  return { address: invited.value.address, route: { page: 'room', code: invited.value.code }, ...read }
}

/** The page behind a short link; or a sentence why there is none. */
export async function resolveShortUrl(
  { address, route }: PageUrl,
  serverAccess: Pick<ServerAccess, 'createHttpClient'>,
): Promise<PageUrl | string> {
  const code = route.page === 'short' ? route.code : ''
  const found = await createApiClient(serverAccess.createHttpClient(address)).resolveLink(code)
  if (!found.ok) return refusalSentence(found.rejection, { address })
  return parsePageUrl(address + found.value.path) ?? shellText.link.missing
}

/** The game in a replay link, written by Quincunx or another program; or a sentence why it cannot be shown. */
export async function readReplayUrl({ fragment }: PageUrl, at: number): Promise<ReviewedGame | string> {
  const text = await decodeReplayText(fragment)
  if (!text.ok) return rejectionSentence(text.rejection)
  const imported = await readImportedGame(text.value, at)
  if (imported !== undefined) return imported
  const saved = readSavedGame(text.value)
  if (!saved.ok) return rejectionSentence(saved.rejection)
  const { record, players } = saved.value
  const loaded = await loadGameOrThrow(record.game)
  const table = restoreAnyVersion(loaded, record)
  if (!table.ok) return openErrorText(loaded, record.params, table.rejection)
  const { variations } = saved.value
  return { loaded, table: table.value, perspective: spectatorPerspective(players), variations }
}
