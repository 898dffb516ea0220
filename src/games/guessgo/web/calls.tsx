import type { Person } from '#kernel/text.ts'
import type { Event, View } from '../rules/types.ts'
import { text } from '../text/en.ts'
import { webText } from '../text/en-web.ts'

/** The calls so far, the last one first. */
export function callEvents({
  starter,
  calls,
  terms,
}: Pick<View, 'starter' | 'calls' | 'terms'>): readonly Event[] {
  const count = calls[0]!.length + calls[1]!.length
  return Array.from({ length: count }, (_, turn): Event => {
    const seat = ((starter ?? 0) + turn) % 2
    const { word, hit } = calls[seat]![Math.floor(turn / 2)]!
    return { kind: 'called', seat, word, hit, isHitword: terms.hitwordsOf.includes(word) }
  }).reverse()
}

interface Props {
  readonly view: View
  readonly people: readonly Person[]
  /** The latest ones only. */
  readonly most?: number
}

export function Calls({ view, people, most }: Props) {
  const all = callEvents(view)
  // A few are read as the log is, from the older to the newer.
  const events = most === undefined ? all : all.slice(0, most).reverse()
  if (events.length === 0) return most ? null : <p class="soft">{webText.noCalls}</p>
  return (
    <ul class="gg-calls" aria-label={webText.calls}>
      {events.map(event => (
        <li key={text.event(event, people)}>{text.event(event, people)}</li>
      ))}
    </ul>
  )
}
