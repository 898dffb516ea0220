import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isScoredReview, whoWasWinning } from '#app/review.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { Note } from '#kernel/engine.ts'
import { type Person, subject } from '#kernel/text.ts'
import { replaySteps } from '#table/replay.ts'
import { describeEnding } from '#table/text/en/table.ts'
import type { OpenedGame } from '../play/open-saved-game.ts'
import { playerLabels } from '../play/player-labels.ts'
import { ShareButtons } from '../sheets/share-buttons.tsx'
import { HeaderBar } from '../shell/header.tsx'
import { Link } from '../shell/link.tsx'
import { Heading } from '../shell/page.tsx'
import { reviewText } from '../text/en/review.ts'
import { shellText, tableText } from '../text/en/shell.ts'
import { ExportButtons } from './export-buttons.tsx'
import { MoveList } from './move-list.tsx'
import { ReviewProgress } from './review-progress.tsx'
import { Stepper } from './stepper.tsx'
import { useReview } from './use-review.ts'
import { WinningStrip } from './winning-strip.tsx'
import '../play/play-screen.css'
import '../play/panel.css'
import '../play/narrow.css'
import './review.css'

interface ReviewScreenProps {
  readonly opened: OpenedGame
  readonly people: readonly Person[]
  readonly title: string
  /** Absent where the record cannot restore the game, which then cannot be shared. */
  replayLink?(saved: SavedGame): string | undefined | Promise<string | undefined>
  readonly children?: ComponentChildren
}

/** A game position by position, with a judgement of each move. */
export function ReviewScreen({ opened, people, title, replayLink, children }: ReviewScreenProps) {
  const { loadedGame, table, saved } = opened
  const { text, face } = loadedGame
  const { players } = saved
  const steps = useMemo(() => replaySteps(table, 'spectator'), [table])
  const plies = steps.length - 1
  const [ply, setPly] = useState(plies)
  const review = useReview(table)
  const note = ply > 0 ? review.notes[ply - 1] : undefined
  const lines = note && text.noteLines?.(note)
  const step = steps[ply]!
  const isScored = isScoredReview(review.notes)
  // The computer plays by a search of its own, so this judgement would only mislead.
  const isAboutPerson = ({ seat }: Note) => seat === undefined || players[seat]?.kind !== 'computer'
  // Without judgements there is nothing to draw.
  const isUnjudged = review.status.kind === 'done' && review.notes.length === 0
  useArrowKeys(delta => setPly(now => Math.min(plies, Math.max(0, now + delta))))
  const ending = table.ending && describeEnding(table.ending, people, text)

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
        <div class="table-board">
          <face.Board
            view={step.view}
            finalView={steps[plies]!.view}
            people={people}
            label={tableText.board(loadedGame.card.title)}
            highlight={note?.cells && { why: 'better', cells: note.cells }}
          />
        </div>
        <div class="panel-box table-head review-head">
          {ending && (
            <div class="review-ending">
              <h2>{ending.headline}</h2>
              <p class="soft">{ending.reason}</p>
            </div>
          )}
          {review.notes
            .slice(plies)
            .filter(isAboutPerson)
            .map((whole, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a note has no name but its place
              <p key={index} class="review-whole">
                {whole.seat === undefined
                  ? text.note(whole)
                  : reviewText.ofPlayer(subject(people[whole.seat]), text.note(whole))}
              </p>
            ))}
          {players.length === 2 && !isScored && !isUnjudged && (
            <WinningStrip
              winning={whoWasWinning(steps, review.notes, table.ending, players.length)}
              names={playerLabels(players, people)}
              ply={ply}
              show={setPly}
            />
          )}
        </div>
        <div class="table-below review-below">
          <Stepper ply={ply} plies={plies} show={setPly} />
          <p class="review-note" aria-live="polite">
            <strong class="figures">{ply === 0 ? reviewText.opening : reviewText.ofMoves(ply, plies)}</strong>{' '}
            {note && text.note(note)}
            {note?.cells && <span class="soft"> {reviewText.better(isScored)}</span>}
          </p>
          {lines && lines.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
            <ul class="review-lines figures" aria-label={reviewText.moves} tabIndex={0}>
              {lines.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
        <aside class="panel-box table-panel" aria-label={tableText.panel}>
          <MoveList
            loadedGame={loadedGame}
            steps={steps}
            notes={review.notes}
            people={people}
            ply={ply}
            show={setPly}
          />
          <ReviewProgress review={review} />
          <div class="buttons review-doors">
            {children}
            {replayLink && (
              <ShareButtons
                {...opened}
                people={people}
                isOver={table.ending !== undefined}
                replayLink={replayLink}
              />
            )}
            {loadedGame.loadFormats && table.ending && (
              <ExportButtons
                loadedGame={loadedGame}
                table={table}
                names={playerLabels(players, people)}
                ply={ply}
              />
            )}
          </div>
        </aside>
      </main>
    </div>
  )
}

/** Left and right step through the game wherever the focus is, except on an element that uses these keys. */
function useArrowKeys(step: (delta: number) => void): void {
  const latest = useRef(step)
  latest.current = step
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest('input, [role=grid]')) return
      if (event.key === 'ArrowLeft') latest.current(-1)
      else if (event.key === 'ArrowRight') latest.current(1)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
