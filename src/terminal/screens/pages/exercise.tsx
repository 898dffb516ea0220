import { Box } from 'ink'
import type { ReactNode } from 'react'
import { formatDuration } from '#app/duration.ts'
import { timeLeftMs } from '#app/exercises/exercise-challenge.ts'
import { playerRating, toggleBookmark } from '#app/exercises/exercise-log.ts'
import { changeExerciseLog } from '#app/exercises/exercise-log-format.ts'
import type { ExerciseSeries } from '#app/exercises/exercise-series.ts'
import { computeExerciseStatistics } from '#app/exercises/exercise-statistics.ts'
import { exerciseRefusalText, exerciseText } from '#app/text/en/exercises.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { Exercise } from '#kernel/exercise.ts'
import { sentenceFor } from '#kernel/result.ts'
import type { ExerciseSession } from '#session/exercise/exercise-session.ts'
import {
  nothingLeft,
  openExercise,
  openSeries,
  type SeriesStart,
  withExerciseWords,
} from '../../exercises/exercise-series.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { Frame } from '../../kit/frame.tsx'
import type { ScreenSize } from '../../kit/grid.ts'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import type { MouseEvent } from '../../kit/mouse.ts'
import { StyledLines, WrappedLine } from '../../kit/styled-lines.tsx'
import { type Block, styledLine } from '../../kit/styled-text.ts'
import { wrapText } from '../../kit/width.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { commandText, describeCommand } from '../../text/en/commands.ts'
import { exercisesText } from '../../text/en/exercises.ts'
import { shortTitle } from '../menus/game-title.ts'
import { PlayScreen } from '../play/play-screen.tsx'
import { FinishedBoard, MARGIN } from './finished-board.tsx'

/** In a challenge the next exercise comes by itself, after a moment to see the answer. */
const PAUSE_MS = { solved: 700, failed: 1_800 }
const TICK_MS = 500

type EndCommand = 'next-exercise' | 'try-again' | 'bookmark' | 'leave'

const endKeys: KeyMap<EndCommand> = [
  { command: 'next-exercise', keys: ['enter', 'space'] },
  { command: 'try-again', keys: ['<', 'ctrl+z'] },
  { command: 'bookmark', keys: ['b'] },
  { command: 'leave', keys: ['escape', 'q'] },
]

const challengeOverKeys: KeyMap<EndCommand> = [
  { command: 'next-exercise', keys: ['enter', 'space'], label: commandText['another-challenge']! },
  { command: 'leave', keys: ['escape', 'q'] },
]

const waitingKeys: KeyMap<EndCommand> = [{ command: 'leave', keys: ['escape', 'q'] }]

interface Shown {
  readonly id: string
  readonly exercise: Exercise
  readonly session: ExerciseSession
  readonly play: PlayScreen
  readonly ratingBefore: number
}

/** Exercises one after the other, each on the play screen of the game with its goal above. */
export function createExerciseScreen(shell: Shell, loaded: LoadedGame, from: SeriesStart): Screen {
  return new ExerciseScreen(shell, loaded, from)
}

class ExerciseScreen implements Screen {
  readonly #shell: Shell
  readonly #loaded: LoadedGame
  readonly #from: SeriesStart
  #series: ExerciseSeries
  #shown: Shown | undefined
  /** Shown while there is no exercise. */
  #sentence: string = exerciseText.making
  #message = ''
  #rowsAbove = 0
  #stopTimer = () => {}
  #isClosed = false

  constructor(shell: Shell, loaded: LoadedGame, from: SeriesStart) {
    this.#shell = shell
    this.#loaded = withExerciseWords(loaded)
    this.#from = from
    this.#series = openSeries(shell.host, loaded, from)
    this.#load()
    this.#tick()
  }

  press(key: string): void {
    this.#message = ''
    const ended = this.#hasEnded()
    if (this.#shown && !ended) this.#shown.play.press(key)
    else this.#perform(commandFor(this.#endKeys(), key))
    this.#shell.redraw()
  }

  mouse(event: MouseEvent): void {
    if (this.#shown && !this.#hasEnded())
      this.#shown.play.mouse({ ...event, row: event.row - this.#rowsAbove })
  }

  draw(room: ScreenSize): ReactNode {
    if (!this.#shown)
      return (
        <Frame
          size={room}
          title={shortTitle(this.#shell, this.#loaded)}
          keys={waitingKeys}
          describe={describeCommand}
        >
          <WrappedLine spans={styledLine(this.#sentence)} />
        </Frame>
      )
    const { play } = this.#shown
    const above = this.#textAbove(room)
    this.#rowsAbove = above.length
    const below = { ...room, rows: room.rows - above.length }
    return (
      <Box flexDirection="column" width={room.columns} height={room.rows} overflow="hidden">
        <Box flexDirection="column" paddingX={MARGIN} flexShrink={0}>
          <StyledLines block={above} />
        </Box>
        {this.#hasEnded() ? (
          <FinishedBoard play={play} size={below} keys={this.#endKeys()} />
        ) : (
          play.draw(below)
        )}
      </Box>
    )
  }

  close(): void {
    this.#isClosed = true
    this.#stopTimer()
    this.#shown?.play.close()
    this.#series.close()
  }

  async #load(): Promise<void> {
    const { id } = this.#series
    this.#shown?.play.close()
    this.#shown = undefined
    this.#sentence = id === undefined ? nothingLeft(this.#series) : exerciseText.making
    if (id === undefined) return this.#shell.redraw()
    try {
      const loaded = await this.#series.load().result
      if (this.#isClosed) return
      if (loaded.ok) this.#shown = this.#open(id, loaded.value)
      else this.#sentence = sentenceFor(loaded.rejection, exerciseRefusalText) ?? ''
    } catch (error) {
      this.#sentence = exercisesText.failed(errorMessage(error))
    }
    this.#shell.redraw()
  }

  #open(id: string, exercise: Exercise): Shown {
    const { host } = this.#shell
    const startedAt = host.clock.now()
    const ratingBefore = playerRating(this.#series.log()).rating
    const session = openExercise(host, this.#loaded, exercise, end => {
      this.#series.record(end, exercise, host.clock.now() - startedAt)
      if (this.#series.challenge && !this.#series.isChallengeOver())
        host.clock.after(PAUSE_MS[end.isSolved ? 'solved' : 'failed'], () => this.#next())
    })
    const play = new PlayScreen(
      this.#shell,
      {
        loaded: { ...this.#loaded, ...(exercise.hints && { hasHints: true }) },
        session,
        label: this.#loaded.text.exercises?.[exercise.kind]?.name ?? '',
        isShared: false,
        savedLocation: () => exercisesText.notSaved,
        notices: () => [],
        leaveWarning: () => undefined,
        close: session.close,
      },
      { again() {} },
    )
    session.subscribe(this.#shell.redraw)
    return { id, exercise, session, play, ratingBefore }
  }

  #hasEnded(): boolean {
    const phase = this.#shown?.session.progress().phase
    return this.#series.isChallengeOver() || phase === 'solved' || phase === 'failed'
  }

  #endKeys(): KeyMap<EndCommand> {
    if (!this.#shown) return waitingKeys
    return this.#series.challenge ? challengeOverKeys : endKeys
  }

  #perform(command: EndCommand | undefined): void {
    if (command === 'leave') this.#shell.back()
    else if (command === 'next-exercise') this.#next()
    else if (command === 'try-again') this.#shown?.session.tryAgain()
    else if (command === 'bookmark') this.#bookmark()
  }

  #next(): void {
    if (this.#isClosed) return
    if (this.#series.isChallengeOver()) {
      this.#series.close()
      this.#series = openSeries(this.#shell.host, this.#loaded, this.#from)
      this.#tick()
    } else this.#series.advance()
    this.#load()
  }

  #bookmark(): void {
    const { id } = this.#shown!
    const { preferences } = this.#shell.host
    changeExerciseLog(preferences, this.#loaded.id, log => toggleBookmark(log, id))
    const isMarked = this.#series.log().bookmarks.includes(id)
    this.#message = isMarked ? exercisesText.bookmarked : exercisesText.unmarked
  }

  /** The time of a timed challenge is drawn again and again, and ends it. */
  #tick(): void {
    this.#stopTimer()
    if (this.#series.challenge?.mode !== 'timed' || this.#isClosed) return
    this.#stopTimer = this.#shell.host.clock.after(TICK_MS, () => {
      this.#series.endChallenge()
      this.#shell.redraw()
      if (!this.#series.isChallengeOver()) this.#tick()
    })
  }

  #textAbove(room: ScreenSize): Block {
    const { exercise, session, play } = this.#shown!
    const { phase, verdict } = session.progress()
    const columns = room.columns - 2 * MARGIN
    const wrapped = (text: string, style = {}) => wrapText(text, columns).map(row => styledLine(row, style))
    const goal = this.#loaded.text.exercises?.[exercise.kind]?.goal(exercise.goal) ?? ''
    const said =
      phase === 'failed' && !verdict
        ? exerciseText.gaveUp(exercise.answers)
        : verdict
          ? this.#loaded.text.note(verdict.note)
          : ''
    const tone = phase === 'failed' ? 'medlar' : 'leaf'
    const lines = [
      ...wrapped(goal, { bold: true }),
      ...wrapped(said, { bold: true, tone }),
      ...wrapped(this.#message || this.#standing(), { tone: 'soft' }),
    ]
    const texts = [lines, said ? wrapped(said, { bold: true, tone }) : wrapped(goal, { bold: true })]
    return texts.find(text => play.fits({ ...room, rows: room.rows - text.length })) ?? texts.at(-1)!
  }

  /** The rating, or how the challenge stands, and how to go on. */
  #standing(): string {
    const { challenge } = this.#series
    const { session, exercise, ratingBefore, id } = this.#shown!
    const { phase, credit } = session.progress()
    if (challenge && this.#series.isChallengeOver()) {
      const challenges = this.#series.log().challenges.slice(0, -1)
      const best =
        computeExerciseStatistics({ ...this.#series.log(), challenges }).bestChallenges[challenge.mode] ?? 0
      return `${exerciseText.challengeOver(challenge.mode, challenge.solved)} ${exerciseText.challengeBest(best, challenge.solved > best)} ${exercisesText.challengeOver}`
    }
    if (challenge) {
      const left = formatDuration(timeLeftMs(challenge, this.#shell.host.clock.now()))
      const solved = exerciseText.challengeNow[challenge.mode](challenge.solved)
      return challenge.mode === 'timed' ? `${solved}, ${exerciseText.timeLeft(left)}` : solved
    }
    const before = Math.round(ratingBefore)
    if (credit === undefined) return exerciseText.yourRating(before)
    const now = Math.round(playerRating(this.#series.log()).rating)
    const onward = phase === 'failed' ? exercisesText.failedNext : exercisesText.next
    const about = `${exercisesText.itsId(id)}, ${exerciseText.rated(exercise.rating)}.`
    return `${exerciseText.yourRating(now, now - before)}. ${about} ${phase === 'solving' ? '' : onward}`
  }
}
