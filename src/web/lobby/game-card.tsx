import type { ComponentChildren } from 'preact'
import type { GameCard as Card } from '#games/game-entry.ts'
import { setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import './pictures/pictures.css'

interface GameCardProps {
  readonly game: Card
  /** The state of the game on this device; a general description by default. */
  readonly left?: string | undefined
  readonly right?: string | undefined
  readonly children: ComponentChildren
}

/** A game in the lobby. */
export function GameCard({ game, left, right, children }: GameCardProps) {
  const { id, title, accent, lobby } = game
  return (
    <li class={`card card-${id}`}>
      <svg
        class="picture"
        viewBox="0 0 303 112"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        style={{ background: `var(--${accent}-fill)` }}
      >
        {children}
      </svg>
      <div class="card-words">
        <h2>
          <Link to={setupPath(id)} class="card-link">
            {title}
          </Link>
        </h2>
        <p class="soft card-text">{lobby.text}</p>
        <p class="card-foot">
          <strong>{left ?? lobby.left}</strong>
          <span class="soft">{right ?? lobby.right}</span>
        </p>
      </div>
    </li>
  )
}
