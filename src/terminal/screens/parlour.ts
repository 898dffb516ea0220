import { programme } from '#games/programme.ts'
import { messageOf } from '#kernel/failure.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { rejectionWords } from '#session/words.ts'
import { commandWords } from '../command-words.ts'
import type { Daily } from '../dailies.ts'
import { type Told, tellKept } from '../kept.ts'
import { FRAME_ROWS } from '../kit/frame.tsx'
import type { Room } from '../kit/grid.ts'
import { quincunx } from '../kit/mark.ts'
import { type Block, type Line, line, span } from '../kit/spans.ts'
import { type LoadedGame, loadGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { createAbout } from './about.ts'
import { createAllFigures } from './all-figures.ts'
import { allDailies, createDailies } from './daily.ts'
import { openMet } from './first-offer.tsx'
import { createGameMenu } from './game-menu.ts'
import { createHelp } from './help.tsx'
import { createHistory } from './history.ts'
import { type Choice, createList } from './list-screen.tsx'
import { createNotice } from './notice.tsx'
import { createHouses } from './online/houses.ts'
import { createOpenForm } from './open-form.ts'
import { createOwnMenu } from './own-menu.ts'
import { createSettings } from './settings.ts'
import { openShelved } from './shelved.ts'

/** How many unfinished games stand in the menu itself; the rest are among the earlier games. */
const RESUMABLE = 3

/** The menu from which everything is reached. */
export function createParlour(shell: Shell): Screen {
  const { parlour: said } = words
  const now = () => shell.host.clock.now()
  let unfinished: readonly { readonly game: ShelvedGame; readonly told: Told }[] = []
  let dailies: readonly Daily[] = []
  let played: ReadonlySet<string> = new Set()

  async function refresh(): Promise<void> {
    try {
      // What was left a moment ago may still be on its way to the shelf.
      await shell.settled()
      const kept = await shell.host.shelf.list()
      played = new Set(kept.map(({ saved }) => saved.record.game))
      const had = unfinished.length
      const games = kept.filter(game => !game.finished).slice(0, RESUMABLE)
      unfinished = await Promise.all(games.map(async game => ({ game, told: await tellKept(game) })))
      // The same line stays chosen, unless there is now a game to go on with.
      if (had !== unfinished.length) screen.choose(0)
      shell.redraw()
      dailies = await allDailies(kept, now())
    } catch (error) {
      screen.say(words.history.unreadable(messageOf(error)))
    }
    shell.redraw()
  }

  async function openGame(id: string): Promise<void> {
    const loaded = await loadGame(id)
    if (!loaded.ok) shell.open(createNotice(shell, words.cannotOpen, rejectionWords(loaded.rejection)))
    else await openMet(shell, loaded.value, { hasPlayed: played.has(id), open: () => menuOf(loaded.value) })
  }

  function menuOf(loaded: LoadedGame): Screen {
    return loaded.face.menu
      ? createOwnMenu(shell, loaded, { inParlour: true })
      : createGameMenu(shell, loaded)
  }

  function resumable(): readonly Choice[] {
    return unfinished.map(({ game, told }) => ({
      label: `${said.resume} ${told.title}`,
      note: `${told.about}, ${words.ago(now() - game.savedAt)}`,
      choose: () => void openShelved(shell, game),
    }))
  }

  function games(): readonly Choice[] {
    return programme.map(({ id, title, fruit }, index) => ({
      label: title,
      tone: fruit,
      digit: `${index + 1}`,
      apart: index === 0,
      choose: () => void openGame(id),
    }))
  }

  function today(): readonly Choice[] {
    if (dailies.length === 0) return []
    const states = dailies.map(({ name, state }) => `${name} ${state}`)
    const choose = () => shell.open(createDailies(shell))
    return [{ ...words.daily.menu(states), digit: 'd', apart: true, choose }]
  }

  function rest(): readonly Choice[] {
    const door = (label: string, digit: string, create: (shell: Shell) => Screen, note?: string): Choice => ({
      label,
      digit,
      ...(note && { note }),
      choose: () => shell.open(create(shell)),
    })
    return [
      { ...door(said.online, 'o', createHouses, said.onlineNote), apart: true },
      door(said.history, 'e', createHistory, said.historyNote),
      door(said.figures, 'f', createAllFigures, said.figuresNote),
      door(said.open, 'l', createOpenForm, said.openNote),
      door(said.settings, 's', createSettings, said.settingsNote),
      door(said.about, 'a', createAbout),
      { label: said.help, digit: '?', choose: openHelp },
      { label: said.quit, digit: 'q', choose: shell.back },
    ]
  }

  const choices = () => [...resumable(), ...games(), ...today(), ...rest()]

  /** The five dots, where the menu leaves room for them. */
  function mark(room: Room): Block {
    const block = [...quincunx(shell.look.glyphs).map((spans): Line => [span('  '), ...spans]), line('')]
    const rows = choices().reduce((sum, { apart }, index) => sum + (apart && index > 0 ? 2 : 1), 0)
    return rows + block.length <= room.rows - FRAME_ROWS ? block : []
  }

  function openHelp(): void {
    const sections = [{ heading: said.title, paragraphs: words.help.parlour }]
    shell.open(createHelp(shell, { sections, keys: screen.keys() }))
  }

  const screen = createList<Choice>(shell, {
    title: () => [span(said.title, { bold: true }), span(`   ${said.tagline}`, { tone: 'soft' })],
    above: mark,
    items: choices,
    keys: () => [{ command: 'help', keys: ['?'] }],
    deeds: { help: openHelp },
    back: commandWords.quit!,
    shown: () => void refresh(),
  })
  return screen
}
