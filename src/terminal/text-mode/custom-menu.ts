import type { LoadedGame } from '../game/loaded-game.ts'
import { findTypedItem } from '../screens/menus/typed-item.ts'
import { SINGLE_PLAYER } from '../setup/players.ts'
import type { TerminalHost } from '../shell/host.ts'
import { shellText } from '../text/en/shell.ts'
import { helpTexts } from './commands.ts'
import { generateGame, playGame } from './local-game.ts'
import { openTextConsole, type TextConsole } from './text-console.ts'

interface MenuEntry {
  readonly digit: string
  readonly label: string
  readonly note?: string
}

/** The menus of a game that has its own, in text mode. Returns the exit code. */
export async function runCustomMenu(host: TerminalHost, loaded: LoadedGame, chosen: object): Promise<number> {
  const { words: menuText } = loaded.face.menu!
  const textConsole = openTextConsole(host)
  const items: readonly MenuEntry[] = [
    { digit: 'p', label: menuText.play, note: menuText.playNote },
    { digit: 'h', label: menuText.help },
    { digit: 'e', label: menuText.exit, note: menuText.exitNote },
  ]
  try {
    for (;;) {
      const index = await chooseItem(textConsole, loaded.card.title, items)
      if (index === undefined || index === 2) return 0
      if (index === 1) for (const section of helpTexts(loaded)) textConsole.print(section)
      else if (!(await playLevels(host, textConsole, loaded, chosen))) return 0
    }
  } finally {
    textConsole.close()
  }
}

/** Plays one level after the other; false where the input has ended. */
async function playLevels(
  host: TerminalHost,
  textConsole: TextConsole,
  loaded: LoadedGame,
  chosen: object,
): Promise<boolean> {
  const { option, levels, words: menuText } = loaded.face.menu!
  const items: readonly MenuEntry[] = [
    ...levels.map(({ label, note }, index) => ({ digit: `${index + 1}`, label, note })),
    { digit: 'e', label: menuText.back },
  ]
  for (;;) {
    const index = await chooseItem(textConsole, menuText.levels, items)
    if (index === undefined) return false
    const level = levels[index]
    if (!level) return true
    const params = { ...chosen, [option]: level.value }
    const game = await generateGame(host, textConsole, loaded, {
      game: loaded.id,
      params,
      players: SINGLE_PLAYER,
    })
    if ((await playGame(host, textConsole, game)) === 'input-ended') return false
  }
}

/** Asks until an item is named; undefined where the input has ended. */
async function chooseItem(
  textConsole: TextConsole,
  heading: string,
  items: readonly MenuEntry[],
): Promise<number | undefined> {
  const printMenu = () => {
    textConsole.print(heading)
    for (const { digit, label, note } of items)
      textConsole.print(shellText.textMode.menuItem(digit.toUpperCase(), label, note?.trim() ?? ''))
  }
  printMenu()
  for (;;) {
    const input = await textConsole.ask('> ')
    if (input.kind === 'end') return undefined
    if (input.kind !== 'line') continue
    // Enter alone leads to the menu, also from the help above it.
    if (input.text.trim() === '') {
      printMenu()
      continue
    }
    const at = findTypedItem(items, input.text)
    if (at >= 0) return at
    const letters = items.map(({ digit }) => digit.toUpperCase())
    textConsole.print(shellText.typedMenu.unknown(input.text.trim(), letters))
  }
}
