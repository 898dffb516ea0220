import { peopleOf } from '#session/player.ts'
import { shelf } from '../device.ts'
import { replayLink } from '../link.ts'
import { tablePath } from '../router.ts'
import { useLoaded, Wait } from '../shell/lazy.tsx'
import { Link } from '../shell/link.tsx'
import { Broken, MissingGame } from '../table/broken.tsx'
import { openSaved } from '../table/open-saved.ts'
import { ReviewTable } from './review-table.tsx'
import { reviewWords } from './words.ts'

interface ReviewPageProps {
  readonly game: string
  readonly id: string
}

/** The review of a game that is kept on this device. */
export function ReviewPage({ game, id }: ReviewPageProps) {
  const [loaded, again] = useLoaded(async () => {
    const kept = await shelf.find(id)
    return kept?.saved.record.game === game ? openSaved(kept.saved) : undefined
  }, `${game} ${id}`)
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  if (!loaded.value) return <MissingGame />
  if (!loaded.value.ok) return <Broken {...loaded.value} again={again} />
  const { parlour, saved } = loaded.value.value
  return (
    <ReviewTable
      opened={loaded.value.value}
      people={peopleOf(saved.players)}
      title={reviewWords.title(parlour.words.title)}
      replayLink={replayLink}
    >
      <Link to={tablePath(game, id)} class="pill">
        {reviewWords.backToGame}
      </Link>
    </ReviewTable>
  )
}
