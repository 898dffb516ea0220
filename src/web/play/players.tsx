import { useEffect, useRef } from 'preact/hooks'
import type { Person } from '#kernel/text.ts'
import type { Snapshot } from '#session/session.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { tableWords } from '../words.ts'
import { playerLabels } from './player-labels.ts'
import { useNow } from './use-now.ts'
import './one-screen.css'
import './players.css'

/** From here on the clock warns, in words and by its form. */
const LOW_SECONDS = 10

interface PlayersProps {
  readonly loadedGame: LoadedGame
  readonly snapshot: Snapshot
  readonly people: readonly Person[]
}

/** Who plays, with which sign, whose turn it is, and how long they may still take. */
export function Players({ loadedGame, snapshot, people }: PlayersProps) {
  const { face } = loadedGame
  const { view, toAct, deadlines, acting } = snapshot
  const now = useNow(deadlines.length > 0)
  const timing = loadedGame.rules.timing(snapshot.params)
  // Where moves differ in their time, only the table knows this one's.
  const most = timing.kind === 'per-move' ? timing.ms : 0
  const whole = loadedGame.rules.moveTimeMs ? Number.POSITIVE_INFINITY : most
  return (
    <ul class="players" aria-label={tableWords.players}>
      {playerLabels(snapshot.players, people).map((label, seat) => {
        const turn = toAct.includes(seat)
        const due = deadlines.find(one => one.seat === seat && one.kind === 'move')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} class={turn ? 'player turn' : 'player'}>
            <span class="player-name soft">
              {label}
              {loadedGame.text.seatSymbol && (
                <span class="visually-hidden">, {loadedGame.text.seatSymbol(view, seat)}</span>
              )}
            </span>
            <span class="player-sign">
              {face.PlayerSymbol && <face.PlayerSymbol view={view} seat={seat} />}
              {due && <Countdown seconds={secondsLeft(due.at - now, whole)} warns={seat === acting} />}
              {turn && <span class="visually-hidden">{tableWords.toMove}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Never more than the whole time, however two clocks differ. */
function secondsLeft(ms: number, whole: number): number {
  return Math.ceil(Math.max(0, Math.min(ms, whole)) / 1000)
}

interface CountdownProps {
  readonly seconds: number
  /** Whether it is the time of whoever looks. */
  readonly warns: boolean
}

function Countdown({ seconds, warns }: CountdownProps) {
  const low = seconds <= LOW_SECONDS
  const warned = useRef(false)
  useEffect(() => {
    if (low && warns && !warned.current) announce(tableWords.clock(seconds), 'assertive')
    warned.current = low
  }, [low, warns, seconds])
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span class={low ? 'countdown low' : 'countdown'} role="timer" aria-label={tableWords.clock(seconds)}>
      <span class="figures">{text}</span>
      {low && <span class="countdown-word">{tableWords.clockLow}</span>}
    </span>
  )
}
