import { gameCards, gameIds, titleOf } from '#games/catalog.ts'
import type { LobbyTable } from '#protocol/server-messages.ts'
import { type LoadedGame, loadGame } from '../../game/loaded-game.ts'
import { type StyledLine, span, styledLine } from '../../kit/styled-text.ts'
import { seatNames } from '../../online/seat-names.ts'
import { connectToServer, type ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { onlineText, refusalSentence } from '../../text/en/online.ts'
import { type Choice, createList } from '../menus/list-screen.tsx'
import { createJoinForm } from './join-form.ts'
import { createLobby } from './lobby.ts'
import { createNewTableForm } from './new-table-form.ts'
import { createOwnPage } from './player-page.ts'
import { createPublishedPuzzles } from './published-puzzles.ts'
import { openTable } from './table-screen.ts'

const { menu: sentences } = onlineText

export interface ServerMenu extends Screen {
  /** Reconnects as another player, after signing in or out. */
  reconnect(): Promise<string | undefined>
}

/** The menu of a server. */
export function createServerMenu(shell: Shell, server: ServerClient): ServerMenu {
  let ownTables: readonly LobbyTable[] = []
  let isBusy = false

  async function refresh(): Promise<void> {
    const me = await server.api.me()
    if (me.ok) ownTables = me.value.tables
    else screen.say(refusalSentence(me.rejection, server))
    shell.redraw()
  }

  async function go(code: string): Promise<void> {
    const show = (table: Screen) => shell.openIfOnTop(screen, table)
    const refusal = await openTable(shell, server, { code, purpose: 'play', show })
    if (refusal) screen.say(refusal)
  }

  async function match({ id }: LoadedGame): Promise<void> {
    if (isBusy) return
    isBusy = true
    const opened = await server.api.quickMatch(id)
    if (opened.ok) await go(opened.value.code)
    else screen.say(refusalSentence(opened.rejection, server))
    isBusy = false
  }

  async function showPublished(id: string): Promise<void> {
    const loaded = await loadGame(id)
    if (loaded.ok) shell.openIfOnTop(screen, createPublishedPuzzles(shell, server, loaded.value))
  }

  async function reconnect(): Promise<string | undefined> {
    const next = await connectToServer(shell.host, server.address)
    if (!next.ok) return refusalSentence(next.rejection, server)
    shell.replaceFrom(screen, createServerMenu(shell, next.value))
    return undefined
  }

  function items(): readonly Choice[] {
    const resumable = ownTables.map(
      (table): Choice => ({
        label: `${sentences.resume} ${titleOf(table.game)} ${table.code}`,
        note: sentences.resumeNote(otherPlayers(table, server.player().id), table.phase),
        choose: () => void go(table.code),
      }),
    )
    return [
      ...resumable,
      {
        label: sentences.match,
        note: sentences.matchNote,
        apart: resumable.length > 0,
        choose: () => void chooseGame(shell, game => void match(game)),
      },
      {
        label: sentences.open,
        note: sentences.openNote,
        choose: () => void chooseGame(shell, game => shell.open(createNewTableForm(shell, server, game))),
      },
      {
        label: sentences.join,
        note: sentences.joinNote,
        choose: () => shell.open(createJoinForm(shell, server)),
      },
      {
        label: sentences.tables,
        note: sentences.tablesNote,
        choose: () => shell.open(createLobby(shell, server)),
      },
      ...composedGames().map(
        ({ id, title }): Choice => ({
          label: onlineText.published.menu,
          note: onlineText.published.menuNote(title),
          choose: () => void showPublished(id),
        }),
      ),
      {
        label: sentences.page,
        apart: true,
        choose: () => shell.open(createOwnPage(shell, server, reconnect)),
      },
      { label: sentences.another, choose: shell.back },
    ]
  }

  const title = (): StyledLine => [
    span(sentences.title, { bold: true }),
    span(`   ${sentences.asWho(server.player().name, server.address)}`, { tone: 'soft' }),
  ]
  const screen = createList(shell, {
    title,
    items,
    sentence: () => (server.isNewGuest ? sentences.stranger(server.player().name) : ''),
    onShow: () => void refresh(),
    close: server.close,
  })
  return Object.assign(screen, { reconnect })
}

function otherPlayers({ seats }: LobbyTable, player: string): string {
  const others = seats.filter(seat => seat.kind !== 'free' && !(seat.kind === 'person' && seat.id === player))
  return seatNames(others, 'spectator').join(', ')
}

const composedGames = () => gameCards.filter(({ composes }) => composes)

/** Asks for the game, where there are several multiplayer games. */
async function chooseGame(shell: Shell, then: (game: LoadedGame) => void): Promise<void> {
  const loaded = await Promise.all(gameIds.map(loadGame))
  const games = loaded.flatMap(one => (one.ok && one.value.rules.seats > 1 ? [one.value] : []))
  if (games.length === 1) return then(games[0]!)
  const choice: Screen = createList(shell, {
    title: () => styledLine(sentences.whichGame, { bold: true }),
    items: () =>
      games.map((game, index) => ({
        label: game.card.title,
        note: game.card.tagline,
        tone: game.card.accent,
        digit: `${index + 1}`,
        choose() {
          shell.back()
          then(game)
        },
      })),
  })
  shell.open(choice)
}
