import { useState } from 'preact/hooks'
import { isMotionAllowed } from '../settings/settings.ts'
import './celebration.css'

/** Five colours, three dots of each. */
const DOTS = Array.from({ length: 15 }, (_, index) => index)

/** A short shower of dots for a win. It is decoration: motion settings leave it out, and screen readers skip it. */
export function Celebration() {
  const [isOver, setOver] = useState(() => !isMotionAllowed())
  if (isOver) return null
  return (
    <span class="celebration" aria-hidden="true" onAnimationEnd={() => setOver(true)}>
      {DOTS.map(dot => (
        <i key={dot} style={{ '--dot': String(dot) }} />
      ))}
    </span>
  )
}
