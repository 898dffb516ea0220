import { titleOf } from '#games/catalog.ts'
import { peopleOf } from '#table/player.ts'
import { playerLabels } from '../play/player-labels.ts'
import { reviewPath, tablePath } from '../router.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { exportSavedGame } from '../sheets/share.ts'
import { Link } from '../shell/link.tsx'
import { historyText } from '../text/en/history.ts'
import { tableText } from '../text/en/shell.ts'

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

interface GameRowProps {
  readonly stored: SavedGameWithSummary
  remove(): void
}

export function GameRow({ stored, remove }: GameRowProps) {
  const { id, saved, summary, finished, savedAt } = stored
  const { game } = saved.record
  const title = titleOf(game)
  const { players } = saved
  const names = players.length === 1 ? [] : playerLabels(players, peopleOf(players))
  return (
    <li class="list-row">
      <div>
        <p>
          <strong>{title}</strong> {names.join(tableText.versus)}
        </p>
        <p class="soft figures">
          {summary.line}, {historyText.moves(summary.moves)}, {DAY.format(savedAt)}
        </p>
      </div>
      <div class="buttons">
        <Link to={finished ? reviewPath(game, id) : tablePath(game, id)} class="pill">
          {finished ? historyText.replay : historyText.resume}
        </Link>
        <button type="button" class="pill" onClick={() => exportSavedGame(saved)}>
          {historyText.exportFile}
        </button>
        <button type="button" class="pill" onClick={remove}>
          {historyText.remove}
        </button>
      </div>
    </li>
  )
}
