import { type Alone, perform } from './alone.ts'

/** The moves that belong to no cell and need no question, while they are possible. */
export function Deeds(alone: Alone) {
  const { view } = alone.play.snapshot
  const possible = (alone.parlour.words.deeds ?? []).filter(deed => !deed.confirm?.(view) && deed.move(view))
  return possible.map(deed => (
    <button key={deed.word} type="button" class="pill" onClick={() => perform(deed, alone)}>
      {deed.label}
    </button>
  ))
}
