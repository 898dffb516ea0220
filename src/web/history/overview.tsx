import { programme } from '#games/programme.ts'
import { figuresPath } from '../router.ts'
import type { KeptGame } from '../shelf.ts'
import { Link } from '../shell/link.tsx'
import { historyWords } from './words.ts'

/** What was played of each game, as the way to its statistics. */
export function Overview({ games }: { readonly games: readonly KeptGame[] }) {
  const played = programme.flatMap(({ id, title }) => {
    const same = games.filter(({ saved }) => saved.record.game === id)
    return same.length === 0 ? [] : [{ id, title, same }]
  })
  if (played.length === 0) return null
  return (
    <section class="history-part">
      <h2>{historyWords.statistics}</h2>
      <div class="buttons">
        {played.map(({ id, title, same }) => (
          <Link key={id} to={figuresPath(id)} class="pill">
            {title} <span class="soft figures">{tally(same)}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}

function tally(games: readonly KeptGame[]): string {
  const finished = games.filter(game => game.finished)
  const won = finished.filter(({ summary }) => summary.won)
  const isPuzzle = games[0]?.saved.players.length === 1
  return historyWords.tally(finished.length, won.length, isPuzzle)
}
