import type { Person } from '#kernel/text.ts'
import { levelName, type Player } from '#table/player.ts'
import { tableText } from '../text/en/shell.ts'

/** The players' names, short enough for a label. */
export function playerLabels(players: readonly Player[], people: readonly Person[]): readonly string[] {
  return players.map((player, seat) => {
    if (player.kind === 'computer') return tableText.computer(levelName(player.level))
    return people[seat]?.you ? tableText.you : player.name
  })
}
