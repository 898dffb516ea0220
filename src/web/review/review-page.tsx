import { peopleOf } from '#session/player.ts'
import { savedGames } from '../device.ts'
import { replayLink } from '../link.ts'
import { tablePath } from '../router.ts'
import { LoadingPage, useLoaded } from '../shell/lazy.tsx'
import { Link } from '../shell/link.tsx'
import { CannotOpen, GameNotFound } from '../table/broken.tsx'
import { openSavedGame } from '../table/open-saved.ts'
import { ReviewScreen } from './review-table.tsx'
import { reviewWords } from './words.ts'

interface ReviewPageProps {
  readonly game: string
  readonly id: string
}

/** The review of a game that is kept on this device. */
export function ReviewPage({ game, id }: ReviewPageProps) {
  const [loaded, again] = useLoaded(async () => {
    const kept = await savedGames.find(id)
    return kept?.saved.record.game === game ? openSavedGame(kept.saved) : undefined
  }, `${game} ${id}`)
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  if (!loaded.value) return <GameNotFound />
  if (!loaded.value.ok) return <CannotOpen {...loaded.value} again={again} />
  const { parlour, saved } = loaded.value.value
  return (
    <ReviewScreen
      opened={loaded.value.value}
      people={peopleOf(saved.players)}
      title={reviewWords.title(parlour.words.title)}
      replayLink={replayLink}
    >
      <Link to={tablePath(game, id)} class="pill">
        {reviewWords.backToGame}
      </Link>
    </ReviewScreen>
  )
}
