import type { ComponentChildren } from 'preact'
import { Icon, KEYBOARD } from '../kit/icon.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { tableText } from '../text/en/shell.ts'
import type { TableCapabilities } from './table-capabilities.ts'
import type { PlayControls } from './use-play.ts'

interface ActionsProps {
  readonly loadedGame: LoadedGame
  readonly play: PlayControls
  readonly capabilities: TableCapabilities
  /** Further buttons of this game. */
  readonly children?: ComponentChildren
  /** Absent where no move can be typed now. */
  type?(): void
  /** Absent where nobody would win by a resignation. */
  resign?(): void
}

/** Undo, redo, hint and what else a player may do besides moving. */
export function Actions({ loadedGame, play, capabilities, resign, type, children }: ActionsProps) {
  const { canUndo, canRedo, canHint, acting, params } = play.snapshot
  const hasAll = capabilities.controls === 'all' && loadedGame.rules.undo(params) !== 'never'
  return (
    <div class="actions-row">
      <div class="buttons actions">
        {(hasAll || canUndo) && <Action label={tableText.undo} enabled={canUndo} act={play.undo} />}
        {(hasAll || canRedo) && <Action label={tableText.redo} enabled={canRedo} act={play.redo} />}
        {canHint && loadedGame.hasHints && (
          <Action
            label={play.hasMoreHints ? tableText.more : tableText.hint}
            enabled={acting !== undefined}
            act={play.hint}
          />
        )}
        {children}
        {type && (
          <button
            type="button"
            class="pill type-opener"
            aria-label={tableText.type}
            title={tableText.type}
            onClick={type}
          >
            <Icon path={KEYBOARD} />
          </button>
        )}
        {resign && <Action label={tableText.resign} look="resign" enabled act={resign} />}
      </div>
      {capabilities.footnote && <p class="footnote soft">{capabilities.footnote}</p>}
    </div>
  )
}

interface ActionProps {
  readonly label: string
  readonly enabled: boolean
  readonly look?: string
  act(): void
}

/** A button that can be pressed even while it can do nothing: then the session refuses with a sentence. */
function Action({ label, enabled, look = '', act }: ActionProps) {
  return (
    <button type="button" class={`pill ${look}`} aria-disabled={enabled ? undefined : 'true'} onClick={act}>
      {label}
    </button>
  )
}
