import { fetchFinishedGame } from '#app/finished-game.ts'
import type { FinishedGame, Profile } from '#protocol/api.ts'
import { loadGame } from '../../game/loaded-game.ts'
import { type StyledLine, span, styledLine } from '../../kit/styled-text.ts'
import { describeFinishedGame, profileLines } from '../../online/player-statistics.ts'
import type { ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { accountText } from '../../text/en/account.ts'
import { refusalSentence } from '../../text/en/online.ts'
import { playerStatisticsText } from '../../text/en/player-statistics.ts'
import { shellText } from '../../text/en/shell.ts'
import { type Choice, createList, type ListOptions, type ListScreen } from '../menus/list-screen.tsx'
import { createReview } from '../pages/review.tsx'
import { createClaimForm, createRenameForm, createSignInForm, signOut } from './account-forms.ts'
import { createDevicesMenu } from './devices.ts'

/** The least rows of the list of games; the statistics above get the rest. */
const MIN_GAME_ROWS = 6

/** The player's own page: statistics, games, name and devices. */
export function createOwnPage(
  shell: Shell,
  server: ServerClient,
  reconnect: () => Promise<string | undefined>,
): Screen {
  const title = (): StyledLine => {
    const { name, claimed } = server.player()
    return [
      span(accountText.title, { bold: true }),
      span(`   ${claimed ? playerStatisticsText.claimed(name) : playerStatisticsText.guest(name)}`, {
        tone: 'soft',
      }),
    ]
  }
  const screen = createStatisticsPage(shell, server, server.player().id, {
    title,
    keys: () => [
      { command: 'rename', keys: ['n'] },
      { command: 'claim', keys: ['c'] },
      { command: 'sign-in', keys: ['i'], quiet: server.player().claimed },
      { command: 'sign-out', keys: ['o'], quiet: !server.player().claimed },
      { command: 'devices', keys: ['d'] },
    ],
    handlers: {
      rename: () => shell.open(createRenameForm(shell, server)),
      claim: () => shell.open(createClaimForm(shell, server)),
      'sign-in': () => shell.open(createSignInForm(shell, server, reconnect)),
      'sign-out': () => screen.ask(accountText.signOutAsk(server.player()), leave),
      devices: () => shell.open(createDevicesMenu(shell, server)),
    },
  })
  function leave(): void {
    signOut(shell, server, reconnect).then(refusal => refusal && screen.say(refusal))
  }
  return screen
}

/** The page of another player: statistics and games, and a way to report the name. */
export function createPlayerPage(shell: Shell, server: ServerClient, { player }: Profile): Screen {
  const isOwn = player.id === server.player().id
  const screen = createStatisticsPage(shell, server, player.id, {
    title: () => styledLine(player.name, { bold: true }),
    keys: () => (isOwn ? [] : [{ command: 'report-name', keys: ['r'] }]),
    handlers: { 'report-name': () => screen.ask(accountText.reportAsk(player.name), report) },
  })
  async function report(): Promise<void> {
    const done = await server.api.reportName(player.id)
    screen.say(done.ok ? accountText.reported : refusalSentence(done.rejection, server))
    shell.redraw()
  }
  return screen
}

/** A player's statistics and games, each of which opens a replay. */
function createStatisticsPage(
  shell: Shell,
  server: ServerClient,
  player: string,
  rest: Pick<ListOptions<Choice>, 'title' | 'keys' | 'handlers'>,
): ListScreen {
  const { api } = server
  let profile: Profile | undefined
  let games: readonly Choice[] = []
  let before: number | undefined

  async function load(): Promise<void> {
    const found = await api.profile(player)
    if (!found.ok) return screen.say(refusalSentence(found.rejection, server))
    profile = found.value
    games = []
    await more()
  }

  async function more(): Promise<void> {
    const page = await api.games(player, before)
    if (!page.ok) return screen.say(refusalSentence(page.rejection, server))
    const now = shell.host.clock.now()
    const lines = await Promise.all(
      page.value.games.map(async (game): Promise<Choice> => {
        const { headline, note } = await describeFinishedGame(game, player, now)
        return { label: headline, note, choose: () => void replay(game) }
      }),
    )
    games = [...games, ...lines]
    before = page.value.before
    shell.redraw()
  }

  async function replay({ id, game }: FinishedGame): Promise<void> {
    screen.say(shellText.loading)
    const [found, loaded] = [await fetchFinishedGame(api, id, server.player().id), await loadGame(game)]
    if (!found.ok) return screen.say(refusalSentence(found.rejection, server))
    if (!loaded.ok) return screen.say(refusalSentence(loaded.rejection, server))
    screen.say('')
    shell.open(createReview(shell, loaded.value, found.value.saved, found.value))
  }

  const screen = createList(shell, {
    ...rest,
    above(room) {
      const lines = profile ? profileLines(profile, shell.theme.glyphs) : [shellText.loading]
      return [...lines.slice(0, Math.max(1, room.rows - 8 - MIN_GAME_ROWS)).map(one => styledLine(one)), []]
    },
    items: () =>
      before === undefined ? games : [...games, { label: accountText.more, choose: () => void more() }],
    sentence: chosen => (chosen ? accountText.replay : ''),
  })
  load()
  return screen
}
