import { messageOf } from '#kernel/failure.ts'
import { ALONE } from '../dailies.ts'
import type { FaceMenu } from '../kit/face-menu.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { openDaily } from './daily.ts'
import { createFigures } from './figures.tsx'
import { NOTHING_YET, offeredBy } from './game-menu.ts'
import { bareTitle } from './game-title.ts'
import { createHelp } from './help.tsx'
import { beginGame } from './local-play.ts'
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
  let offered = NOTHING_YET

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
      {
        digit: 'e',
        label: own.exit,
        note: options.inParlour ? own.toParlour : own.exitNote,
        choose: shell.back,
      },
      ...resumable(),
      ...offered.dailies.map(
        (daily, index): TypedChoice => ({
          digit: index === 0 ? 'd' : `d${index + 1}`,
          label: daily.title,
          note: daily.state,
          apart: index === 0 && !offered.unfinished,
          choose: () => void openDaily(shell, daily).then(said),
        }),
      ),
      {
        digit: 'o',
        label: own.others,
        note: own.othersNote,
        choose: () => shell.open(createSetup(shell, loaded, { last: offered.last })),
      },
      { digit: 'f', label: words.gameMenu.times, choose: () => shell.open(createFigures(shell, loaded)) },
    ],
    shown: () => void load(),
  })

  function resumable(): readonly TypedChoice[] {
    if (!offered.unfinished) return []
    const { game, about } = offered.unfinished
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

  function openHelp(): void {
    shell.open(createHelp(shell, { sections: loaded.help, keys: [] }))
  }

  function said(refused: string | undefined): void {
    if (refused !== undefined) menu.say(refused)
  }

  async function load(): Promise<void> {
    try {
      offered = await offeredBy(shell, loaded)
    } catch (error) {
      menu.say(words.history.unreadable(messageOf(error)))
    }
    shell.redraw()
  }
  return menu
}

/** The levels by name or number; a game begins above it, and its end leads back here. */
export function createLevelMenu(shell: Shell, loaded: LoadedGame, chosen: object = {}): Screen {
  const { option, levels, words: own }: FaceMenu = loaded.face.menu!

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
          note,
          choose: () => void begin(value),
        }),
      ),
      { digit: 'e', label: own.back, note: own.backNote, apart: true, choose: shell.back },
    ],
  })
  return menu
}
