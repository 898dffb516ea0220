import { formatDay } from '#app/text/en/day.ts'
import { gameCards, titleOf } from '#games/catalog.ts'
import { parseDailySeed } from '#kernel/daily.ts'
import { peopleOf } from '#table/player.ts'
import { formatDateTime } from '../format-date.ts'
import { playerLabels } from '../play/player-labels.ts'
import { reviewPath, tablePath } from '../router.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { exportSavedGame } from '../sheets/share.ts'
import { Link } from '../shell/link.tsx'
import { historyText } from '../text/en/history.ts'
import { tableText } from '../text/en/shell.ts'

interface GameRowProps {
  readonly stored: SavedGameWithSummary
  /** Undefined unless games are being selected. */
  readonly isSelected: boolean | undefined
  toggle(): void
  remove(): void
}

/** When the game was last played, wherever that was. */
export function playedAt({ saved: { record }, savedAt, isImported }: SavedGameWithSummary): number {
  return isImported ? (record.entries.at(-1)?.at ?? record.startedAt) : savedAt
}

/** A game of this device. */
export function GameRow({ stored, isSelected, toggle, remove }: GameRowProps) {
  const { id, saved, summary, finished, isImported } = stored
  const { game, seed } = saved.record
  const title = titleOf(game)
  const { players } = saved
  const people = peopleOf(players).map(person => (isImported ? { ...person, you: false } : person))
  const names = players.length === 1 ? [] : playerLabels(players, people)
  const about = [
    dailyName(game, seed),
    summary.line,
    historyText.moves(summary.moves),
    formatDateTime(playedAt(stored)),
    isImported && historyText.imported,
  ]
  return (
    <li class="list-row">
      <div class="history-game">
        {isSelected !== undefined && (
          <input
            type="checkbox"
            class="history-check"
            checked={isSelected}
            aria-label={historyText.selectOf(`${title}, ${summary.line}`)}
            onChange={toggle}
          />
        )}
        <div>
          <p>
            <strong>{title}</strong> {names.join(tableText.versus)}
          </p>
          <p class="soft figures history-about">{about.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {isSelected === undefined && (
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
      )}
    </li>
  )
}

/** The name and the day of a daily puzzle. */
function dailyName(game: string, seed: string): string | undefined {
  const daily = parseDailySeed(seed)
  const name = daily && gameCards.find(({ id }) => id === game)?.dailies?.[daily.daily]?.name
  return name && historyText.daily(name, formatDay(daily!.day))
}
