import { useEffect } from 'preact/hooks'
import { openLink } from '#session/remote/link.ts'
import { clock, randomText } from '../device.ts'
import { useStore } from '../kit/use-store.ts'
import { guest } from './device-guest.ts'
import { type LineState, openLine } from './line.ts'
import { openWebSocket } from './wire.ts'

/** This page's line to the house. */
export const line = openLine({
  guest,
  clock,
  open: () =>
    openLink({
      openWire: openWebSocket,
      clock,
      newId: () => randomText(20),
      chance: Math.random,
    }),
})

addEventListener('online', line.retry)
addEventListener('pageshow', (event: PageTransitionEvent) => event.persisted && line.retry())
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && line.retry())

/** The line, held as long as the page is shown and wants it. */
export function useLine(wanted = true): LineState {
  useEffect(() => (wanted ? line.hold() : undefined), [wanted])
  return useStore(line.subscribe, line.state)
}
