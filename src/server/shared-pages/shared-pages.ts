import { readRoute } from '#app/route.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import { sharedResult } from '#app/shared-result.ts'
import { gameCards, gameIds } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { GameRecord } from '#protocol/api.ts'
import { type Player, peopleOf } from '#table/player.ts'
import { readRecord, restoreAnyVersion } from '#table/restore.ts'
import { gameInPath, type ShortLinks } from '../links/short-links.ts'
import { sharedPagesText } from '../text/en/shared-pages.ts'
import { drawBoard } from './board-picture.ts'

/** The title, text and picture of a shared page in a messenger. */
export interface PageDescription {
  readonly title: string
  readonly description: string
  /** The path of its picture. */
  readonly image: string
}

export interface SharedPages {
  describe(path: string): Promise<PageDescription>
  /** The picture of the board of a finished game; undefined for other pages. */
  picture(path: string): Promise<Uint8Array | undefined>
}

export interface SharedPagesOptions {
  readonly shortLinks: ShortLinks
  recordOf(id: string): Promise<GameRecord | undefined>
  loadGame(id: string): Promise<GameEntry | undefined>
}

/** A game behind a path, as it ended. */
interface SharedGame {
  readonly title: string
  readonly sentence: string
  readonly grid: string | undefined
}

const ICON = '/icon-512.png'
/** A link that becomes popular is replayed once, not for every reader. */
const MAX_CACHED = 200

export function openSharedPages({ shortLinks, recordOf, loadGame }: SharedPagesOptions): SharedPages {
  const games = new Map<string, Promise<SharedGame | undefined>>()

  function gameAt(path: string): Promise<SharedGame | undefined> {
    const cached = games.get(path)
    if (cached) return cached
    const found = findGame(path)
    games.set(path, found)
    found.then(
      // A game that is not over yet may be over later.
      game => game ?? games.delete(path),
      () => games.delete(path),
    )
    const [oldest] = games.keys()
    if (games.size > MAX_CACHED && oldest !== undefined) games.delete(oldest)
    return found
  }

  async function findGame(path: string): Promise<SharedGame | undefined> {
    const saved = await savedGameAt(path)
    const entry = saved && (await loadGame(saved.record.game))
    const table = saved && entry ? restoreAnyVersion(entry, saved.record) : undefined
    if (!saved || !entry || !table?.ok) return undefined
    // To readers everybody has a name; a puzzle is told in the words of the player who shared it.
    const people = peopleOf(saved.players).map(person => ({ ...person, you: false }))
    const result = sharedResult(entry, table.value, people)
    return result && { title: entry.card.title, ...result }
  }

  async function savedGameAt(path: string): Promise<SavedGame | undefined> {
    const route = readRoute(path, gameIds)
    if (route.page === 'game') return savedGameOf(await recordOf(route.id))
    const target = route.page === 'short' ? await shortLinks.resolve(route.code) : undefined
    return target === undefined ? undefined : gameInPath(target)
  }

  return {
    async describe(path) {
      const game = await gameAt(path)
      if (game) {
        const image = game.grid ? `${path}.png` : ICON
        return { title: sharedPagesText.replay(game.title), description: game.sentence, image }
      }
      const route = readRoute(path, gameIds)
      const target = route.page === 'short' ? await shortLinks.resolve(route.code) : undefined
      return describeRoute(target?.split(/[?#]/)[0] ?? path)
    },
    async picture(path) {
      const grid = (await gameAt(path))?.grid
      return grid ? drawBoard(grid) : undefined
    },
  }
}

/** The description of a page that needs no lookup: that of a table would tell strangers which codes are in use. */
function describeRoute(path: string): PageDescription {
  const route = readRoute(path, gameIds)
  if (route.page === 'room') return { ...sharedPagesText.table, image: ICON }
  const card = 'game' in route ? gameCards.find(({ id }) => id === route.game) : undefined
  if (!card) return { ...sharedPagesText.app, image: ICON }
  return { title: sharedPagesText.game(card.title), description: card.tagline, image: ICON }
}

function savedGameOf(found: GameRecord | undefined): SavedGame | undefined {
  const record = found && readRecord(found.record)
  if (!found || !record?.ok) return undefined
  const players = found.finished.seats.map(
    ({ player }): Player => (player.kind === 'person' ? { kind: 'person', name: player.name } : player),
  )
  return { players, record: record.value }
}
