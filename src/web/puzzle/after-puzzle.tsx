import { useEffect, useState } from 'preact/hooks'
import { newAchievement } from '#app/achievements.ts'
import { formatDuration } from '#app/duration.ts'
import { loadPuzzleResults, puzzleResultOf } from '#app/statistics.ts'
import { parseDailySeed } from '#kernel/daily.ts'
import { winners } from '#table/action.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { TableRecord } from '#table/table.ts'
import { savedGames } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { archivePath, statisticsPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { announce } from '../shell/live-regions.tsx'
import { archiveText } from '../text/en/archive.ts'
import { puzzleText } from '../text/en/puzzle.ts'
import { tableText } from '../text/en/shell.ts'
import { loadStreak } from './load-streak.ts'
import type { PuzzleContext } from './puzzle-context.ts'

/** The achievement and the time of a finished puzzle, below the reason why it ended. */
export function AfterPuzzle({ loadedGame, play, session }: PuzzleContext) {
  const { rules, text } = loadedGame
  const { stopwatch, ending } = play.snapshot
  if (!stopwatch || !ending) return null
  const time = formatDuration(stopwatch.ranMs)
  const isSolved = winners(ending, rules.seats).length > 0
  const isLost = ending.by === 'rules' && text.puzzleOutcome?.(ending.outcome)?.short !== undefined
  const record = session.record()
  return (
    <>
      {isSolved && record && <NewAchievement loadedGame={loadedGame} record={record} />}
      <p class="figures">
        {(isSolved || isLost ? puzzleText.took : puzzleText.gaveUpAfter)(time)}{' '}
        <Link to={statisticsPath(rules.id)}>{tableText.figures}</Link>
      </p>
      {isSolved && record && parseDailySeed(record.seed) && (
        <DailyStreak loadedGame={loadedGame} record={record} />
      )}
    </>
  )
}

/** The streak after a daily puzzle, with the way to the puzzles of other days. */
function DailyStreak({ loadedGame, record }: NewAchievementProps) {
  const [days, setDays] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end
  useEffect(() => {
    loadStreak(loadedGame, record).then(setDays)
  }, [])
  return (
    <p class="figures">
      {days > 0 && puzzleText.streak(days)}{' '}
      <Link to={archivePath(loadedGame.rules.id)}>{archiveText.link}</Link>
    </p>
  )
}

interface NewAchievementProps {
  readonly loadedGame: LoadedGame
  readonly record: TableRecord
}

/** Shows an achievement that this puzzle was the first to earn. */
function NewAchievement({ loadedGame, record }: NewAchievementProps) {
  const [sentence, setSentence] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the end
  useEffect(() => {
    findAchievement(loadedGame, record).then(text => {
      setSentence(text)
      if (text) announce(text)
    })
  }, [])
  return sentence && <p class="puzzle-achievement">{sentence}</p>
}

async function findAchievement(loadedGame: LoadedGame, record: TableRecord): Promise<string | undefined> {
  const { text } = loadedGame
  if (!text.achievement) return undefined
  const table = restoreAnyVersion(loadedGame, record)
  const result = table.ok ? puzzleResultOf(table.value) : undefined
  return result && newAchievement(result, await loadPuzzleResults(savedGames, loadedGame), text.achievement)
}
