import { useRef, useState } from 'preact/hooks'
import { hasSeenFirstSteps, markFirstStepsSeen } from '#app/preferences.ts'
import { preferences } from '../preferences.ts'
import { firstStepsPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { firstStepsText } from '../text/en/shell.ts'

/** A link to a game's first steps, prominent until they were seen or skipped. */
export function FirstStepsOffer({ game }: { readonly game: string }) {
  const [met, setMet] = useState(() => hasSeenFirstSteps(preferences, game))
  const row = useRef<HTMLDivElement>(null)
  function skip(): void {
    markFirstStepsSeen(preferences, game)
    setMet(true)
    row.current?.querySelector('a')?.focus()
  }
  return (
    <div class="first-offer" ref={row}>
      {!met && <span>{firstStepsText.offer}</span>}
      <Link to={firstStepsPath(game)} class="pill">
        {firstStepsText.title}
      </Link>
      {!met && (
        <button type="button" class="plain" onClick={skip}>
          {firstStepsText.skip}
        </button>
      )}
    </div>
  )
}
