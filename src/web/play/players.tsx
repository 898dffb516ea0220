import { useEffect, useRef } from 'preact/hooks'
import { type Countdown, moveCountdown } from '#app/countdown.ts'
import type { Person } from '#kernel/text.ts'
import type { Snapshot } from '#session/session.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { giveSignal } from '../signals/signals.ts'
import { tableText } from '../text/en/shell.ts'
import { ClaimedMark } from './claimed-mark.tsx'
import { playerLabels } from './player-labels.ts'
import { useNow } from './use-now.ts'
import './one-screen.css'
import './players.css'

interface PlayersProps {
  readonly loadedGame: LoadedGame
  readonly snapshot: Snapshot
  readonly people: readonly Person[]
}

/** The players with their symbols, whose turn it is, and the time left. */
export function Players({ loadedGame, snapshot, people }: PlayersProps) {
  const { rules, face, presentation } = loadedGame
  const { view, toAct, deadlines, acting } = snapshot
  const now = useNow(deadlines.length > 0)
  return (
    <ul class="players" aria-label={tableText.players}>
      {playerLabels(snapshot.players, people).map((label, seat) => {
        const turn = toAct.includes(seat)
        const countdown = moveCountdown(rules, snapshot, seat, now)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} class={turn ? 'player turn' : 'player'}>
            <span class="player-name soft">
              {label}
              {people[seat]?.claimed && !people[seat].you && <ClaimedMark />}
              {presentation?.seatSymbol && (
                <span class="visually-hidden">, {presentation.seatSymbol(view, seat)}</span>
              )}
            </span>
            <span class="player-sign">
              {face.PlayerSymbol && <face.PlayerSymbol view={view} seat={seat} />}
              {countdown && <MoveClock {...countdown} warns={seat === acting} />}
              {turn && <span class="visually-hidden">{tableText.toMove}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface MoveClockProps extends Countdown {
  /** Whether it is the time of the person at this screen. */
  readonly warns: boolean
}

/** It warns in words and by its shape. */
function MoveClock({ seconds, text, isLow, warns }: MoveClockProps) {
  const warned = useRef(false)
  useEffect(() => {
    if (isLow && warns && !warned.current) announce(tableText.clock(seconds), 'assertive')
    warned.current = isLow
    if (isLow && warns && seconds > 0) giveSignal('clock')
  }, [isLow, warns, seconds])
  return (
    <span class={isLow ? 'countdown low' : 'countdown'} role="timer" aria-label={tableText.clock(seconds)}>
      <span class="figures">{text}</span>
      {isLow && <span class="countdown-word">{tableText.clockLow}</span>}
    </span>
  )
}
