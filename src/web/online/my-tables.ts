import { titleOf } from '#games/programme.ts'
import type { LobbyTable } from '#protocol/news.ts'
import type { RemoteHouse } from '#session/remote/house.ts'
import type { Door, Mine } from './door.ts'
import { house } from './house.ts'
import { readLastTable } from './last-table.ts'
import { namesOf } from './names.ts'
import { newsWords } from './news-words.ts'

type Asked = Pick<RemoteHouse, 'me' | 'table'>

/** The tables of this player, those that wait for nobody else first. */
export async function askForMine(
  player: string,
  asked: Asked = house,
  last = readLastTable(),
): Promise<Mine> {
  const [me, again] = await Promise.all([asked.me(), rematchAsked(asked, last)])
  const own = me.ok ? me.value.tables : []
  const doors = await Promise.all(own.map(table => doorTo(asked, table, player)))
  return {
    doors: [...(again ? [again] : []), ...doors].sort(
      (one, other) => Number(other.urgent) - Number(one.urgent),
    ),
    tables: new Set(own.map(({ id }) => id)),
  }
}

async function doorTo(asked: Asked, { id, code, game, phase, seats }: LobbyTable, me: string): Promise<Door> {
  if (phase === 'waiting') return { code, words: newsWords.waiting(titleOf(game), code), urgent: false }
  const table = await asked.table(id)
  const urgent =
    table.ok && table.value.viewer !== 'spectator' && !!table.value.game?.toAct.includes(table.value.viewer)
  const who = namesOf(seats, me)
  return { code, words: (urgent ? newsWords.yourTurn : newsWords.inPlay)(titleOf(game), who), urgent }
}

/** Whether someone this player has just played with asks for another game. */
async function rematchAsked(asked: Asked, last: string | undefined): Promise<Door | undefined> {
  const found = last === undefined ? undefined : await asked.table(last)
  if (!found?.ok) return undefined
  const { about, viewer, rematch, seats } = found.value
  if (!about || !rematch || !seats || viewer === 'spectator' || rematch.next !== undefined) return undefined
  const asker = rematch.asked.find(seat => seat !== viewer)
  const who = asker === undefined ? undefined : seats[asker]
  if (who?.kind !== 'person' || rematch.asked.includes(viewer)) return undefined
  return { code: about.code, words: newsWords.rematch(who.name, titleOf(about.game)), urgent: true }
}
