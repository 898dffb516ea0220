import { type PuzzleContext, performCommand } from './puzzle-context.ts'

/** The moves that belong to no cell and need no question, while they are possible. */
export function CommandButtons(alone: PuzzleContext) {
  const { view } = alone.play.snapshot
  const possible = (alone.loadedGame.text.commands ?? []).filter(
    deed => !deed.confirm?.(view) && deed.move(view),
  )
  return possible.map(deed => (
    <button key={deed.word} type="button" class="pill" onClick={() => performCommand(deed, alone)}>
      {deed.label}
    </button>
  ))
}
