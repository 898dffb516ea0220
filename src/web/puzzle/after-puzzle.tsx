import { formatDuration } from '#app/duration.ts'
import { winners } from '#table/action.ts'
import { LazyComponent } from '../kit/lazy-component.tsx'
import { statisticsPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { tableWords } from '../words.ts'
import type { PuzzleContext } from './puzzle-context.ts'
import { puzzleWords } from './words.ts'

/** What was earned and how long it took, under the reason why it ended. */
export function AfterPuzzle({ loadedGame, play, session }: PuzzleContext) {
  const { stopwatch, ending } = play.snapshot
  if (!stopwatch || !ending) return null
  const time = formatDuration(stopwatch.ranMs)
  const solved = winners(ending, loadedGame.rules.seats).length > 0
  const isLost = ending.by === 'rules' && loadedGame.text.shortOutcome?.(ending.outcome) !== undefined
  const record = session.record()
  return (
    <>
      {solved && loadedGame.text.loadAchievements && record && (
        <LazyComponent
          load={async () => (await import('./new-achievement.tsx')).NewAchievement}
          props={{ loadedGame, record }}
        />
      )}
      <p class="figures">
        {(solved || isLost ? puzzleWords.took : puzzleWords.gaveUpAfter)(time)}{' '}
        <Link to={statisticsPath(loadedGame.rules.id)}>{tableWords.figures}</Link>
      </p>
    </>
  )
}
