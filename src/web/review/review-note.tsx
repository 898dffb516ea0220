import type { Note } from '#kernel/engine.ts'
import type { Person } from '#kernel/text.ts'
import { isSamePath } from '#table/variations/variation-tree.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { analysisText } from '../text/en/analysis.ts'
import { reviewText } from '../text/en/review.ts'
import type { AnalysisControls } from './use-analysis.ts'

interface ReviewNoteProps {
  readonly loadedGame: LoadedGame
  readonly controls: AnalysisControls
  readonly people: readonly Person[]
  /** The judgement of the last move of the game. */
  readonly note: Note | undefined
  readonly isScored: boolean
  /** Whether the lines of the judgement are shown; a list of moves beside the board says more. */
  readonly hasLines: boolean
}

/** The place of the position in its line with the judgement of the last move, or why a move was refused. */
export function ReviewNote({
  loadedGame: { text, rules, presentation },
  controls,
  people,
  note,
  isScored,
  hasLines,
}: ReviewNoteProps) {
  const { message, snapshot } = controls
  const { ply, plies, playedPly, path, branches, position, annotation, canTry } = snapshot
  const lines = hasLines && note ? text.noteLines?.(note) : undefined
  const isVariation = playedPly === undefined
  const place =
    ply === 0
      ? reviewText.opening
      : isVariation
        ? analysisText.variation(ply, plies)
        : reviewText.ofMoves(ply, plies)
  const branch = branches.findIndex(other => isSamePath(other, path)) + 1
  const hint =
    rules.seats === 1
      ? analysisText.tryMovesAlone
      : presentation?.isSecret?.(snapshot.view)
        ? analysisText.tryMovesHidden
        : analysisText.tryMoves
  return (
    <>
      <div class="review-note" aria-live="polite">
        {message ? (
          <p class={`message ${message.kind}`}>{message.text}</p>
        ) : (
          <p>
            <strong class="figures">{place}</strong>{' '}
            {isVariation && (
              <span class="visually-hidden">
                {position.events.map(event => text.event(event, people)).join(' ')}{' '}
              </span>
            )}
            {note && text.note(note)}
            {note?.cells && rules.seats > 1 && <span class="soft"> {reviewText.better(isScored)}</span>}
            {branches.length > 1 && <span class="soft"> {analysisText.branch(branch, branches.length)}</span>}
            {ply === 0 && canTry && <span class="soft"> {hint}</span>}
            {isVariation && position.toAct.length === 0 && <span class="soft"> {analysisText.over}</span>}
            {annotation.comment && <span class="review-comment">{annotation.comment}</span>}
          </p>
        )}
      </div>
      {lines && lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ul class="review-lines figures" aria-label={reviewText.moves} tabIndex={0}>
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  )
}
