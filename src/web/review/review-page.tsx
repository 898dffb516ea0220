import { replayUrl } from '#app/replay-link.ts'
import { saveVariationsOf } from '#app/save-variations.ts'
import { peopleOf } from '#table/player.ts'
import { savedGames } from '../device.ts'
import { CannotOpen, GameNotFound } from '../play/cannot-open.tsx'
import { openSavedGame } from '../play/open-saved-game.ts'
import { tablePath } from '../router.ts'
import { LoadingPage, useLoaded } from '../shell/lazy-page.tsx'
import { Link } from '../shell/link.tsx'
import { reviewText } from '../text/en/review.ts'
import { ReviewScreen } from './review-screen.tsx'

interface ReviewPageProps {
  readonly game: string
  readonly id: string
}

/** The review of a game that is saved on this device. */
export function ReviewPage({ game, id }: ReviewPageProps) {
  const [loaded, again] = useLoaded(async () => {
    const stored = await savedGames.find(id)
    return stored?.saved.record.game === game ? openSavedGame(stored.saved) : undefined
  }, `${game} ${id}`)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  if (!loaded.value) return <GameNotFound />
  if (!loaded.value.ok) return <CannotOpen {...loaded.value} again={again} />
  const { loadedGame, saved } = loaded.value.value
  return (
    <ReviewScreen
      opened={loaded.value.value}
      people={peopleOf(saved.players)}
      title={reviewText.title(loadedGame.card.title)}
      replayLink={game => replayUrl(location.origin, game)}
      saveVariations={variations => saveVariationsOf(savedGames, id, variations)}
    >
      <Link to={tablePath(game, id)} class="pill">
        {reviewText.backToGame}
      </Link>
    </ReviewScreen>
  )
}
