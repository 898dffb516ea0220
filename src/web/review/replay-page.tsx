import { useState } from 'preact/hooks'
import { peopleOf } from '#session/player.ts'
import { readLinkData } from '../link.ts'
import { useLoaded, Wait } from '../shell/lazy.tsx'
import { announce } from '../shell/live.tsx'
import { Missing } from '../shell/missing.tsx'
import { missingWords } from '../shell/missing-words.ts'
import { Broken } from '../table/broken.tsx'
import { bringIn } from '../table/games.ts'
import { type Opening, openSaved } from '../table/open-saved.ts'
import { shellWords } from '../words.ts'
import { ReviewTable } from './review-table.tsx'
import { reviewWords } from './words.ts'

/** A game that the link itself carries: nothing is asked of any server. */
export function ReplayPage({ data }: { readonly data: string }) {
  const [kept, setKept] = useState(false)
  const [loaded, again] = useLoaded(async (): Promise<Opening> => {
    const saved = await readLinkData(data)
    return saved.ok ? openSaved(saved.value) : saved
  }, data)
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  if (!loaded.value.ok && loaded.value.rejection.code === 'oversized-link')
    return <Missing title={missingWords.brokenTitle} text={missingWords.oversizedLink} />
  if (!loaded.value.ok) return <Broken {...loaded.value} again={again} />
  const { parlour, saved } = loaded.value.value
  // Its reader need not be one of its players.
  const people = peopleOf(saved.players).map(person => ({ ...person, you: false }))

  async function keepIt(): Promise<void> {
    try {
      await bringIn(parlour, saved)
      setKept(true)
      announce(reviewWords.kept)
    } catch {
      announce(shellWords.shelfFull, 'assertive')
    }
  }

  return (
    <ReviewTable
      opened={loaded.value.value}
      people={people}
      title={reviewWords.replay(parlour.words.title)}
      replayLink={() => location.href}
    >
      {kept ? (
        <p>{reviewWords.kept}</p>
      ) : (
        <button type="button" class="pill" onClick={keepIt}>
          {reviewWords.keepIt}
        </button>
      )}
    </ReviewTable>
  )
}
