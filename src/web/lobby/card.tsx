import type { ComponentChildren } from 'preact'
import { gameIds } from '#games/catalog.ts'
import { titleOf } from '#games/programme.ts'
import { setupPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { cardWords } from '../words.ts'
import './pictures/pictures.css'

interface CardProps {
  readonly game: string
  readonly fruit: string
  /** What this device knows of the game; its own words stand in otherwise. */
  readonly left?: string | undefined
  readonly right?: string | undefined
  readonly children: ComponentChildren
}

/** A game in the lobby. One that cannot be played yet is no link. */
export function Card({ game, fruit, left, right, children }: CardProps) {
  const words = cardWords[game]!
  const title = titleOf(game)
  const playable = gameIds.includes(game)
  return (
    <li class={`card card-${game} ${playable ? 'playable' : ''}`}>
      <svg
        class="picture"
        viewBox="0 0 303 112"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        style={{ background: `var(--${fruit}-fill)` }}
      >
        {children}
      </svg>
      <div class="card-words">
        <h2>
          {playable ? (
            <Link to={setupPath(game)} class="card-link">
              {title}
            </Link>
          ) : (
            title
          )}
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
