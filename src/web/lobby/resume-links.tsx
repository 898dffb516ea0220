import { titleOf } from '#games/catalog.ts'
import type { TableLink } from '../online/table-link.ts'
import { onlineTablePath, tablePath } from '../router.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { Link } from '../shell/link.tsx'
import { lobbyText } from '../text/en/shell.ts'

interface ResumeLinksProps {
  /** The latest first. */
  readonly unfinished: readonly SavedGameWithSummary[]
  /** Links to tables on the server. */
  readonly onlineTables: readonly TableLink[]
}

/** Links to the last unfinished game, then to online tables. */
export function ResumeLinks({ unfinished: [last, ...others], onlineTables }: ResumeLinksProps) {
  return (
    <div class="buttons lobby-doors">
      {last && (
        <Link to={tablePath(last.saved.record.game, last.id)} class="pill primary">
          {lobbyText.resume(titleOf(last.saved.record.game), last.summary.line)}
        </Link>
      )}
      {onlineTables.map(({ code, label, isUrgent }) => (
        <Link key={code} to={onlineTablePath(code)} class={`pill ${isUrgent ? 'primary' : ''}`}>
          {label}
        </Link>
      ))}
      {others.length > 0 && (
        <Link to="/history" class="pill">
          {lobbyText.unfinished(others.length)}
        </Link>
      )}
    </div>
  )
}
