import { useState } from 'preact/hooks'
import { canPlayOn } from '#app/play-from-position.ts'
import { withVariations } from '#app/save-variations.ts'
import type { Person } from '#kernel/text.ts'
import { isComputer } from '#table/player.ts'
import { LazyComponent } from '../kit/lazy-component.tsx'
import { playerLabels } from '../play/player-labels.ts'
import { ShareButtons } from '../sheets/share-buttons.tsx'
import { analysisText } from '../text/en/analysis.ts'
import { ExportButtons } from './export-buttons.tsx'
import type { ReviewScreenProps } from './review-screen.tsx'
import type { AnalysisControls } from './use-analysis.ts'

const loadPlayFromHere = async () => (await import('./play-from-here.tsx')).PlayFromHere

interface ReviewDoorsProps extends Pick<ReviewScreenProps, 'opened' | 'replayLink' | 'children'> {
  readonly controls: AnalysisControls
  readonly people: readonly Person[]
  /** The number of moves of the game. */
  readonly plies: number
}

/** The ways on from a review: playing on, sharing and exporting the game, and those of the page. */
export function ReviewDoors({ opened, controls, people, plies, replayLink, children }: ReviewDoorsProps) {
  const { loadedGame, table, saved } = opened
  const { analysis, snapshot } = controls
  const [isPlayingOn, setPlayingOn] = useState(false)

  function playOn(): void {
    if (snapshot.canTry) setPlayingOn(true)
    else controls.showMessage({ kind: 'refused', text: analysisText.over })
  }

  return (
    <div class="buttons review-doors">
      {snapshot.isOpen && canPlayOn(table) && (
        <button
          type="button"
          class="pill"
          aria-disabled={snapshot.canTry ? undefined : 'true'}
          onClick={playOn}
        >
          {analysisText.playFromHere}
        </button>
      )}
      {children}
      {replayLink && (
        <ShareButtons
          loadedGame={loadedGame}
          saved={withVariations(saved, analysis.stored())}
          people={people}
          isOver={table.ending !== undefined}
          position={snapshot.playedPly ?? plies}
          replayLink={replayLink}
        />
      )}
      {loadedGame.loadFormats && table.ending && (
        <ExportButtons
          loadedGame={loadedGame}
          table={table}
          names={playerLabels(saved.players, people)}
          ply={snapshot.playedPly ?? plies}
        />
      )}
      {isPlayingOn && (
        <LazyComponent
          load={loadPlayFromHere}
          props={{
            loadedGame,
            controls,
            lastLevel: saved.players.find(isComputer)?.level,
            close: () => setPlayingOn(false),
          }}
          onError={text => {
            setPlayingOn(false)
            controls.showMessage({ kind: 'refused', text })
          }}
        />
      )}
    </div>
  )
}
