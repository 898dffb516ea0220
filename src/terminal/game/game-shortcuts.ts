import type { BoardToggle, ExportFormat, GameCommand, GameCommands, PositionQuery } from '#kernel/commands.ts'
import type { GameTypes } from '#kernel/rules.ts'
import type { LoadedGame } from './loaded-game.ts'

/** A command, query, toggle or export format of a game. Each has a word and most have a key. */
export type GameShortcut =
  | { readonly kind: 'command'; readonly word: string; readonly label: string; readonly command: GameCommand }
  | {
      readonly kind: 'query'
      readonly word: string
      readonly label: string
      readonly query: PositionQuery
    }
  | { readonly kind: 'toggle'; readonly word: string; readonly label: string; readonly toggle: BoardToggle }
  | {
      readonly kind: 'export'
      readonly word: string
      readonly label: string
      readonly exportFormat: ExportFormat
    }

export function gameShortcutsOf({
  commands = [],
  queries = [],
  toggles = [],
  exportFormats = [],
}: GameCommands = {}): readonly GameShortcut[] {
  return [
    ...commands.map((command): GameShortcut => ({ kind: 'command', ...pickNames(command), command })),
    ...queries.map((query): GameShortcut => ({ kind: 'query', ...pickNames(query), query })),
    ...toggles.map((toggle): GameShortcut => ({ kind: 'toggle', ...pickNames(toggle), toggle })),
    ...exportFormats.map(
      (exportFormat): GameShortcut => ({ kind: 'export', ...pickNames(exportFormat), exportFormat }),
    ),
  ]
}

/** The key of a shortcut; export formats have none. */
export function shortcutKey(shortcut: GameShortcut): string | undefined {
  switch (shortcut.kind) {
    case 'command':
      return shortcut.command.key
    case 'query':
      return shortcut.query.key
    case 'toggle':
      return shortcut.toggle.key
    case 'export':
      return undefined
  }
}

/** The shortcut that a typed text invokes: by its word, with a colon where the word could be a move, or by its move. */
export function parseShortcut(
  { rules, commands }: LoadedGame,
  view: GameTypes['view'],
  text: string,
): GameShortcut | undefined {
  const trimmed = text.trim().toLowerCase()
  const read = rules.notation.read(trimmed)
  const move = read.ok ? rules.notation.write(read.value) : undefined
  const word = trimmed.replace(/^:/, '')
  return gameShortcutsOf(commands).find(shortcut => {
    // A command that is typed as its move asks the same question first.
    if (move !== undefined)
      return (
        shortcut.kind === 'command' &&
        !shortcut.command.skipsConfirmWhenTyped &&
        shortcut.command.move(view) === move
      )
    return shortcut.word.toLowerCase() === word
  })
}

function pickNames({ word, label }: { readonly word: string; readonly label: string }) {
  return { word, label }
}
