import { gameList } from '#games/game-list.ts'
import { statisticsPath } from '../router.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { Link } from '../shell/link.tsx'
import { historyWords } from './words.ts'

/** What was played of each game, as the way to its statistics. */
export function StatisticsLinks({ games }: { readonly games: readonly SavedGameWithSummary[] }) {
  const played = gameList.flatMap(({ id, title }) => {
    const same = games.filter(({ saved }) => saved.record.game === id)
    return same.length === 0 ? [] : [{ id, title, same }]
  })
  if (played.length === 0) return null
  return (
    <section class="history-part">
      <h2>{historyWords.statistics}</h2>
      <div class="buttons">
        {played.map(({ id, title, same }) => (
          <Link key={id} to={statisticsPath(id)} class="pill">
            {title} <span class="soft figures">{countText(same)}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}

function countText(games: readonly SavedGameWithSummary[]): string {
  const finished = games.filter(game => game.finished)
  const won = finished.filter(({ summary }) => summary.won)
  const isPuzzle = games[0]?.saved.players.length === 1
  return historyWords.tally(finished.length, won.length, isPuzzle)
}
