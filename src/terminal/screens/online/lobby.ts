import { timeAgo } from '#app/text/en/ago.ts'
import { titleOf } from '#games/catalog.ts'
import type { LobbyTable } from '#protocol/server-messages.ts'
import { styledLine } from '../../kit/styled-text.ts'
import type { JoinPurpose } from '../../online/join-table.ts'
import { seatNames } from '../../online/seat-names.ts'
import type { ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { onlineText } from '../../text/en/online.ts'
import { type Choice, createList } from '../menus/list-screen.tsx'
import { openTable } from './table-screen.ts'

const { lobby: sentences } = onlineText

interface ListedTable extends Choice {
  readonly table: LobbyTable
}

/** The open tables, updated as they come and go. */
export function createLobby(shell: Shell, server: ServerClient): Screen {
  const { clock } = shell.host
  let tables: readonly LobbyTable[] | undefined

  async function go({ code }: LobbyTable, purpose: JoinPurpose): Promise<void> {
    const show = (table: Screen) => shell.openIfOnTop(screen, table)
    const refusal = await openTable(shell, server, { code, purpose, show })
    if (refusal) screen.say(refusal)
  }

  function listed(table: LobbyTable): ListedTable {
    const { game, seats, phase, code, createdAt } = table
    const names = seatNames(
      seats.filter(seat => seat.kind !== 'free'),
      'spectator',
    ).join(', ')
    const isWaiting = phase === 'waiting'
    return {
      table,
      label: `${titleOf(game)} ${code}`,
      note: `${isWaiting ? sentences.waits(names) : sentences.plays(names)}, ${timeAgo(createdAt, clock.now())}`,
      choose: () => void go(table, isWaiting ? 'play' : 'watch'),
    }
  }

  const screen = createList<ListedTable>(shell, {
    title: () => styledLine(sentences.title, { bold: true }),
    items: () => (tables ?? []).map(listed),
    sentence(chosen) {
      if (!tables) return sentences.loading
      if (!chosen) return sentences.empty
      return chosen.table.phase === 'waiting' ? sentences.sit : sentences.watch
    },
    keys: () => [{ command: 'watch', keys: ['w'] }],
    handlers: { watch: chosen => void (chosen && go(chosen.table, 'watch')) },
    close: () => unfollow(),
  })
  const unfollow = server.connection.subscribeLobby(next => {
    tables = next
    shell.redraw()
  })
  return screen
}
