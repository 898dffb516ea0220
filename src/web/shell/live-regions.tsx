import { createListeners } from '#session/listeners.ts'
import { useStore } from '../kit/use-store.ts'

type Urgency = 'polite' | 'assertive'

interface Message {
  readonly number: number
  readonly text: string
}

const MAX_MESSAGES = 4
const regions: Record<Urgency, readonly Message[]> = { polite: [], assertive: [] }
const listeners = createListeners()
let count = 0

/** Says something to a screen reader. Several at once are all read, one after the other. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  regions[urgency] = [...regions[urgency], { number: ++count, text }].slice(-MAX_MESSAGES)
  listeners.notify()
}

/** What was said is for one player's ears only: it is not left for the next. */
export function clearAnnouncements(): void {
  regions.polite = regions.assertive = []
  listeners.notify()
}

const readPolite = () => regions.polite
const readAssertive = () => regions.assertive

export function LiveRegions() {
  const polite = useStore(listeners.subscribe, readPolite)
  const assertive = useStore(listeners.subscribe, readAssertive)
  return (
    <div class="visually-hidden live">
      <div aria-live="polite" aria-relevant="additions" data-live="polite">
        {polite.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
      <div aria-live="assertive" aria-relevant="additions" data-live="assertive">
        {assertive.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
    </div>
  )
}
