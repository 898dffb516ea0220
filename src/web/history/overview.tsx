import { programme } from '#games/programme.ts'
import { figuresPath } from '../router.ts'
import type { KeptGame } from '../shelf.ts'
import { Link } from '../shell/link.tsx'
import { historyWords } from './words.ts'

/** What was played of each game, with the way to its statistics. */
export function Overview({ games }: { readonly games: readonly KeptGame[] }) {
  const played = programme.flatMap(({ id, title }) => {
    const same = games.filter(({ saved }) => saved.record.game === id)
    return same.length === 0 ? [] : [{ id, title, same }]
  })
  return (
    <section class="history-part">
      <h2>{historyWords.statistics}</h2>
      <ul class="panel-box history-list">
        {played.map(({ id, title, same }) => {
          const finished = same.filter(game => game.finished)
          const won = finished.filter(({ summary }) => summary.won)
          return (
            <li key={id} class="overview-row">
              <div>
                <p>
                  <strong>{title}</strong>
                </p>
                <p class="soft figures">{historyWords.tally(finished.length, won.length, isPuzzle(same))}</p>
              </div>
              <Link to={figuresPath(id)} class="pill" label={historyWords.statisticsOf(title)}>
                {historyWords.statistics}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function isPuzzle([game]: readonly KeptGame[]): boolean {
  return game?.saved.players.length === 1
}
