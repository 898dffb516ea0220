import type { Rejection } from '#kernel/result.ts'
import { goTo, type Place } from './seat.ts'
import type { Visit } from './visit.ts'

/** The way to the table at which the next game is played. */
export interface NextTable {
  /** Goes there by itself as soon as everyone has asked for it; to be called at every change. */
  look(): void
  /** Asks for another game, or follows those who play one. */
  ask(): Promise<Rejection | undefined>
  /** Whether one is on the way there. */
  isComing(): boolean
  place(): Place | undefined
}

export interface NextTableOptions {
  readonly visit: Visit
  readonly place: Place
  /** Called when the next table is there, or cannot be gone to. */
  arrived(refusal?: Rejection): void
}

export function nextTable({ visit, place, arrived }: NextTableOptions): NextTable {
  const { table } = place
  let isComing = false
  let next: Place | undefined
  const watches = () => table.standing()?.viewer === 'spectator'

  async function goOn(code: string): Promise<void> {
    if (isComing) return
    isComing = true
    const found = await goTo(visit, code, watches() ? 'watch' : 'play')
    if (found.ok) next = found.value
    isComing = found.ok
    arrived(found.ok ? undefined : found.rejection)
  }

  return {
    look() {
      const code = table.standing()?.rematch.next
      // Whoever watches may want to look at the end of this game in peace.
      if (code && !watches()) goOn(code)
    },
    async ask() {
      const code = table.standing()?.rematch.next
      if (code) {
        await goOn(code)
        return undefined
      }
      const asked = await table.rematch()
      return asked.ok ? undefined : asked.rejection
    },
    isComing: () => isComing,
    place: () => next,
  }
}
