import type { Result } from '#kernel/result.ts'
import type { ActiveGame } from '../../game/active-game.ts'
import { type GameShortcut, gameShortcutsOf, shortcutKey } from '../../game/game-shortcuts.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import type { ViewPreferences } from '../../game/view-preferences.ts'
import type { KeyMap } from '../../kit/keymap.ts'
import { shellText } from '../../text/en/shell.ts'
import type { Message } from './message.ts'
import type { ShortcutCommand } from './play-keys.ts'

export interface ShortcutContext {
  readonly activeGame: ActiveGame
  readonly viewPreferences: ViewPreferences
  say(message: Message): void
  ask(question: string, agree: () => void): void
  submit(work: Promise<Result<undefined>>): void
  /** Shows a text to copy. */
  copy(label: string, text: string): void
}

/** The keys of a game's shortcuts; a command that is impossible now has no hint. */
export function shortcutKeys({ loaded, session }: ActiveGame): KeyMap<ShortcutCommand> {
  const { view } = session.snapshot()
  return gameShortcutsOf(loaded.commands).flatMap(shortcut => {
    const key = shortcutKey(shortcut)
    if (key === undefined) return []
    const idle = shortcut.kind === 'command' && shortcut.command.move(view) === undefined
    return {
      command: shortcutCommandOf(shortcut),
      keys: [key],
      label: keyDescription(shortcut),
      ...(idle && { quiet: true }),
    }
  })
}

/** The keys of the toggles, which work at any time. */
export function toggleKeys({ loaded }: ActiveGame): KeyMap<ShortcutCommand> {
  return (loaded.commands?.toggles ?? []).map(({ word, key, label }) => ({
    command: `shortcut ${word}` as const,
    keys: [key],
    label: keyDescription({ label }),
    quiet: true,
  }))
}

/** The keys that make a move on a cell, as the game describes them. */
export function cellKeys({ commands }: LoadedGame): KeyMap<'cell'> {
  return (commands?.cellKeys ?? []).map(([key, label]) => ({ command: 'cell', keys: [key], label }))
}

/** Key descriptions begin in lower case. */
function keyDescription({ label }: Pick<GameShortcut, 'label'>): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}

function shortcutCommandOf({ word }: GameShortcut): ShortcutCommand {
  return `shortcut ${word}`
}

export function findShortcut({ loaded }: ActiveGame, command: ShortcutCommand): GameShortcut | undefined {
  return gameShortcutsOf(loaded.commands).find(shortcut => shortcutCommandOf(shortcut) === command)
}

export function runShortcut(shortcut: GameShortcut, context: ShortcutContext): void {
  switch (shortcut.kind) {
    case 'command':
      runGameCommand(shortcut, context)
      break
    case 'query': {
      const { text, cells } = shortcut.query.answer(context.activeGame.session.snapshot().view)
      context.say({ text, kind: 'said', ...(cells && { highlight: { cells, as: 'refused' } }) })
      break
    }
    case 'toggle': {
      const isOn = context.viewPreferences.switchToggle(shortcut.toggle.id)
      context.say({ text: shellText.play.aid(shortcut.label, isOn), kind: 'said' })
      break
    }
    case 'export': {
      const { params, deal } = context.activeGame.session.snapshot()
      const text = shortcut.exportFormat.write(params, deal)
      if (text === undefined) context.say({ text: shellText.play.noForm(shortcut.label), kind: 'refused' })
      else context.copy(shortcut.label, text)
      break
    }
  }
}

function runGameCommand(
  { command, label }: GameShortcut & { kind: 'command' },
  context: ShortcutContext,
): void {
  const { session } = context.activeGame
  const { acting, view } = session.snapshot()
  const move = acting === undefined ? undefined : command.move(view)
  const question = command.confirm?.(view)
  if (move === undefined) context.say({ text: shellText.play.notNow(label), kind: 'refused' })
  else if (question === undefined) context.submit(session.play(move))
  else context.ask(shellText.play.confirm(question), () => context.submit(session.play(move)))
}
