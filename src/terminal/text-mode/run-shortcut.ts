import type { NamedCommand } from '#kernel/commands.ts'
import type { Result } from '#kernel/result.ts'
import type { ActiveGame } from '../game/active-game.ts'
import type { ViewPreferences } from '../game/view-preferences.ts'
import { shellText } from '../text/en/shell.ts'

export interface TextShortcutContext {
  readonly activeGame: ActiveGame
  viewPreferences(): ViewPreferences
  print(text: string): void
  /** Asks a question that needs a yes. */
  confirm(question: string): Promise<boolean>
  submit(work: Promise<Result<undefined>>): Promise<void>
}

/** Runs a shortcut of a game in text mode. */
export async function runShortcutInTextMode(
  command: NamedCommand,
  context: TextShortcutContext,
): Promise<void> {
  const { activeGame, print } = context
  const { session } = activeGame
  const { view, params, deal, acting } = session.snapshot()
  switch (command.kind) {
    case 'move': {
      const move = acting === undefined ? undefined : command.move(view)
      if (move === undefined) return print(shellText.play.notNow(command.label))
      const question = command.confirm?.(view)
      if (question === undefined || (await context.confirm(question)))
        await context.submit(session.play(move))
      return
    }
    case 'query':
      return print(command.answer(view).text)
    case 'toggle':
      return print(shellText.textMode.aid(command.label, context.viewPreferences().switchToggle(command.id)))
    case 'export':
      return print(command.write(params, deal) ?? shellText.play.noForm(command.label))
  }
}
