import type { ComponentChildren } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { expectedResults, isScoredReview, whoWasWinning } from '#app/review.ts'
import { withVariations } from '#app/save-variations.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { Person } from '#kernel/text.ts'
import { replaySteps } from '#table/replay.ts'
import { useUndoKeys } from '../kit/use-undo-keys.ts'
import { MoveField } from '../play/move-field.tsx'
import type { OpenedGame } from '../play/open-saved-game.ts'
import { playerLabels } from '../play/player-labels.ts'
import { WalkthroughButton } from '../puzzle/walkthrough-button.tsx'
import { HeaderBar } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { announce } from '../shell/live-regions.tsx'
import { Heading } from '../shell/page.tsx'
import { shellText, tableText } from '../text/en/shell.ts'
import { AnalysisTools } from './analysis-tools.tsx'
import { ResultGraph } from './result-graph.tsx'
import { ReviewBoard } from './review-board.tsx'
import { ReviewDoors } from './review-doors.tsx'
import { ReviewHead } from './review-head.tsx'
import { ReviewNote } from './review-note.tsx'
import { ReviewProgress } from './review-progress.tsx'
import { Stepper } from './stepper.tsx'
import { type SaveVariations, useAnalysis } from './use-analysis.ts'
import { usePositionAnalysis } from './use-position-analysis.ts'
import { useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { VariationList } from './variation-list.tsx'
import { WinningStrip } from './winning-strip.tsx'
import '../play/play-screen.css'
import '../play/panel.css'
import '../play/narrow.css'
import './review.css'
import './variations.css'

export interface ReviewScreenProps {
  readonly opened: OpenedGame
  readonly people: readonly Person[]
  readonly title: string
  /** Absent where the record cannot restore the game, which then cannot be shared. */
  replayLink?(saved: SavedGame): string | undefined | Promise<string | undefined>
  /** Absent where the variations last only as long as the page. */
  readonly saveVariations?: SaveVariations
  readonly children?: ComponentChildren
}

/** A game position by position, with a judgement of each move and with the moves that are tried from there. */
export function ReviewScreen({
  opened,
  people,
  title,
  replayLink,
  saveVariations,
  children,
}: ReviewScreenProps) {
  const { loadedGame, table, saved } = opened
  const { players } = saved
  const controls = useAnalysis({ loadedGame, table, saved, saveVariations })
  const { analysis, snapshot } = controls
  const { ply, plies, playedPly, isOpen } = snapshot
  const steps = useMemo(() => replaySteps(table, 'spectator'), [table])
  const review = useReview(table)
  const position = usePositionAnalysis(loadedGame, analysis.analysedPosition())
  const moveField = useRef<HTMLInputElement>(null)
  const isScored = isScoredReview(review.notes)
  const results = expectedResults(steps, review.notes, table.ending)
  // Without judgements there is nothing to draw.
  const isUnjudged = review.status.kind === 'done' && review.notes.length === 0
  const note = playedPly ? review.notes[playedPly - 1] : undefined
  useReviewKeys(analysis)
  useUndoKeys({ undo: () => analysis.undoRemove(), redo: () => {} })

  return (
    <div class="table-screen">
      <HeaderBar game={loadedGame.card}>
        <Link to="/history" class="plain wide-only">
          {shellText.history}
        </Link>
        <Link to="/" class="pill quiet">
          {tableText.toLobby}
        </Link>
      </HeaderBar>
      <main id="page" class={`table review ${loadedGame.rules.id}-review`}>
        <Heading title={title} class="visually-hidden" />
        <ReviewBoard
          {...{ loadedGame, controls, people, note }}
          finalView={steps.at(-1)!.view}
          findings={position?.board}
          focusMoveField={() => moveField.current?.focus()}
        />
        <ReviewHead {...{ loadedGame, table, saved, people }} notes={review.notes.slice(steps.length - 1)}>
          {players.length === 2 && !isScored && !isUnjudged && (
            <WinningStrip
              winning={whoWasWinning(steps, review.notes, table.ending, players.length)}
              names={playerLabels(players, people)}
              ply={playedPly}
              show={chosen => analysis.toPlayed(chosen)}
            />
          )}
          {results.length > 1 && (
            <ResultGraph
              results={results}
              names={playerLabels(players, people)}
              ply={playedPly}
              show={chosen => analysis.toPlayed(chosen)}
            />
          )}
        </ReviewHead>
        <div class="table-below review-below">
          <Stepper ply={ply} plies={plies} show={chosen => analysis.toPly(chosen)} />
          <AnalysisTools
            controls={controls}
            {...(isOpen && { typeMove: () => moveField.current?.focus() })}
            {...(replayLink && {
              positionLink: async ({ variations }) =>
                (await import('#app/replay-link.ts')).replayUrl(
                  location.origin,
                  withVariations(saved, variations),
                ),
            })}
          />
          <ReviewNote
            {...{ loadedGame, controls, people, note, isScored }}
            hasLines={!loadedGame.face.loadAnalysis}
          />
        </div>
        <aside class="panel-box table-panel" aria-label={tableText.panel}>
          <VariationList {...{ loadedGame, analysis, snapshot, people }} notes={review.notes} />
          {position && (
            <position.Panel
              {...position.panel}
              people={people}
              tryMove={controls.tryMove}
              announce={announce}
            />
          )}
          <ReviewProgress review={review} />
          {isOpen && (
            <MoveField
              example={loadedGame.text.moveExample}
              field={moveField}
              play={controls.tryMove}
              leave={() => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()}
            />
          )}
          <ReviewDoors
            {...{ opened, controls, people }}
            plies={steps.length - 1}
            {...(replayLink && { replayLink })}
          >
            {children}
            <WalkthroughButton loadedGame={loadedGame} position={{ view: snapshot.view, people }} />
          </ReviewDoors>
        </aside>
      </main>
    </div>
  )
}
