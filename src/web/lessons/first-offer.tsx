import { useRef, useState } from 'preact/hooks'
import { firstPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { firstWords } from '../words.ts'
import { hasMet, keepMet } from './first-visit.ts'

/** The way to a game's first steps: offered until they were seen or skipped, there for whoever asks afterwards. */
export function FirstOffer({ game }: { readonly game: string }) {
  const [met, setMet] = useState(() => hasMet(game))
  const row = useRef<HTMLDivElement>(null)
  function skip(): void {
    keepMet(game)
    setMet(true)
    row.current?.querySelector('a')?.focus()
  }
  return (
    <div class="first-offer" ref={row}>
      {!met && <span>{firstWords.offer}</span>}
      <Link to={firstPath(game)} class="pill">
        {firstWords.title}
      </Link>
      {!met && (
        <button type="button" class="plain" aria-label={firstWords.skipAll} onClick={skip}>
          {firstWords.skip}
        </button>
      )}
    </div>
  )
}
