import { hasSeenFirstSteps } from '#app/preferences.ts'
import { preferences } from '../preferences.ts'
import { firstStepsPath } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { firstStepsText } from '../text/en/shell.ts'

/** A link to a game's first steps, prominent until they were seen. */
export function FirstStepsOffer({ game }: { readonly game: string }) {
  return (
    <div class="first-offer">
      {!hasSeenFirstSteps(preferences, game) && <span>{firstStepsText.offer}</span>}
      <Link to={firstStepsPath(game)} class="pill">
        {firstStepsText.title}
      </Link>
    </div>
  )
}
