import { Box } from 'ink'
import { lessonPlayers } from '#app/game-request.ts'
import { markFirstStepsSeen } from '#app/preferences.ts'
import type { FirstStep } from '#kernel/lesson.ts'
import {
  feedbackText,
  type LessonSession,
  openLessonSession,
  withLessonWords,
} from '#session/lesson/lesson-session.ts'
import { isLessonDone } from '#session/lesson/lesson-state.ts'
import type { ActiveGame } from '../../game/active-game.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import type { ScreenSize } from '../../kit/grid.ts'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { StyledLines } from '../../kit/styled-lines.tsx'
import { type Block, styledLine } from '../../kit/styled-text.ts'
import { wrapText } from '../../kit/width.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { commandText } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import { PlayScreen } from '../play/play-screen.tsx'
import { FinishedBoard, MARGIN } from './finished-board.tsx'

const stepDoneKeys: KeyMap<'lesson-after' | 'leave'> = [
  { command: 'lesson-after', keys: ['enter', 'space', 'right'] },
  { command: 'leave', keys: ['escape', 'q'] },
]

export interface FirstStepsOptions {
  /** The screen that follows the last step. */
  readonly open?: (() => Screen) | undefined
  /** The step to begin with, counted from 0. */
  readonly from?: number
}

/** The first steps, each on the play screen of the game, with a text above it. */
export function createFirstSteps(
  shell: Shell,
  loaded: LoadedGame,
  steps: readonly FirstStep[],
  { open, from = 0 }: FirstStepsOptions = {},
): Screen {
  let at = from
  let rowsAbove = 0
  let { session, play } = begin()

  function begin(): { readonly session: LessonSession; readonly play: PlayScreen } {
    const session = openLessonSession(
      loaded.rules,
      steps[at]!,
      lessonPlayers(loaded, shellText.setup.defaultName),
    )
    const label = shellText.first.step(at + 1, steps.length)
    return { session, play: new PlayScreen(shell, activeGameOf(loaded, session, label), { again() {} }) }
  }

  function goOn(): void {
    at += 1
    if (at < steps.length) {
      play.close?.()
      const next = begin()
      session = next.session
      play = next.play
      shell.redraw()
    } else {
      markFirstStepsSeen(shell.host.preferences, loaded.id)
      if (open) shell.replace(open())
      else shell.back()
    }
  }

  const screen: Screen = {
    press(key) {
      const command = commandFor(stepDoneKeys, key)
      if (!isLessonDone(session.lessonState())) play.press(key)
      else if (command === 'lesson-after') goOn()
      else if (command === 'leave') shell.back()
    },
    mouse(event) {
      if (!isLessonDone(session.lessonState())) play.mouse({ ...event, row: event.row - rowsAbove })
    },
    draw(room) {
      const above = textBlock(room)
      rowsAbove = above.length
      const below = { ...room, rows: room.rows - above.length }
      return (
        <Box flexDirection="column" width={room.columns} height={room.rows} overflow="hidden">
          <Box flexDirection="column" paddingX={MARGIN} flexShrink={0}>
            <StyledLines block={above} />
          </Box>
          {isLessonDone(session.lessonState()) ? (
            <FinishedBoard play={play} size={below} keys={keysOnward()} />
          ) : (
            play.draw(below)
          )}
        </Box>
      )
    },
    close() {
      // A person who leaves them does not want them again.
      markFirstStepsSeen(shell.host.preferences, loaded.id)
      play.close?.()
    },
  }

  function keysOnward(): KeyMap {
    if (at < steps.length - 1) return stepDoneKeys
    return stepDoneKeys.map(key =>
      key.command === 'leave' ? key : { ...key, label: commandText['to-game']! },
    )
  }

  /** The longest text that leaves the game its room: all of it, or only the task. */
  function textBlock(room: ScreenSize): Block {
    const state = session.lessonState()
    const answered = feedbackText(state)
    const { heading, say } = steps[at]!
    const task = say.at(-1)!
    const wrapped = (text: string, style = {}) =>
      wrapText(text, room.columns - 2 * MARGIN).map(row => styledLine(row, style))
    const good = { bold: true, tone: 'leaf' } as const
    const onward = at === steps.length - 1 ? shellText.first.last : shellText.first.next
    const texts = isLessonDone(state)
      ? [
          [...wrapped(answered!, good), ...wrapped(onward)],
          wrapped(`${answered} ${onward}`, good),
          wrapped(onward),
        ]
      : answered
        ? [[...wrapped(answered, good), ...wrapped(task)], wrapped(answered, good)]
        : [
            [styledLine(heading, { bold: true }), ...say.flatMap(one => wrapped(one))],
            wrapped(say.join(' ')),
            wrapped(task),
          ]
    const fitting = texts.find(text => play.fits({ ...room, rows: room.rows - text.length }))
    return fitting ?? texts.at(-1)!
  }

  return screen
}

/** A step as an active game. Every step has an answer, so there are hints in every game. */
function activeGameOf(loaded: LoadedGame, session: LessonSession, label: string): ActiveGame {
  return {
    loaded: { ...loaded, hasHints: true, text: withLessonWords(loaded.text) },
    session,
    label,
    isShared: false,
    savedLocation: () => shellText.first.notKept,
    notices: () => [],
    leaveWarning: () => undefined,
    close: session.close,
  }
}
