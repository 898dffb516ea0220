import { useState } from 'preact/hooks'
import type { SavedGame } from '#app/saved-game-format.ts'
import { MOVE_MARKS, type MoveMark } from '#table/variation-format.ts'
import { copyText } from '../clipboard.ts'
import { Icon, KEYBOARD } from '../kit/icon.tsx'
import { LazyComponent } from '../kit/lazy-component.tsx'
import { analysisText } from '../text/en/analysis.ts'
import { shellText, tableText } from '../text/en/shell.ts'
import type { AnalysisControls } from './use-analysis.ts'

const SPEECH = 'M4 5h16v11H10l-4 4v-4H4Z'
const UP = 'M12 20V5M5.5 11L12 4.5L18.5 11'
const BIN = 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6'
const BACK = 'M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3'
const LINK =
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17'

const loadComment = async () => (await import('./comment-sheet.tsx')).CommentSheet

interface AnalysisToolsProps {
  readonly controls: AnalysisControls
  /** Absent where no move can be tried. */
  typeMove?(): void
  /** The link to a game; undefined if it is too long for one. Absent where the game cannot be in a link. */
  positionLink?(saved: Pick<SavedGame, 'variations'>): Promise<string | undefined>
}

/** Marks and a comment for the move on the board, and what can be done with its line. */
export function AnalysisTools({ controls, typeMove, positionLink }: AnalysisToolsProps) {
  const { analysis, snapshot, showMessage } = controls
  const { annotation, path, canPromote, canRemove, canUndoRemove } = snapshot
  const [isCommenting, setCommenting] = useState(false)
  const isOpening = path.length === 0
  const refuse = (text: string) => showMessage({ kind: 'refused', text })
  const note = (text: string) => showMessage({ kind: 'note', text })

  function toggleMark(mark: MoveMark): void {
    if (isOpening) refuse(analysisText.noMark)
    else analysis.annotate({ mark: annotation.mark === mark ? undefined : mark })
  }

  function promote(): void {
    analysis.promote()
    note(analysisText.promoted)
  }

  function remove(): void {
    analysis.remove()
    note(analysisText.removed)
  }

  function undoRemove(): void {
    analysis.undoRemove()
    note(analysisText.restored)
  }

  async function copyLink(link: NonNullable<typeof positionLink>): Promise<void> {
    const address = await link({ variations: analysis.stored({ withPosition: true })! })
    if (address === undefined) return refuse(analysisText.linkTooLong)
    note((await copyText(address)) ? analysisText.linkCopied : address)
  }

  /** A button that can be pressed even while it can do nothing: then it says why. */
  const button = (label: string, icon: string, act: () => void, whyNot?: string | false) => (
    <button
      type="button"
      class="pill tool"
      aria-label={label}
      title={label}
      aria-disabled={whyNot ? 'true' : undefined}
      onClick={() => (whyNot ? refuse(whyNot) : act())}
    >
      <Icon path={icon} />
    </button>
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form
    <div class="analysis-tools" role="group" aria-label={analysisText.tools}>
      {MOVE_MARKS.map(mark => (
        <button
          key={mark}
          type="button"
          class={`pill tool move-mark ${mark}`}
          aria-label={analysisText.marks[mark].label}
          title={analysisText.marks[mark].label}
          aria-pressed={annotation.mark === mark}
          aria-disabled={isOpening ? 'true' : undefined}
          onClick={() => toggleMark(mark)}
        >
          {analysisText.marks[mark].symbol}
        </button>
      ))}
      {button(analysisText.comment, SPEECH, () => setCommenting(true))}
      {button(analysisText.promote, UP, promote, !canPromote && analysisText.alreadyMain)}
      {canUndoRemove
        ? button(analysisText.undoRemove, BACK, undoRemove)
        : button(analysisText.remove, BIN, remove, !canRemove && analysisText.onlyVariation)}
      {positionLink &&
        button(analysisText.link, LINK, () =>
          copyLink(positionLink).catch(() => refuse(shellText.loadFailed)),
        )}
      {typeMove && (
        <button
          type="button"
          class="pill tool type-opener"
          aria-label={tableText.type}
          title={tableText.type}
          onClick={typeMove}
        >
          <Icon path={KEYBOARD} />
        </button>
      )}
      {isCommenting && (
        <LazyComponent
          load={loadComment}
          props={{ controls, close: () => setCommenting(false) }}
          onError={refuse}
        />
      )}
    </div>
  )
}
