import type { ComponentChildren } from 'preact'
import type { SavedGame } from '#app/saved-game-format.ts'
import { describeOrigin } from '#app/text/en/origin.ts'
import type { Note } from '#kernel/engine.ts'
import { type Person, subject } from '#kernel/text.ts'
import type { Table } from '#table/table.ts'
import { describeEnding } from '#table/text/en/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { reviewText } from '../text/en/review.ts'

interface ReviewHeadProps {
  readonly loadedGame: LoadedGame
  readonly table: Table
  readonly saved: SavedGame
  readonly people: readonly Person[]
  /** The notes on the whole game. */
  readonly notes: readonly Note[]
  readonly children: ComponentChildren
}

/** How the game ended, and what the review says of it as a whole. */
export function ReviewHead({ loadedGame: { text }, table, saved, people, notes, children }: ReviewHeadProps) {
  const ending = table.ending && describeEnding(table.ending, people, text)
  return (
    <div class="panel-box table-head review-head">
      {ending && (
        <div class="review-ending">
          <h2>{ending.headline}</h2>
          <p class="soft">{ending.reason}</p>
          {saved.origin && <p class="soft">{describeOrigin(saved.origin)}</p>}
        </div>
      )}
      {notes.map((whole, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a note has no name but its place
        <p key={index} class="review-whole">
          {whole.seat === undefined
            ? text.note(whole)
            : reviewText.ofPlayer(subject(people[whole.seat]), text.note(whole))}
        </p>
      ))}
      {children}
    </div>
  )
}
