import { Box } from 'ink'
import { programme } from '#games/programme.ts'
import { messageOf } from '#kernel/failure.ts'
import type { SavedGame } from '#session/saved.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { rejectionWords } from '#session/words.ts'
import type { Daily } from '../dailies.ts'
import { type Told, tellKept } from '../kept.ts'
import { FRAME_ROWS, Frame } from '../kit/frame.tsx'
import { commandFor, type KeyMap } from '../kit/keymap.ts'
import { Lines, Sentence } from '../kit/lines.tsx'
import { quincunx } from '../kit/mark.ts'
import { Menu, type MenuItem } from '../kit/menu.tsx'
import { listKeys, listStep, selected } from '../kit/selection.ts'
import { line, span } from '../kit/spans.ts'
import { type LoadedGame, loadGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { describeCommand, words } from '../words.ts'
import { allDailies, createDailies } from './daily.ts'
import { openMet } from './first-offer.tsx'
import { createGameMenu, hasMenu } from './game-menu.ts'
import { createHelp } from './help.tsx'
import { createHistory } from './history.tsx'
import { createNotice } from './notice.tsx'
import { createHouses } from './online/houses.ts'
import { createOwnMenu } from './own-menu.ts'
import { createSetup } from './setup.ts'
import { openShelved } from './shelved.ts'

const parlourKeys: KeyMap = [
  ...listKeys,
  { command: 'open', keys: ['enter', 'space'] },
  { command: 'help', keys: ['?'] },
  { command: 'quit', keys: ['q', 'escape'] },
]

/** How many unfinished games stand in the menu itself; the rest are among the earlier games. */
const RESUMABLE = 3

interface Choice extends MenuItem {
  readonly choose: () => void
}

/** The menu from which everything is reached. */
export function createParlour(shell: Shell): Screen {
  let kept: readonly ShelvedGame[] = []
  let unfinished: readonly { readonly game: ShelvedGame; readonly told: Told }[] = []
  let shown: Screen | undefined
  let dailies: readonly Daily[] = []
  let trouble: string | undefined
  let at = 0

  async function refresh(): Promise<void> {
    try {
      // What was left a moment ago may still be on its way to the shelf.
      await shell.settled()
      kept = await shell.host.shelf.list()
      const had = unfinished.length
      const games = kept.filter(game => !game.finished).slice(0, RESUMABLE)
      unfinished = await Promise.all(games.map(async game => ({ game, told: await tellKept(game) })))
      // The same line stays chosen, unless there is now a game to go on with.
      if (had !== unfinished.length) at = 0
      trouble = undefined
      shell.redraw()
      dailies = await allDailies(kept, shell.host.clock.now())
    } catch (error) {
      trouble = words.history.unreadable(messageOf(error))
    }
    shell.redraw()
  }

  async function setUp(id: string): Promise<void> {
    const loaded = await loadGame(id)
    const last = kept.find(game => game.saved.record.game === id)?.saved
    if (loaded.ok)
      await openMet(shell, loaded.value, {
        hasPlayed: last !== undefined,
        open: () => menuOf(loaded.value, last),
      })
    else shell.open(createNotice(shell, words.cannotOpen, rejectionWords(loaded.rejection)))
  }

  function menuOf(loaded: LoadedGame, last: SavedGame | undefined): Screen {
    if (loaded.face.menu) return createOwnMenu(shell, loaded, { inParlour: true })
    return hasMenu(loaded) ? createGameMenu(shell, loaded) : createSetup(shell, loaded, last)
  }

  function choices(): readonly Choice[] {
    const { parlour } = words
    const resumable = unfinished.map(({ game, told }): Choice => {
      const note = `${told.about}, ${words.ago(shell.host.clock.now() - game.savedAt)}`
      return { label: `${parlour.resume} ${told.title}`, note, choose: () => openShelved(shell, game) }
    })
    const games = programme
      .filter(({ made }) => made)
      .map(
        ({ id, title, fruit }, index): Choice => ({
          label: title,
          tone: fruit,
          digit: `${index + 1}`,
          apart: index === 0,
          choose: () => void setUp(id),
        }),
      )
    const today = words.daily.menu(
      shell.host.clock.now(),
      dailies.map(({ name, state }) => `${name} ${state}`),
    )
    return [
      ...resumable,
      ...games,
      ...(dailies.length > 0
        ? [{ ...today, digit: 'd', apart: true, choose: () => shell.open(createDailies(shell)) }]
        : []),
      {
        label: parlour.online,
        note: parlour.onlineNote,
        digit: 'o',
        apart: dailies.length === 0,
        choose: () => shell.open(createHouses(shell)),
      },
      { label: parlour.history, choose: () => shell.open(createHistory(shell)) },
      { label: parlour.help, choose: openHelp },
      { label: parlour.quit, choose: shell.back },
    ]
  }

  function openHelp(): void {
    const sections = [{ heading: words.parlour.title, paragraphs: words.help.parlour }]
    shell.open(createHelp(shell, { sections, keys: parlourKeys }))
  }

  const screen: Screen = {
    press(key) {
      const list = choices()
      const step = listStep(key)
      if (step)
        at = selected(
          at,
          step,
          list.map(item => !item.idle),
        )
      else if (commandFor(parlourKeys, key) === 'open') list[at]?.choose()
      else if (commandFor(parlourKeys, key) === 'help') openHelp()
      else if (commandFor(parlourKeys, key) === 'quit') shell.back()
      else {
        const named = list.findIndex(item => item.digit === key && !item.idle)
        if (named >= 0) {
          at = named
          list[named]!.choose()
        }
      }
      shell.redraw()
    },
    draw(room) {
      const rows = Math.max(1, room.rows - FRAME_ROWS - 4)
      return (
        <Frame
          room={room}
          title={[
            span(words.parlour.title, { bold: true }),
            span(`   ${words.parlour.tagline}`, { tone: 'soft' }),
          ]}
          keys={parlourKeys}
          describe={describeCommand}
        >
          <Box flexDirection="column">
            {room.rows >= 20 && (
              <Lines
                block={[...quincunx(shell.look.glyphs).map(spans => [span('  '), ...spans]), line('')]}
              />
            )}
            <Menu items={choices()} at={at} rows={room.rows >= 20 ? rows : rows + 4} />
            {trouble && <Sentence spans={line(trouble, { tone: 'medlar' })} />}
          </Box>
        </Frame>
      )
    },
  }
  // What was played meanwhile shows as soon as the menu is back on top.
  shell.subscribe(() => {
    const top = shell.top()
    if (top === screen && shown !== screen) refresh()
    shown = top
  })
  return screen
}
