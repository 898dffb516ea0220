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

/** Makes a screen reader say something. Several announcements are all read, in order. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  regions[urgency] = [...regions[urgency], { number: ++count, text }].slice(-MAX_MESSAGES)
  listeners.notify()
}

/** Removes all announcements: they belong to a page that was left, or to one player before the next takes over. */
export function clearAnnouncements(): void {
  if (regions.polite.length + regions.assertive.length === 0) return
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
