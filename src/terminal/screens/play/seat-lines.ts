import { type Countdown, moveCountdown } from '#app/countdown.ts'
import type { Seat } from '#kernel/rules.ts'
import type { ActiveGame } from '../../game/active-game.ts'
import { type Block, lineWidth, type Span, type StyledLine, span } from '../../kit/styled-text.ts'
import type { Theme } from '../../kit/theme.ts'
import { textWidth, truncateTo } from '../../kit/width.ts'
import { shellText } from '../../text/en/shell.ts'

export interface SeatsOptions {
  readonly activeGame: ActiveGame
  readonly theme: Theme
  readonly now: number
  readonly columns: number
}

const GAP = '   '
/** A letter and the sign that marks the cut. */
const MIN_NAME_COLUMNS = 2

/** The players with symbol and clock, and a pointer to the one to move. */
export function seatLines(options: SeatsOptions): Block {
  return options.activeGame.session.snapshot().people.map((_, seat) => seatLine(options, seat))
}

/** The player to move, where there is no column for all. */
export function actingSeatLine(options: SeatsOptions): StyledLine {
  const seat = options.activeGame.session.snapshot().toAct[0]
  const columns = options.columns - GAP.length
  return seat === undefined ? [] : [span(GAP), ...seatLine({ ...options, columns }, seat)]
}

/** The presence and the clock behind a player's name. */
export function seatStatus(
  { activeGame, now }: Pick<SeatsOptions, 'activeGame' | 'now'>,
  seat: Seat,
): StyledLine {
  const snapshot = activeGame.session.snapshot()
  const countdown = moveCountdown(activeGame.loaded.rules, snapshot, seat, now)
  const isAway = snapshot.deadlines.some(one => one.seat === seat && one.kind === 'grace')
  return [
    ...(isAway ? [span(`${GAP}${shellText.play.away}`, { tone: 'medlar', bold: true })] : []),
    ...(countdown ? [span(GAP), countdownSpan(countdown)] : []),
  ]
}

function seatLine(options: SeatsOptions, seat: Seat): StyledLine {
  const { activeGame, theme, columns } = options
  const { view, toAct, people } = activeGame.session.snapshot()
  const acting = toAct.includes(seat)
  const sign = activeGame.loaded.presentation?.seatSymbol?.(view, seat)
  const before: StyledLine = [
    span(acting ? `${theme.glyphs.pointer} ` : '  ', { tone: 'leaf', bold: true }),
    span(sign ? `${sign}  ` : '', { bold: true }),
  ]
  const mark =
    people[seat]!.claimed && !people[seat]!.you ? [span(` ${theme.glyphs.claimed}`, { tone: 'leaf' })] : []
  const after = [...mark, ...seatStatus(options, seat)]
  // A long name is cut in favour of the clock.
  const room = columns - lineWidth(before) - lineWidth(after)
  const shown = fitName(shellText.seated(people[seat]!), room)
  return [...before, span(shown, acting ? { bold: true } : {}), ...after]
}

function fitName({ name, you }: { readonly name: string; readonly you: string }, room: number): string {
  return truncateTo(name, Math.max(MIN_NAME_COLUMNS, room - textWidth(you)), '~') + you
}

function countdownSpan({ text, isLow }: Countdown): Span {
  return span(text, isLow ? { tone: 'medlar', bold: true } : { tone: 'soft' })
}
