import type { ComponentChildren } from 'preact'
import type { ListedGame } from '#games/game-list.ts'
import { setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { cardText } from '../text/en/shell.ts'
import './pictures/pictures.css'

interface GameCardProps {
  readonly game: ListedGame
  /** The state of the game on this device; a general description by default. */
  readonly left?: string | undefined
  readonly right?: string | undefined
  readonly children: ComponentChildren
}

/** A game in the lobby. */
export function GameCard({ game, left, right, children }: GameCardProps) {
  const { id, title, accent } = game
  const words = cardText[id]!
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
        <p class="soft card-text">{words.text}</p>
        <p class="card-foot">
          <strong>{left ?? words.left}</strong>
          <span class="soft">{right ?? words.right}</span>
        </p>
      </div>
    </li>
  )
}
