import { errorMessage } from '#kernel/errors.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import type { TerminalHost } from '../shell/host.ts'
import { shellText } from '../text/en/shell.ts'

interface WalkthroughOptions {
  readonly host: TerminalHost
  readonly loaded: LoadedGame
  readonly view: object
  print(text: string): void
  /** Called for each step that is printed. */
  onStep?(): void
}

/** Prints the whole reasoning from a position to the solution. */
export async function printWalkthrough({
  host,
  loaded,
  view,
  print,
  onStep,
}: WalkthroughOptions): Promise<void> {
  if (!loaded.hasWalkthrough) return print(shellText.walkthrough.none)
  try {
    const steps = await host.engineClient.request({ do: 'walkthrough', game: loaded.id, view }).result
    if (steps.length === 0) print(shellText.walkthrough.nothing)
    for (const [index, { note }] of steps.entries()) {
      onStep?.()
      print(`${index + 1}. ${loaded.text.note(note)}`)
    }
  } catch (error) {
    print(errorMessage(error))
  }
}
