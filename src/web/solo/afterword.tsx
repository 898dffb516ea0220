import { formatDuration } from '#session/duration.ts'
import { winners } from '#table/action.ts'
import { LazyComponent } from '../kit/later.tsx'
import { statisticsPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { tableWords } from '../words.ts'
import type { PuzzleContext } from './alone.ts'
import { puzzleWords } from './words.ts'

/** What was earned and how long it took, under the reason why it ended. */
export function AfterPuzzle({ parlour, play, session }: PuzzleContext) {
  const { stopwatch, ending } = play.snapshot
  if (!stopwatch || !ending) return null
  const time = formatDuration(stopwatch.ranMs)
  const solved = winners(ending, parlour.game.seats).length > 0
  const isLost = ending.by === 'rules' && parlour.words.shortOutcome?.(ending.outcome) !== undefined
  const record = session.record()
  return (
    <>
      {solved && parlour.words.loadAchievements && record && (
        <LazyComponent
          load={async () => (await import('./later/earned.tsx')).NewAchievement}
          props={{ parlour, record }}
        />
      )}
      <p class="figures">
        {(solved || isLost ? puzzleWords.took : puzzleWords.gaveUpAfter)(time)}{' '}
        <Link to={statisticsPath(parlour.game.id)}>{tableWords.figures}</Link>
      </p>
    </>
  )
}
