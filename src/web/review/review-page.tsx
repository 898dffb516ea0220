import { peopleOf } from '#session/player.ts'
import { restoreBy } from '#table/restore.ts'
import { shelf } from '../device.ts'
import { replayLink } from '../link.ts'
import { loadGame } from '../parlour.ts'
import { tablePath } from '../router.ts'
import { ShareDoor } from '../sheets/share-door.tsx'
import { useLoaded, Wait } from '../shell/lazy.tsx'
import { Link } from '../shell/link.tsx'
import { Broken, MissingGame } from '../table/broken.tsx'
import { ReviewTable } from './review-table.tsx'
import { reviewWords } from './words.ts'

interface ReviewPageProps {
  readonly game: string
  readonly id: string
}

/** The review of a game that is kept on this device. */
export function ReviewPage({ game, id }: ReviewPageProps) {
  const [loaded, again] = useLoaded(async () => {
    const [parlour, kept] = await Promise.all([loadGame(game), shelf.find(id)])
    if (!kept || kept.saved.record.game !== game) return undefined
    return { parlour, saved: kept.saved, table: restoreBy(parlour, kept.saved.record) }
  }, `${game} ${id}`)
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  if (!loaded.value) return <MissingGame />
  const { parlour, saved, table } = loaded.value
  if (!table.ok) return <Broken {...table} parlour={parlour} setup={saved.record.setup} again={again} />
  const people = peopleOf(saved.players)
  return (
    <ReviewTable
      parlour={parlour}
      table={table.value}
      players={saved.players}
      people={people}
      title={reviewWords.title(parlour.words.title)}
    >
      <Link to={tablePath(game, id)} class="pill">
        {reviewWords.backToGame}
      </Link>
      <ShareDoor
        parlour={parlour}
        saved={saved}
        people={people}
        over={table.value.ending !== undefined}
        replayLink={replayLink}
      />
    </ReviewTable>
  )
}
