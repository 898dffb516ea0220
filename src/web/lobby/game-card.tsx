import type { WebCard } from '../kit/web-card.ts'
import { composePath, playAtOncePath, setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { lobbyText, tableText } from '../text/en/shell.ts'

interface GameCardProps {
  readonly card: WebCard
  /** The state of the game on this device; a general description by default. */
  readonly left?: string | undefined
  readonly right?: string | undefined
}

/** A game in the lobby. */
export function GameCard({ card, left, right }: GameCardProps) {
  const { id, title, accent, lobby, composes, Picture } = card
  return (
    <li class="card">
      <svg
        class="picture"
        viewBox="0 0 303 112"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        style={{ background: `var(--${accent}-fill)` }}
      >
        <Picture />
      </svg>
      <div class="card-words">
        <h2>
          <Link to={setupPath(id)} class="card-link">
            {title}
          </Link>
        </h2>
        <p class="soft card-text">{lobby.text}</p>
        <p class="card-facts">
          <strong>{left ?? lobby.left}</strong>
          <span class="soft">{right ?? lobby.right}</span>
        </p>
        <div class="buttons card-foot">
          <Link to={playAtOncePath(id)} class="pill primary" label={lobbyText.playOf(title)}>
            {lobbyText.play}
          </Link>
          <Link to={setupPath(id)} class="pill" label={lobbyText.optionsOf(title)}>
            {lobbyText.options}
          </Link>
          {composes && (
            <Link to={composePath(id)} class="pill" label={lobbyText.composeOf(title)}>
              {tableText.compose}
            </Link>
          )}
        </div>
      </div>
    </li>
  )
}
