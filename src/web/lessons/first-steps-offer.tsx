import { useRef, useState } from 'preact/hooks'
import { firstStepsPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { firstStepsWords } from '../words.ts'
import { hasSeenFirstSteps, markFirstStepsSeen } from './first-steps-seen.ts'

/** A link to a game's first steps, prominent until they were seen or skipped. */
export function FirstStepsOffer({ game }: { readonly game: string }) {
  const [met, setMet] = useState(() => hasSeenFirstSteps(game))
  const row = useRef<HTMLDivElement>(null)
  function skip(): void {
    markFirstStepsSeen(game)
    setMet(true)
    row.current?.querySelector('a')?.focus()
  }
  return (
    <div class="first-offer" ref={row}>
      {!met && <span>{firstStepsWords.offer}</span>}
      <Link to={firstStepsPath(game)} class="pill">
        {firstStepsWords.title}
      </Link>
      {!met && (
        <button type="button" class="plain" onClick={skip}>
          {firstStepsWords.skip}
        </button>
      )}
    </div>
  )
}
