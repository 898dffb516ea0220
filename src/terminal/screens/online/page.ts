import type { FinishedGame, Profile } from '#protocol/api.ts'
import { type Line, line, span } from '../../kit/spans.ts'
import { loadGame } from '../../loaded.ts'
import { figureWords } from '../../online/figure-words.ts'
import { finishedLine, statisticsLines } from '../../online/figures.ts'
import { fetchFinished } from '../../online/finished.ts'
import type { Visit } from '../../online/visit.ts'
import { refusalWords } from '../../online/words.ts'
import type { Screen } from '../../screen.ts'
import type { Shell } from '../../shell.ts'
import { words } from '../../words.ts'
import { type Choice, createList, type List, type ListScreen } from '../list-screen.tsx'
import { createReview } from '../review.tsx'
import { accountWords as said } from './account-words.ts'
import { createClaim, createRename, createSignIn, signOut } from './accounts.ts'
import { createDevices } from './devices.ts'

/** Above the games stand the figures, as far as there is room for both. */
const LEAST_GAMES = 6

/** One's own page in a house: figures, games, name and devices. */
export function createPage(shell: Shell, visit: Visit, comeAnew: () => Promise<string | undefined>): Screen {
  const title = (): Line => {
    const { name, claimed } = visit.player()
    return [
      span(said.title, { bold: true }),
      span(`   ${claimed ? figureWords.claimed(name) : figureWords.guest(name)}`, { tone: 'soft' }),
    ]
  }
  const screen = createFigurePage(shell, visit, visit.player().id, {
    title,
    keys: () => [
      { command: 'rename', keys: ['n'] },
      { command: 'claim', keys: ['c'] },
      { command: 'sign-in', keys: ['i'], quiet: visit.player().claimed },
      { command: 'sign-out', keys: ['o'], quiet: !visit.player().claimed },
      { command: 'devices', keys: ['d'] },
    ],
    deeds: {
      rename: () => shell.open(createRename(shell, visit)),
      claim: () => shell.open(createClaim(shell, visit)),
      'sign-in': () => shell.open(createSignIn(shell, visit, comeAnew)),
      'sign-out': () => screen.ask(said.signOutAsk(visit.player()), leave),
      devices: () => shell.open(createDevices(shell, visit)),
    },
  })
  function leave(): void {
    signOut(shell, visit, comeAnew).then(refusal => refusal && screen.say(refusal))
  }
  return screen
}

/** Somebody else's page: figures and games. */
export function createPlayerPage(shell: Shell, visit: Visit, { player }: Profile): Screen {
  return createFigurePage(shell, visit, player.id, {
    title: () => line(player.name, { bold: true }),
  })
}

/** A player's figures and games, each to be replayed; what else can be done there comes with it. */
function createFigurePage(
  shell: Shell,
  visit: Visit,
  player: string,
  rest: Pick<List<Choice>, 'title' | 'keys' | 'deeds'>,
): ListScreen {
  const { house } = visit
  let profile: Profile | undefined
  let games: readonly Choice[] = []
  let before: number | undefined

  async function load(): Promise<void> {
    const found = await house.profile(player)
    if (!found.ok) return screen.say(refusalWords(found.rejection, visit))
    profile = found.value
    games = []
    await more()
  }

  async function more(): Promise<void> {
    const page = await house.games(player, before)
    if (!page.ok) return screen.say(refusalWords(page.rejection, visit))
    const now = shell.host.clock.now()
    const lines = await Promise.all(
      page.value.games.map(async (game): Promise<Choice> => {
        const { headline, note } = await finishedLine(game, player, now)
        return { label: headline, note, choose: () => void replay(game) }
      }),
    )
    games = [...games, ...lines]
    before = page.value.before
    shell.redraw()
  }

  async function replay({ id, game }: FinishedGame): Promise<void> {
    screen.say(words.loading)
    const [found, loaded] = [await fetchFinished(house, id, visit.player().id), await loadGame(game)]
    if (!found.ok) return screen.say(refusalWords(found.rejection, visit))
    if (!loaded.ok) return screen.say(refusalWords(loaded.rejection, visit))
    screen.say('')
    shell.open(createReview(shell, loaded.value, found.value.saved, found.value.eyes))
  }

  const screen = createList(shell, {
    ...rest,
    above(room) {
      const lines = profile ? statisticsLines(profile, shell.look.glyphs) : [words.loading]
      return [...lines.slice(0, Math.max(1, room.rows - 8 - LEAST_GAMES)).map(one => line(one)), []]
    },
    items: () => (before === undefined ? games : [...games, { label: said.more, choose: () => void more() }]),
    sentence: chosen => (chosen ? said.replay : ''),
  })
  load()
  return screen
}
