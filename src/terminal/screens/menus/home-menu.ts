import type { StoredGame } from '#app/saved-game-store.ts'
import { timeAgo } from '#app/text/en/ago.ts'
import { gameCards } from '#games/catalog.ts'
import { errorMessage } from '#kernel/errors.ts'
import { keysFor } from '#kernel/key-bindings.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { ListedDaily } from '../../game/daily-puzzles.ts'
import { type LoadedGame, loadGame } from '../../game/loaded-game.ts'
import { FRAME_ROWS } from '../../kit/frame.tsx'
import type { Glyphs } from '../../kit/glyphs.ts'
import type { ScreenSize } from '../../kit/grid.ts'
import { type Block, type StyledLine, span, styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeSavedGame, type SavedGameLabel } from '../../storage/saved-game-label.ts'
import { commandText } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import { createOpenForm } from '../forms/open-form.ts'
import { createServerList } from '../online/server-list.ts'
import { createAbout } from '../pages/about.ts'
import { openWithFirstSteps } from '../pages/first-steps-prompt.tsx'
import { createHelp } from '../pages/help.tsx'
import { createNotice } from '../pages/notice.tsx'
import { openSavedGame } from '../play/open-saved-game.ts'
import { createAllStatistics } from './all-statistics.ts'
import { createCustomMenu } from './custom-menu.ts'
import { createDailyPuzzlesMenu, loadAllDailies } from './daily-puzzles.ts'
import { createGameMenu } from './game-menu.ts'
import { type Choice, createList } from './list-screen.tsx'
import { createSavedGamesMenu } from './saved-games.ts'
import { createSettingsMenu } from './settings-menu.ts'

/** How many unfinished games the menu lists; the rest are under the saved games. */
const MAX_RESUMABLE = 3

/** The home menu. */
export function createHomeMenu(shell: Shell): Screen {
  const { home: sentences } = shellText
  const now = () => shell.host.clock.now()
  let unfinished: readonly { readonly game: StoredGame; readonly label: SavedGameLabel }[] = []
  let dailies: readonly ListedDaily[] = []
  let played: ReadonlySet<string> = new Set()

  async function refresh(): Promise<void> {
    try {
      // A game that was just left may still be being saved.
      await shell.finishPendingWork()
      const savedGames = await shell.host.savedGames.list()
      played = new Set(savedGames.map(({ saved }) => saved.record.game))
      const had = unfinished.length
      const games = savedGames.filter(game => !game.finished).slice(0, MAX_RESUMABLE)
      unfinished = await Promise.all(
        games.map(async game => ({ game, label: await describeSavedGame(game) })),
      )
      // The selection stays, unless there is now a game to resume.
      if (had !== unfinished.length) screen.select(0)
      shell.redraw()
      dailies = await loadAllDailies(savedGames, now())
    } catch (error) {
      screen.say(shellText.history.unreadable(errorMessage(error)))
    }
    shell.redraw()
  }

  async function openGame(id: string): Promise<void> {
    const loaded = await loadGame(id)
    if (!loaded.ok) shell.open(createNotice(shell, shellText.cannotOpen, rejectionSentence(loaded.rejection)))
    else
      await openWithFirstSteps(shell, loaded.value, {
        hasPlayed: played.has(id),
        open: () => menuOf(loaded.value),
      })
  }

  function menuOf(loaded: LoadedGame): Screen {
    return loaded.face.menu
      ? createCustomMenu(shell, loaded, { isAboveHome: true })
      : createGameMenu(shell, loaded)
  }

  function resumable(): readonly Choice[] {
    return unfinished.map(({ game, label }) => ({
      label: `${sentences.resume} ${label.title}`,
      note: `${label.about}, ${timeAgo(game.savedAt, now())}`,
      choose: () => void openSavedGame(shell, game),
    }))
  }

  function games(): readonly Choice[] {
    return gameCards.map(({ id, title, accent }, index) => ({
      label: title,
      tone: accent,
      digit: `${index + 1}`,
      apart: index === 0,
      choose: () => void openGame(id),
    }))
  }

  function today(): readonly Choice[] {
    if (dailies.length === 0) return []
    const states = dailies.map(({ name, state }) => `${name} ${state}`)
    const choose = () => shell.open(createDailyPuzzlesMenu(shell))
    return [{ ...shellText.daily.menu(states), digit: 'd', apart: true, choose }]
  }

  const choices = () => [
    ...resumable(),
    ...games(),
    ...today(),
    ...screenChoices(shell),
    { label: sentences.help, digit: '?', choose: openHelp },
    { label: sentences.quit, digit: 'q', choose: shell.back },
  ]

  /** The logo, where the menu leaves room for it. */
  function mark(room: ScreenSize): Block {
    const block = [
      ...drawLogo(shell.theme.glyphs).map((spans): StyledLine => [span('  '), ...spans]),
      styledLine(''),
    ]
    const rows = choices().reduce((sum, { apart }, index) => sum + (apart && index > 0 ? 2 : 1), 0)
    return rows + block.length <= room.rows - FRAME_ROWS ? block : []
  }

  function openHelp(): void {
    const sections = [{ heading: sentences.title, paragraphs: shellText.help.home }]
    shell.open(createHelp(shell, { sections, keys: screen.keys() }))
  }

  const screen = createList<Choice>(shell, {
    title: () => [span(sentences.title, { bold: true }), span(`   ${sentences.tagline}`, { tone: 'soft' })],
    above: mark,
    items: choices,
    keys: () => [{ command: 'help', keys: keysFor('help') }],
    handlers: { help: openHelp },
    backLabel: commandText.quit!,
    onShow: () => void refresh(),
  })
  return screen
}

/**
 * Stands in for the home menu below a screen that was opened directly. The home menu replaces it when it comes to the
 * top, so that nobody waits for all games to be loaded before, and no key reaches a menu by accident.
 */
export function createHomePlaceholder(shell: Shell): Screen {
  let isCovered = false
  const unsubscribe = shell.subscribe(() => {
    if (shell.top() !== ground) isCovered = true
    else if (isCovered) shell.replace(createHomeMenu(shell))
  })
  const ground: Screen = {
    ...createNotice(shell, shellText.home.title, shellText.loading),
    close: unsubscribe,
  }
  return ground
}

/** The screens that are the same whatever is saved. */
function screenChoices(shell: Shell): readonly Choice[] {
  const { home: sentences } = shellText
  const item = (label: string, digit: string, create: (shell: Shell) => Screen, note?: string): Choice => ({
    label,
    digit,
    ...(note && { note }),
    choose: () => shell.open(create(shell)),
  })
  return [
    { ...item(sentences.online, 'o', createServerList, sentences.onlineNote), apart: true },
    item(sentences.history, 'e', createSavedGamesMenu, sentences.historyNote),
    item(sentences.figures, 'f', createAllStatistics, sentences.figuresNote),
    item(sentences.open, 'l', createOpenForm, sentences.openNote),
    item(sentences.settings, 's', createSettingsMenu, sentences.settingsNote),
    item(sentences.about, 'a', createAbout),
  ]
}

/** The five-dot mark, a dot in each accent colour. */
function drawLogo({ dot }: Glyphs): Block {
  return [
    [span(dot, { tone: 'quince' }), span('   '), span(dot, { tone: 'medlar' })],
    [span('  '), span(dot, { tone: 'damson' })],
    [span(dot, { tone: 'sloe' }), span('   '), span(dot, { tone: 'gage' })],
  ]
}
