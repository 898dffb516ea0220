import { useEffect, useState } from 'preact/hooks'
import type { QuickSetupProps } from '#web/kit/face.ts'
import { checkPool } from '../rules/pool.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { describeSetup } from '../text/en.ts'
import { presets } from '../text/en-presets.ts'
import { webText } from '../text/en-web.ts'

const PAUSE_MS = 700

/** Games of three lengths to choose from, and how long the chosen one takes. */
export function QuickSetups({ params, choose }: QuickSetupProps<GuessGoTypes>) {
  // The field at fault says why; this line keeps its place.
  const line = checkPool(params) ? '\u00a0' : describeSetup(params)
  // A screen reader need not read every word of a list that is being typed.
  const settled = useDebounced(line)
  return (
    <div class="gg-quick">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields */}
      <div class="buttons" role="group" aria-label={webText.quick}>
        {presets.map(({ label, chosen }) => (
          <button
            key={label}
            type="button"
            class="pill"
            aria-pressed={params.size === chosen.size && params.pool === chosen.pool}
            onClick={() => choose(chosen)}
          >
            {label}
          </button>
        ))}
      </div>
      <p aria-hidden="true" class="message figures">
        {line}
      </p>
      <p role="status" class="visually-hidden">
        {settled}
      </p>
    </div>
  )
}

/** A value once it has stayed the same for a moment. */
function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(waiting)
  }, [value])
  return settled
}
