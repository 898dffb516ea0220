import type { Seat } from '#kernel/game.ts'
import type { Look } from '../kit/look.ts'
import { type Block, type Line, plainText, type Span, span } from '../kit/spans.ts'
import type { Sitting } from '../sitting.ts'
import { words } from '../words.ts'

export interface SeatsOptions {
  readonly sitting: Sitting
  readonly look: Look
  readonly now: number
  readonly columns: number
}

/** From here on the clock is set off. */
const HURRY_MS = 10_000
const GAP = '   '

/** Who plays, with sign and clock; the one to move is pointed at. */
export function seatLines(options: SeatsOptions): Block {
  return options.sitting.session.snapshot().people.map((_, seat) => seatLine(options, seat))
}

/** The one to move alone, where there is no column for all. */
export function actingSeat(options: SeatsOptions): Line {
  const seat = options.sitting.session.snapshot().toAct[0]
  const columns = options.columns - GAP.length
  return seat === undefined ? [] : [span(GAP), ...seatLine({ ...options, columns }, seat)]
}

/** What stands behind a player's name. */
export function seatAside({ sitting, now }: Pick<SeatsOptions, 'sitting' | 'now'>, seat: Seat): Line {
  const { deadlines } = sitting.session.snapshot()
  const due = deadlines.find(one => one.seat === seat && one.kind === 'move')
  const isAway = deadlines.some(one => one.seat === seat && one.kind === 'grace')
  return [
    ...(isAway ? [span(`${GAP}${words.play.away}`, { tone: 'medlar', bold: true })] : []),
    ...(due ? [span(GAP), clock(due.at - now)] : []),
  ]
}

function seatLine(options: SeatsOptions, seat: Seat): Line {
  const { sitting, look, columns } = options
  const { view, toAct, people } = sitting.session.snapshot()
  const acting = toAct.includes(seat)
  const sign = sitting.loaded.words.seat?.(view, seat)
  const before: Line = [
    span(acting ? `${look.glyphs.pointer} ` : '  ', { tone: 'leaf', bold: true }),
    span(sign ? `${sign}  ` : '', { bold: true }),
  ]
  const after = seatAside(options, seat)
  // A long name gives way to the clock.
  const room = columns - plainText(before).length - plainText(after).length
  const shown = fitted(words.seated(people[seat]!), room)
  return [...before, span(shown, acting ? { bold: true } : {}), ...after]
}

function fitted({ name, you }: { readonly name: string; readonly you: string }, room: number): string {
  const left = room - you.length
  return (name.length > left ? `${name.slice(0, Math.max(1, left - 1))}~` : name) + you
}

function clock(ms: number): Span {
  return span(countdown(ms), ms < HURRY_MS ? { tone: 'medlar', bold: true } : { tone: 'soft' })
}

export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
