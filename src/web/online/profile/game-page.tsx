import { accept, type Result } from '#kernel/result.ts'
import type { GameRecord } from '#protocol/api.ts'
import type { Player } from '#table/player.ts'
import { peopleOf } from '#table/player.ts'
import { readRecord } from '#table/restore.ts'
import { CannotOpen } from '../../play/cannot-open.tsx'
import { type OpenResult, openSavedGame } from '../../play/open-saved-game.ts'
import { ReviewScreen } from '../../review/review-screen.tsx'
import { onlineGamePath, playerPath } from '../../router.ts'
import { LoadingPage, useLoaded } from '../../shell/lazy-page.tsx'
import { Link } from '../../shell/link.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { gamesText } from '../../text/en/profile.ts'
import { reviewText } from '../../text/en/review.ts'
import { api } from '../api.ts'
import { identity } from '../device-identity.ts'
import { ServerErrorPage } from '../server-error-page.tsx'

interface LoadedRecord {
  readonly opened: OpenResult
  readonly finished: GameRecord['finished']
}

/** The review of a finished online game. */
export function GamePage({ id }: { readonly id: string }) {
  const [loaded, again] = useLoaded(() => load(id), id)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  if (!loaded.value.ok) {
    const { rejection } = loaded.value
    if (rejection.code.startsWith('no-such-'))
      return <NotFound title={gamesText.missingTitle} text={gamesText.missingText} />
    return <ServerErrorPage rejection={rejection} again={again} />
  }
  const { opened, finished } = loaded.value.value
  if (!opened.ok) return <CannotOpen {...opened} again={again} />
  const { loadedGame, saved } = opened.value
  const me = identity.player()?.id
  const people = peopleOf(saved.players).map((person, seat) => {
    const player = finished.seats[seat]?.player
    return { ...person, you: player?.kind === 'person' && player.id === me }
  })
  return (
    <ReviewScreen
      opened={opened.value}
      people={people}
      title={reviewText.replay(loadedGame.card.title)}
      replayLink={() => location.origin + onlineGamePath(id)}
    >
      {finished.seats.map(
        ({ player }) =>
          player.kind === 'person' && (
            <Link key={player.id} to={player.id === me ? '/me' : playerPath(player.id)} class="pill">
              {gamesText.toPlayer(player.name)}
            </Link>
          ),
      )}
    </ReviewScreen>
  )
}

async function load(id: string): Promise<Result<LoadedRecord>> {
  const game = await api.game(id)
  if (!game.ok) return game
  const { finished } = game.value
  // The server may hold records of an older format.
  const record = readRecord(game.value.record)
  if (!record.ok) return accept({ finished, opened: record })
  const players = finished.seats.map(
    ({ player }): Player => (player.kind === 'person' ? { kind: 'person', name: player.name } : player),
  )
  return accept({ finished, opened: await openSavedGame({ players, record: record.value }) })
}
