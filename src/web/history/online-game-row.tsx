import { resultFor } from '#app/finished-game.ts'
import { titleOf } from '#games/catalog.ts'
import type { FinishedGame } from '#protocol/api.ts'
import { formatDateTime } from '../format-date.ts'
import { onlineGamePath, playerPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { historyText } from '../text/en/history.ts'
import { gamesText } from '../text/en/profile.ts'
import { tableText } from '../text/en/shell.ts'
import type { OnlineGames } from './use-online-games.ts'

interface OnlineGameRowProps {
  readonly finished: FinishedGame
  readonly online: OnlineGames
}

/** A finished game of the server. */
export function OnlineGameRow({ finished, online: { player, loadedGames } }: OnlineGameRowProps) {
  const { id, game, endedAt, facts } = finished
  const loadedGame = loadedGames.get(game)
  const { others, result } = resultFor(finished, player)
  const results = {
    won: tableText.youWon,
    lost: tableText.youLost,
    drawn: tableText.drawn,
    aborted: tableText.aborted,
  }
  const about = [
    results[result],
    loadedGame?.text.describeFacts?.(facts),
    formatDateTime(endedAt),
    historyText.online,
  ]
  return (
    <li class="list-row">
      <div>
        <p>
          <strong>{titleOf(game)}</strong>{' '}
          {others.map(({ player: other }) =>
            other.kind === 'person' ? (
              <Link key={other.id} to={playerPath(other.id)}>
                {gamesText.against(other.name)}
              </Link>
            ) : (
              <span key={other.level}>
                {gamesText.against(
                  gamesText.computer(loadedGame?.text.levels[other.level]?.label ?? other.level),
                )}
              </span>
            ),
          )}
        </p>
        <p class="soft figures">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <div class="buttons">
        <Link to={onlineGamePath(id)} class="pill">
          {historyText.replay}
        </Link>
      </div>
    </li>
  )
}
