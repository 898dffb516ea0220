import { sentenceFor } from '#kernel/result.ts'
import type { QuickSetupProps } from '#web/kit/face.ts'
import { QUICK_GAMES } from '../presentation.ts'
import { checkPool } from '../rules/pool.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { describeLength, text, webText } from '../text/en.ts'
import { useDebounced } from './use-debounced.ts'

/** Short games to choose from, and how long the chosen one takes. */
export function QuickSetups({ params, choose }: QuickSetupProps<GuessGoTypes>) {
  const refused = checkPool(params)
  const line = refused ? sentenceFor(refused, text.refusals) : `${describeLength(params)}.`
  // A screen reader need not read every word of a list that is being typed.
  const settled = useDebounced(line)
  return (
    <div class="gg-quick">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields */}
      <div class="buttons" role="group" aria-label={webText.quick}>
        {QUICK_GAMES.map(({ size, pool }) => (
          <button
            key={size}
            type="button"
            class="pill"
            aria-pressed={params.size === size && params.pool === pool}
            onClick={() => choose({ size, pool })}
          >
            {webText.preset(size, pool)}
          </button>
        ))}
      </div>
      <p aria-hidden="true" class={refused ? 'message refused' : 'message figures'}>
        {line}
      </p>
      <p role="status" class="visually-hidden">
        {settled}
      </p>
    </div>
  )
}
