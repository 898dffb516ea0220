import { useEffect, useState } from 'preact/hooks'
import { resultFor } from '#app/finished-game.ts'
import { ratingChange } from '#app/text/en/online-result.ts'
import { titleOf } from '#games/catalog.ts'
import type { FinishedGame } from '#protocol/api.ts'
import { formatDateTime } from '../../format-date.ts'
import type { LoadedGame } from '../../loaded-game.ts'
import { onlineGamePath, playerPath } from '../../router.ts'
import { Link } from '../../shell/link.tsx'
import { gamesText, reasonText } from '../../text/en/profile.ts'
import { api } from '../api.ts'
import { serverRejectionText } from '../rejection-text.ts'

const MINUTE = 60_000

interface GamesListProps {
  /** The id of the player. */
  readonly player: string
  readonly loadedGames: ReadonlyMap<string, LoadedGame>
}

/** A player's finished games, the last first, a page at a time. */
export function GamesList({ player, loadedGames }: GamesListProps) {
  const [games, setGames] = useState<readonly FinishedGame[]>()
  const [before, setBefore] = useState<number>()
  const [refusal, setRefusal] = useState('')

  async function load(from: number | undefined, known: readonly FinishedGame[]): Promise<void> {
    const page = await api.games(player, from)
    if (!page.ok) return setRefusal(serverRejectionText(page.rejection))
    setRefusal('')
    setGames([...known, ...page.value.games])
    setBefore(page.value.before)
    const first = page.value.games[0]
    // After a request for older games the focus is on the first of them.
    if (from !== undefined && first) setTimeout(() => document.getElementById(rowId(first))?.focus())
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another player is another list
  useEffect(() => {
    load(undefined, [])
  }, [player])

  return (
    <section class="profile-part">
      <h2>{gamesText.title}</h2>
      {games?.length === 0 && <p class="soft">{gamesText.none}</p>}
      {games && games.length > 0 && (
        <ul class="panel-box list">
          {games.map(game => (
            <GameRow key={game.id} finished={game} player={player} loadedGame={loadedGames.get(game.game)} />
          ))}
        </ul>
      )}
      {refusal && <p class="message refused">{refusal}</p>}
      {before !== undefined && (
        <button type="button" class="pill" onClick={() => load(before, games ?? [])}>
          {gamesText.older}
        </button>
      )}
    </section>
  )
}

interface GameRowProps {
  readonly finished: FinishedGame
  readonly player: string
  readonly loadedGame: LoadedGame | undefined
}

function GameRow({ finished, player, loadedGame }: GameRowProps) {
  const { id, game, startedAt, endedAt, facts } = finished
  const { own, seat, others, result } = resultFor(finished, player)
  const day = formatDateTime(endedAt)
  const opponent = others.map(({ player: other }) => nameOf(other, loadedGame)).join(', ')
  return (
    <li class="list-row">
      <div>
        <p>
          <strong>{gamesText[result]}</strong>{' '}
          {others.map(({ player: other }) =>
            other.kind === 'person' ? (
              <Link key={other.id} to={playerPath(other.id)}>
                {gamesText.against(other.name)}
              </Link>
            ) : (
              <span key={other.level}>{gamesText.against(nameOf(other, loadedGame))}</span>
            ),
          )}
        </p>
        <p class="soft figures">
          {[
            titleOf(game),
            reasonText[finished.reason] ?? finished.reason,
            loadedGame?.text.describeFacts?.(facts, seat),
            gamesText.lasted(Math.round((endedAt - startedAt) / MINUTE)),
            day,
            own?.rating !== undefined && gamesText.rating(ratingChange(own.ratingBefore, own.rating)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Link
        id={rowId(finished)}
        to={onlineGamePath(id)}
        class="pill"
        label={gamesText.replayOf(titleOf(game), opponent, day)}
      >
        {gamesText.replay}
      </Link>
    </li>
  )
}

function rowId({ id }: FinishedGame): string {
  return `replay-${id}`
}

function nameOf(player: FinishedGame['seats'][number]['player'], loadedGame: LoadedGame | undefined): string {
  if (player.kind === 'person') return player.name
  return gamesText.computer(loadedGame?.text.levels[player.level]?.label ?? player.level)
}
