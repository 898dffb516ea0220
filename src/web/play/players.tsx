import { useEffect, useRef } from 'preact/hooks'
import type { Person } from '#kernel/text.ts'
import type { Snapshot } from '#session/session.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { giveSignal } from '../signals/signals.ts'
import { tableText } from '../text/en/shell.ts'
import { playerLabels } from './player-labels.ts'
import { useNow } from './use-now.ts'
import './one-screen.css'
import './players.css'

/** From here on the clock warns, in words and by its shape. */
const LOW_SECONDS = 15

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
  const timing = rules.timing(snapshot.params)
  const perMoveMs = timing.kind === 'per-move' ? timing.ms : 0
  // Where the time differs from move to move, only the table knows it.
  const longestMs = rules.moveTimeMs ? Number.POSITIVE_INFINITY : perMoveMs
  return (
    <ul class="players" aria-label={tableText.players}>
      {playerLabels(snapshot.players, people).map((label, seat) => {
        const turn = toAct.includes(seat)
        const due = deadlines.find(one => one.seat === seat && one.kind === 'move')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} class={turn ? 'player turn' : 'player'}>
            <span class="player-name soft">
              {label}
              {presentation?.seatSymbol && (
                <span class="visually-hidden">, {presentation.seatSymbol(view, seat)}</span>
              )}
            </span>
            <span class="player-sign">
              {face.PlayerSymbol && <face.PlayerSymbol view={view} seat={seat} />}
              {due && <Countdown seconds={secondsLeft(due.at - now, longestMs)} warns={seat === acting} />}
              {turn && <span class="visually-hidden">{tableText.toMove}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Never more than the time for a move, however much the clocks of two devices differ. */
function secondsLeft(ms: number, longestMs: number): number {
  return Math.ceil(Math.max(0, Math.min(ms, longestMs)) / 1000)
}

interface CountdownProps {
  readonly seconds: number
  /** Whether it is the time of the person at this screen. */
  readonly warns: boolean
}

function Countdown({ seconds, warns }: CountdownProps) {
  const isLow = seconds <= LOW_SECONDS
  const warned = useRef(false)
  useEffect(() => {
    if (isLow && warns && !warned.current) announce(tableText.clock(seconds), 'assertive')
    warned.current = isLow
    if (isLow && warns && seconds > 0) giveSignal('clock')
  }, [isLow, warns, seconds])
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span class={isLow ? 'countdown low' : 'countdown'} role="timer" aria-label={tableText.clock(seconds)}>
      <span class="figures">{text}</span>
      {isLow && <span class="countdown-word">{tableText.clockLow}</span>}
    </span>
  )
}
