import type { QuickSetupProps } from '#web/kit/face.ts'

import { QUICK_SETUPS } from '../presentation/game-length.ts'
import { checkPool } from '../rules/pool.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { lengthWords } from '../setup-words.ts'
import { words } from '../words.ts'
import { useDebounced } from './use-debounced.ts'
import { faceWords } from './words.ts'

/** Games that are over soon, and how long the chosen one takes. */
export function QuickSetups({ params, choose }: QuickSetupProps<GuessGoTypes>) {
  const refused = checkPool(params)
  const line = refused ? words.rejection(refused) : `${lengthWords(params)}.`
  // Whoever types a list need not hear of every word.
  const settled = useDebounced(line)
  return (
    <div class="gg-quick">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields */}
      <div class="buttons" role="group" aria-label={faceWords.quick}>
        {QUICK_SETUPS.map(({ size, pool }) => (
          <button
            key={size}
            type="button"
            class="pill"
            aria-pressed={params.size === size && params.pool === pool}
            onClick={() => choose({ size, pool })}
          >
            {faceWords.preset(size, pool)}
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
