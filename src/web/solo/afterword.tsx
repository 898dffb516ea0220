import { stopwatchText } from '#session/duration.ts'
import { winners } from '#table/action.ts'
import { Later } from '../kit/later.tsx'
import { figuresPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { tableWords } from '../words.ts'
import type { Alone } from './alone.ts'
import { soloWords } from './words.ts'

/** What was earned and how long it took, under the reason why it ended. */
export function Afterword({ parlour, play, session }: Alone) {
  const { stopwatch, ending } = play.snapshot
  if (!stopwatch || !ending) return null
  const time = stopwatchText(stopwatch.ranMs)
  const solved = winners(ending, parlour.game.seats).length > 0
  const isLost = ending.by === 'rules' && parlour.words.ended?.(ending.outcome) !== undefined
  const record = session.record()
  return (
    <>
      {solved && parlour.words.loadEarned && record && (
        <Later load={async () => (await import('./later/earned.tsx')).Earned} props={{ parlour, record }} />
      )}
      <p class="figures">
        {(solved || isLost ? soloWords.took : soloWords.gaveUpAfter)(time)}{' '}
        <Link to={figuresPath(parlour.game.id)}>{tableWords.figures}</Link>
      </p>
    </>
  )
}
