import { Box } from 'ink'
import type { ReactNode } from 'react'
import type { FirstStep } from '#kernel/lesson.ts'
import { isLearned } from '#session/lesson.ts'
import { answeredIn, attend, type LessonSession, wordsInLesson } from '#session/lesson-session.ts'
import { commandWords, describeCommand } from '../command-words.ts'
import { keepMet, learners } from '../first-visit.ts'
import type { Room } from '../kit/grid.ts'
import { hintsOf } from '../kit/hints.ts'
import { commandFor, type KeyMap } from '../kit/keymap.ts'
import { Lines, useLook } from '../kit/lines.tsx'
import { type Block, line, span } from '../kit/spans.ts'
import { wrapText } from '../kit/wrap.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import type { Sitting } from '../sitting.ts'
import { words } from '../words.ts'
import { createPlay, type PlayScreen } from './play.tsx'

const MARGIN = 1
/** The line below the board and the hints: once a step is made, nothing is played any more. */
const PLAYING_ROWS = 2

const learnedKeys: KeyMap<'lesson-after' | 'leave'> = [
  { command: 'lesson-after', keys: ['enter', 'space', 'right'] },
  { command: 'leave', keys: ['escape', 'q'] },
]

/** The first steps: each at the very screen on which the game is played, with some words above it. */
export function createFirstSteps(
  shell: Shell,
  loaded: LoadedGame,
  steps: readonly FirstStep[],
  open?: () => Screen,
): Screen {
  let at = 0
  let { session, play } = begin()

  function begin(): { readonly session: LessonSession; readonly play: PlayScreen } {
    const session = attend(loaded.game, steps[at]!, learners(loaded))
    const label = words.first.step(at + 1, steps.length)
    return { session, play: createPlay(shell, sittingIn(loaded, session, label), { again() {} }) }
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
      keepMet(shell.host.memory, loaded.id)
      if (open) shell.replace(open())
      else shell.back()
    }
  }

  const screen: Screen = {
    press(key) {
      const command = commandFor(learnedKeys, key)
      if (!isLearned(session.lecture())) play.press(key)
      else if (command === 'lesson-after') goOn()
      else if (command === 'leave') shell.back()
    },
    draw(room) {
      const above = said(room)
      const below = { ...room, rows: room.rows - above.length }
      return (
        <Box flexDirection="column" width={room.columns} height={room.rows} overflow="hidden">
          <Box flexDirection="column" paddingX={MARGIN} flexShrink={0}>
            <Lines block={above} />
          </Box>
          {isLearned(session.lecture()) ? (
            <Learned play={play} room={below} keys={keysOnward()} />
          ) : (
            play.draw(below)
          )}
        </Box>
      )
    },
    close() {
      // Whoever leaves them has had enough.
      keepMet(shell.host.memory, loaded.id)
      play.close?.()
    },
  }

  function keysOnward(): KeyMap {
    if (at < steps.length - 1) return learnedKeys
    return learnedKeys.map(key =>
      key.command === 'leave' ? key : { ...key, label: commandWords['to-game']! },
    )
  }

  /** As much as leaves the game its room: all that there is to say, or what is to be done. */
  function said(room: Room): Block {
    const lecture = session.lecture()
    const answered = answeredIn(lecture)
    const { heading, say } = steps[at]!
    const task = say.at(-1)!
    const wrapped = (text: string, style = {}) =>
      wrapText(text, room.columns - 2 * MARGIN).map(row => line(row, style))
    const good = { bold: true, tone: 'leaf' } as const
    const onward = at === steps.length - 1 ? words.first.last : words.first.next
    const texts = isLearned(lecture)
      ? [
          [...wrapped(answered!, good), ...wrapped(onward)],
          wrapped(`${answered} ${onward}`, good),
          wrapped(onward),
        ]
      : answered
        ? [[...wrapped(answered, good), ...wrapped(task)], wrapped(answered, good)]
        : [
            [line(heading, { bold: true }), ...say.flatMap(one => wrapped(one))],
            wrapped(say.join(' ')),
            wrapped(task),
          ]
    const fitting = texts.find(text => play.fits({ ...room, rows: room.rows - text.length }))
    return fitting ?? texts.at(-1)!
  }

  return screen
}

interface LearnedProps {
  readonly play: PlayScreen
  readonly room: Room
  readonly keys: KeyMap
}

/** The board as the step has left it, and how one goes on from there. */
function Learned({ play, room, keys }: LearnedProps): ReactNode {
  const { glyphs } = useLook()
  const hints = hintsOf(keys, { describe: describeCommand, glyphs, columns: room.columns - 2 * MARGIN })
  return (
    <>
      <Box height={room.rows - PLAYING_ROWS} flexShrink={0} overflow="hidden">
        {play.draw(room)}
      </Box>
      <Lines block={[[], [span(' '.repeat(MARGIN)), ...hints]]} />
    </>
  )
}

/** A step as a game in front of this screen. Every step can be shown, so there is a hint in any game. */
function sittingIn(loaded: LoadedGame, session: LessonSession, label: string): Sitting {
  return {
    loaded: { ...loaded, game: { ...loaded.game, hints: true }, words: wordsInLesson(loaded.words) },
    session,
    label,
    shared: false,
    where: () => words.first.notKept,
    remarks: () => [],
    parting: () => undefined,
    close: session.close,
  }
}
