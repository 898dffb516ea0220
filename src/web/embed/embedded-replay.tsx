import { useMemo, useState } from 'preact/hooks'
import { spectatorPerspective } from '#app/review.ts'
import { replaySteps } from '#table/replay.ts'
import { describeEnding } from '#table/text/en/table.ts'
import type { OpenedGame } from '../play/open-saved-game.ts'
import { Stepper } from '../review/stepper.tsx'
import { EmbedBar } from '../shell/embed-bar.tsx'
import { Heading } from '../shell/page.tsx'
import { reviewText } from '../text/en/review.ts'
import { tableText } from '../text/en/shell.ts'
import '../play/play-screen.css'
import '../play/panel.css'
import '../play/narrow.css'
import '../review/review.css'

interface EmbeddedReplayProps {
  readonly opened: OpenedGame
  readonly path: string
}

/** A finished game, position by position. */
export function EmbeddedReplay({ opened: { loadedGame, saved, table }, path }: EmbeddedReplayProps) {
  const { face, card, rules, text } = loadedGame
  const steps = useMemo(() => replaySteps(table, 'spectator'), [table])
  const plies = steps.length - 1
  const [ply, setPly] = useState(plies)
  const { people } = spectatorPerspective(saved.players)
  const ending = table.ending && describeEnding(table.ending, people, text)
  const step = steps[ply]!
  const told = step.events.map(event => text.event(event, people)).join(' ')
  return (
    <div class="table-screen">
      <EmbedBar title={card.title} fullPagePath={path} />
      <main id="page" class={`table review ${rules.id}-review`}>
        <Heading title={reviewText.replay(card.title)} class="visually-hidden" />
        <div class="table-board">
          <face.Board
            view={step.view}
            finalView={steps[plies]!.view}
            people={people}
            label={tableText.board(card.title)}
          />
        </div>
        <div class="table-below review-below">
          <Stepper ply={ply} plies={plies} show={setPly} />
          <p aria-live="polite">
            <strong class="figures">{ply === 0 ? reviewText.opening : reviewText.ofMoves(ply, plies)}</strong>{' '}
            {ply === plies && ending ? `${ending.headline}. ${ending.reason}` : told}
          </p>
        </div>
      </main>
    </div>
  )
}
