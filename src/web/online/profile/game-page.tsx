import { type FetchedGame, fetchFinishedGame } from '#app/finished-game.ts'
import { replayUrl } from '#app/replay-link.ts'
import { accept, type Result } from '#kernel/result.ts'
import { CannotOpen } from '../../play/cannot-open.tsx'
import { type OpenedGame, type OpenResult, openSavedGame } from '../../play/open-saved-game.ts'
import { PlayYourself } from '../../review/play-yourself.tsx'
import { ReviewScreen } from '../../review/review-screen.tsx'
import { useSavableReplay } from '../../review/save-replay.tsx'
import { onlineGamePath, playerPath } from '../../router.ts'
import { LoadingPage, useLoaded } from '../../shell/lazy-page.tsx'
import { Link } from '../../shell/link.tsx'
import { NotFound } from '../../shell/not-found.tsx'
import { gamesText } from '../../text/en/profile.ts'
import { reviewText } from '../../text/en/review.ts'
import { api } from '../api.ts'
import { identity } from '../device-identity.ts'
import { ServerErrorPage } from '../server-error-page.tsx'

interface LoadedRecord extends FetchedGame {
  readonly opened: OpenResult
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
  const { opened, ...about } = loaded.value.value
  if (!opened.ok) return <CannotOpen {...opened} again={again} />
  return <OnlineReview id={id} opened={opened.value} {...about} />
}

interface OnlineReviewProps extends Pick<FetchedGame, 'finished' | 'perspective'> {
  readonly id: string
  readonly opened: OpenedGame
}

function OnlineReview({ id, opened, finished, perspective }: OnlineReviewProps) {
  const { loadedGame, saved } = opened
  const { saveButton, saveVariations } = useSavableReplay(opened)
  return (
    <ReviewScreen
      opened={opened}
      people={perspective.people}
      title={reviewText.replay(loadedGame.card.title)}
      replayLink={game =>
        // The server has the game, but not what was tried here.
        game.variations ? replayUrl(location.origin, game) : location.origin + onlineGamePath(id)
      }
      saveVariations={saveVariations}
    >
      {perspective.viewer === 'spectator' && <PlayYourself loadedGame={loadedGame} record={saved.record} />}
      {saveButton}
      {finished.seats.map(
        ({ player }, seat) =>
          player.kind === 'person' && (
            <Link
              key={player.id}
              to={seat === perspective.viewer ? '/me' : playerPath(player.id)}
              class="pill"
            >
              {gamesText.toPlayer(player.name)}
            </Link>
          ),
      )}
    </ReviewScreen>
  )
}

async function load(id: string): Promise<Result<LoadedRecord>> {
  const fetched = await fetchFinishedGame(api, id, identity.player()?.id)
  return fetched.ok ? accept({ ...fetched.value, opened: await openSavedGame(fetched.value.saved) }) : fetched
}
