import type { ListedGame } from '#games/game-list.ts'
import { setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { moreWords } from './words.ts'

export function MoreGames({ games }: { readonly games: readonly ListedGame[] }) {
  return (
    <section class="more-games" aria-labelledby="more">
      <h2 id="more">{moreWords.title}</h2>
      {games.map(({ id, title }) => (
        <Link key={id} to={setupPath(id)} class="pill">
          {title}
        </Link>
      ))}
    </section>
  )
}
