import { commandsOfKind, type MoveCommand, type NamedCommand } from '#kernel/commands.ts'
import type { Result } from '#kernel/result.ts'
import type { ActiveGame } from '../../game/active-game.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { namedCommandsOf } from '../../game/named-commands.ts'
import type { ViewPreferences } from '../../game/view-preferences.ts'
import type { KeyMap } from '../../kit/keymap.ts'
import { shellText } from '../../text/en/shell.ts'
import type { Message } from './message-line.ts'
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
  return namedCommandsOf(loaded).flatMap(command => {
    if (command.kind === 'export') return []
    const idle = command.kind === 'move' && command.move(view) === undefined
    return {
      command: shortcutCommandOf(command),
      keys: [command.key],
      label: keyDescription(command),
      ...(idle && { quiet: true }),
    }
  })
}

/** The keys of the toggles, which work at any time. */
export function toggleKeys({ loaded }: ActiveGame): KeyMap<ShortcutCommand> {
  return commandsOfKind(loaded.commands, 'toggle').map(({ word, key, label }) => ({
    command: `shortcut ${word}` as const,
    keys: [key],
    label: keyDescription({ label }),
    quiet: true,
  }))
}

/** The keys that make a move on a cell, as the game describes them. */
export function cellKeys({ commands }: LoadedGame): KeyMap<'cell'> {
  return commandsOfKind(commands, 'cell').map(({ key, label }) => ({ command: 'cell', keys: [key], label }))
}

/** Key descriptions begin in lower case. */
function keyDescription({ label }: Pick<NamedCommand, 'label'>): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}

function shortcutCommandOf({ word }: NamedCommand): ShortcutCommand {
  return `shortcut ${word}`
}

export function findShortcut({ loaded }: ActiveGame, command: ShortcutCommand): NamedCommand | undefined {
  return namedCommandsOf(loaded).find(one => shortcutCommandOf(one) === command)
}

export function runShortcut(command: NamedCommand, context: ShortcutContext): void {
  switch (command.kind) {
    case 'move':
      runMoveCommand(command, context)
      break
    case 'query': {
      const { text, cells, isFault } = command.answer(context.activeGame.session.snapshot().view)
      const as = isFault ? 'refused' : 'good'
      context.say({ text, kind: 'said', ...(cells && { highlight: { cells, as } }) })
      break
    }
    case 'toggle': {
      const isOn = context.viewPreferences.switchToggle(command.id)
      context.say({ text: shellText.play.aid(command.label, isOn), kind: 'said' })
      break
    }
    case 'export': {
      const { params, deal } = context.activeGame.session.snapshot()
      const text = command.write(params, deal)
      if (text === undefined) context.say({ text: shellText.play.noForm(command.label), kind: 'refused' })
      else context.copy(command.label, text)
      break
    }
  }
}

function runMoveCommand(command: MoveCommand, context: ShortcutContext): void {
  const { session } = context.activeGame
  const { acting, view } = session.snapshot()
  const move = acting === undefined ? undefined : command.move(view)
  const question = command.confirm?.(view)
  if (move === undefined) context.say({ text: shellText.play.notNow(command.label), kind: 'refused' })
  else if (question === undefined) context.submit(session.play(move))
  else context.ask(shellText.play.confirm(question), () => context.submit(session.play(move)))
}
