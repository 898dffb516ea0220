import type { Result } from '#kernel/result.ts'
import type { ActiveGame } from '../game/active-game.ts'
import type { GameShortcut } from '../game/game-shortcuts.ts'
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
  shortcut: GameShortcut,
  context: TextShortcutContext,
): Promise<void> {
  const { activeGame, print } = context
  const { session } = activeGame
  const { view, params, deal, acting } = session.snapshot()
  switch (shortcut.kind) {
    case 'command': {
      const move = acting === undefined ? undefined : shortcut.command.move(view)
      if (move === undefined) return print(shellText.play.notNow(shortcut.label))
      const question = shortcut.command.confirm?.(view)
      if (question === undefined || (await context.confirm(question)))
        await context.submit(session.play(move))
      return
    }
    case 'query':
      return print(shortcut.query.answer(view).text)
    case 'toggle':
      return print(
        shellText.textMode.aid(shortcut.label, context.viewPreferences().switchToggle(shortcut.toggle.id)),
      )
    case 'export':
      return print(shortcut.exportFormat.write(params, deal) ?? shellText.play.noForm(shortcut.label))
  }
}
