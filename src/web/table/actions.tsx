import type { ComponentChildren } from 'preact'
import type { ParlourGame } from '../parlour.ts'
import { tableWords } from '../words.ts'
import type { TablePlace } from './place.ts'
import type { Play } from './use-play.ts'

interface ActionsProps {
  readonly parlour: ParlourGame
  readonly play: Play
  readonly place: TablePlace
  /** What only this game offers. */
  readonly children?: ComponentChildren
  /** Absent where nobody would win by it. */
  resign?(): void
}

/** What a player may do besides moving. */
export function Actions({ parlour, play, place, resign, children }: ActionsProps) {
  const { canUndo, canRedo, canHint, acting, setup } = play.snapshot
  const all = place.controls === 'all' && parlour.game.undo(setup) !== 'never'
  return (
    <div class="actions-row">
      <div class="buttons actions">
        {(all || canUndo) && <Action label={tableWords.undo} enabled={canUndo} act={play.undo} />}
        {(all || canRedo) && <Action label={tableWords.redo} enabled={canRedo} act={play.redo} />}
        {canHint && !parlour.face.noHints && (
          <Action
            label={play.hasMore ? tableWords.more : tableWords.hint}
            enabled={acting !== undefined}
            act={play.hint}
          />
        )}
        {children}
        {resign && <Action label={tableWords.resign} look="resign" enabled act={resign} />}
      </div>
      {place.footnote && <p class="footnote soft">{place.footnote}</p>}
    </div>
  )
}

interface ActionProps {
  readonly label: string
  readonly enabled: boolean
  readonly look?: string
  act(): void
}

/** Pressed while it cannot be done, it says why: the session refuses with a sentence. */
function Action({ label, enabled, look = '', act }: ActionProps) {
  return (
    <button type="button" class={`pill ${look}`} aria-disabled={enabled ? undefined : 'true'} onClick={act}>
      {label}
    </button>
  )
}
