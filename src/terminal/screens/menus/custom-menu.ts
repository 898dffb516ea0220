import { loadPuzzleResults, type PuzzleResult } from '#app/statistics.ts'
import { timeAgo } from '#app/text/en/ago.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import type { FaceMenu } from '../../kit/face.ts'
import { SINGLE_PLAYER } from '../../setup/players.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { shellText } from '../../text/en/shell.ts'
import { createSetupForm } from '../forms/setup-form.ts'
import { createFirstSteps } from '../pages/first-steps.tsx'
import { createHelp } from '../pages/help.tsx'
import { createStatisticsPage } from '../pages/statistics.tsx'
import { beginLocalGame } from '../play/local-game.ts'
import { openSavedGame } from '../play/open-saved-game.ts'
import { openDailyPuzzle } from './daily-puzzles.ts'
import { createGameMenuLoader } from './game-menu-data.ts'
import { shortTitle } from './game-title.ts'
import { createTypedMenu, type TypedChoice } from './typed-menu.tsx'

export interface CustomMenuOptions {
  /** The params besides the level. */
  readonly chosen?: object
  /** Whether the home menu is below it. */
  readonly isAboveHome: boolean
}

/** The menu of a game that has its own: play, help, exit, and the items that every puzzle has. */
export function createCustomMenu(shell: Shell, loaded: LoadedGame, options: CustomMenuOptions): Screen {
  const { clock } = shell.host
  const menuText = loaded.face.menu!.words
  const offering = createGameMenuLoader(shell, loaded, sentence => menu.say(sentence))

  const menu = createTypedMenu(shell, {
    title: () => shortTitle(shell, loaded),
    heading: loaded.card.tagline,
    items: () => [
      {
        digit: 'p',
        label: menuText.play,
        note: menuText.playNote,
        choose: () => shell.open(createLevelMenu(shell, loaded, options.chosen)),
      },
      { digit: 'h', label: menuText.help, choose: openHelp },
      { digit: 's', label: shellText.first.menu, choose: () => void meet() },
      {
        digit: 'e',
        label: menuText.exit,
        note: options.isAboveHome ? menuText.toHome : menuText.exitNote,
        choose: shell.back,
      },
      ...resumable(),
      ...offering.current().dailies.map(
        (daily, index): TypedChoice => ({
          digit: index === 0 ? 'd' : `d${index + 1}`,
          label: daily.title,
          note: daily.state,
          apart: index === 0 && !offering.current().unfinished,
          choose: () => void openDailyPuzzle(shell, daily).then(showRefusal),
        }),
      ),
      {
        digit: 'o',
        label: menuText.others,
        note: menuText.othersNote,
        choose: () => shell.open(createSetupForm(shell, loaded, { last: offering.current().last })),
      },
      {
        digit: 'f',
        label: shellText.gameMenu.times,
        choose: () => shell.open(createStatisticsPage(shell, loaded)),
      },
    ],
    onShow: offering.load,
  })

  function resumable(): readonly TypedChoice[] {
    const { unfinished } = offering.current()
    if (!unfinished) return []
    const { game, about } = unfinished
    return [
      {
        digit: 'g',
        label: menuText.resume,
        note: `${about}, ${timeAgo(game.savedAt, clock.now())}`,
        apart: true,
        choose: () => void openSavedGame(shell, game),
      },
    ]
  }

  async function meet(): Promise<void> {
    shell.openIfOnTop(menu, createFirstSteps(shell, loaded, (await loaded.loadFirstSteps()).firstSteps))
  }

  function openHelp(): void {
    shell.open(createHelp(shell, { sections: loaded.text.help('terminal'), keys: [], enterCloses: true }))
  }

  function showRefusal(refused: string | undefined): void {
    if (refused !== undefined) menu.say(refused)
  }
  return menu
}

/** The level menu. A game opens above it and leads back to it. */
export function createLevelMenu(shell: Shell, loaded: LoadedGame, chosen: object = {}): Screen {
  const { option, levels, words: menuText, levelNote }: FaceMenu = loaded.face.menu!
  let results: readonly PuzzleResult[] = []

  async function begin(value: string): Promise<void> {
    const request = { game: loaded.id, params: { ...chosen, [option]: value }, players: SINGLE_PLAYER }
    const refused = await beginLocalGame(shell, { loaded, request })
    if (refused !== undefined) menu.say(refused)
  }
  const menu = createTypedMenu(shell, {
    title: () => shortTitle(shell, loaded),
    heading: menuText.levels,
    items: () => [
      ...levels.map(
        ({ value, label, note }, index): TypedChoice => ({
          digit: `${index + 1}`,
          label,
          note: levelNote?.(value, results) ?? note,
          choose: () => void begin(value),
        }),
      ),
      { digit: 'e', label: menuText.back, note: menuText.backNote, apart: true, choose: shell.back },
    ],
    onShow: () => void load(),
  })

  async function load(): Promise<void> {
    await shell.finishPendingWork()
    // The menu below reports games that cannot be read.
    results = await loadPuzzleResults(shell.host.savedGames, loaded).catch(() => [])
    shell.redraw()
  }
  return menu
}
