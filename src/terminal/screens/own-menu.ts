import type { Told } from '#session/figures.ts'
import { ALONE } from '../dailies.ts'
import { keptGames } from '../figures.ts'
import type { FaceMenu } from '../kit/face-menu.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { openDaily } from './daily.ts'
import { createFigures } from './figures.tsx'
import { createFirstSteps } from './first-steps.tsx'
import { bareTitle } from './game-title.ts'
import { createHelp } from './help.tsx'
import { beginGame } from './local-play.ts'
import { createOffering } from './offering.ts'
import { createSetup } from './setup.ts'
import { openShelved } from './shelved.ts'
import { createTypedMenu, type TypedChoice } from './typed-menu.tsx'

export interface OwnMenuOptions {
  /** What was chosen before, besides the level. */
  readonly chosen?: object
  /** Whether the parlour lies below. */
  readonly inParlour: boolean
}

/** The menu of a game that has its own: play, help, exit; and with them what the parlour offers for any puzzle. */
export function createOwnMenu(shell: Shell, loaded: LoadedGame, options: OwnMenuOptions): Screen {
  const { clock } = shell.host
  const own = loaded.face.menu!.words
  const offering = createOffering(shell, loaded, sentence => menu.say(sentence))

  const menu = createTypedMenu(shell, {
    title: () => bareTitle(shell, loaded),
    heading: loaded.words.tagline,
    items: () => [
      {
        digit: 'p',
        label: own.play,
        note: own.playNote,
        choose: () => shell.open(createLevelMenu(shell, loaded, options.chosen)),
      },
      { digit: 'h', label: own.help, choose: openHelp },
      { digit: 's', label: words.first.menu, choose: () => void meet() },
      {
        digit: 'e',
        label: own.exit,
        note: options.inParlour ? own.toParlour : own.exitNote,
        choose: shell.back,
      },
      ...resumable(),
      ...offering.now().dailies.map(
        (daily, index): TypedChoice => ({
          digit: index === 0 ? 'd' : `d${index + 1}`,
          label: daily.title,
          note: daily.state,
          apart: index === 0 && !offering.now().unfinished,
          choose: () => void openDaily(shell, daily).then(said),
        }),
      ),
      {
        digit: 'o',
        label: own.others,
        note: own.othersNote,
        choose: () => shell.open(createSetup(shell, loaded, { last: offering.now().last })),
      },
      { digit: 'f', label: words.gameMenu.times, choose: () => shell.open(createFigures(shell, loaded)) },
    ],
    shown: offering.load,
  })

  function resumable(): readonly TypedChoice[] {
    const { unfinished } = offering.now()
    if (!unfinished) return []
    const { game, about } = unfinished
    return [
      {
        digit: 'g',
        label: own.resume,
        note: `${about}, ${words.ago(clock.now() - game.savedAt)}`,
        apart: true,
        choose: () => void openShelved(shell, game),
      },
    ]
  }

  async function meet(): Promise<void> {
    shell.openOn(menu, createFirstSteps(shell, loaded, await loaded.loadFirstSteps()))
  }

  function openHelp(): void {
    shell.open(createHelp(shell, { sections: loaded.help, keys: [], enterCloses: true }))
  }

  function said(refused: string | undefined): void {
    if (refused !== undefined) menu.say(refused)
  }
  return menu
}

/** The levels by name or number; a game begins above it, and its end leads back here. */
export function createLevelMenu(shell: Shell, loaded: LoadedGame, chosen: object = {}): Screen {
  const { option, levels, words: own, told }: FaceMenu = loaded.face.menu!
  let kept: readonly Told[] = []

  async function begin(value: string): Promise<void> {
    const request = { game: loaded.id, setup: { ...chosen, [option]: value }, players: ALONE }
    const refused = await beginGame(shell, { loaded, request })
    if (refused !== undefined) menu.say(refused)
  }
  const menu = createTypedMenu(shell, {
    title: () => bareTitle(shell, loaded),
    heading: own.levels,
    items: () => [
      ...levels.map(
        ({ value, label, note }, index): TypedChoice => ({
          digit: `${index + 1}`,
          label,
          note: told?.(value, kept) ?? note,
          choose: () => void begin(value),
        }),
      ),
      { digit: 'e', label: own.back, note: own.backNote, apart: true, choose: shell.back },
    ],
    shown: () => void load(),
  })

  async function load(): Promise<void> {
    await shell.settled()
    // Whatever cannot be read is told of by the menu below.
    kept = await keptGames(shell.host.shelf, loaded).catch(() => [])
    shell.redraw()
  }
  return menu
}
