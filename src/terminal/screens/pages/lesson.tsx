import { Box } from 'ink'
import { type InspectAction, inspectBoard, isInspectAction } from '#app/inspect-board.ts'
import type { Cell } from '#kernel/grid.ts'
import { keysFor } from '#kernel/key-bindings.ts'
import type { Lesson, LessonFeedback } from '#kernel/lesson.ts'
import type { Result } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { isLessonDone } from '#session/lesson/lesson-state.ts'
import { viewFor } from '#table/table.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import type { Highlight } from '../../kit/face.ts'
import { Frame } from '../../kit/frame.tsx'
import type { ScreenSize } from '../../kit/grid.ts'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { typedCharacter } from '../../kit/keys.ts'
import { StyledLines } from '../../kit/styled-lines.tsx'
import { type Block, type StyledLine, span, styledLine } from '../../kit/styled-text.ts'
import { TooSmall } from '../../kit/too-small.tsx'
import { withoutLastCharacter, wrapText } from '../../kit/width.ts'
import { type LessonCourse, verdictText } from '../../lessons/lesson-progress.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import { GAP_COLUMNS, layOut } from '../play/board-layout.ts'
import { isCursorStep, type PlayCommand, playKeys } from '../play/play-keys.ts'
import { cellKeys } from '../play/run-shortcut.ts'
import { createHelp } from './help.tsx'

type LessonCommand = PlayCommand | 'lesson-before' | 'lesson-after'

const CURSOR_KEYS = playKeys.filter(({ command }) => isCursorStep(command))
const INSPECT_KEYS = playKeys.filter(({ command }) => isInspectAction(command))

/** The keys that mark a cell come first: cycling with Enter may pass through a wrong mark. */
function lessonKeys(loaded: LoadedGame): KeyMap<LessonCommand> {
  const marking = cellKeys(loaded)
  return [
    ...CURSOR_KEYS,
    ...marking,
    { command: 'choose', keys: ['enter', 'space'], ...(marking.length > 0 && { quiet: true }) },
    { command: 'help', keys: keysFor('help') },
    { command: 'lesson-before', keys: ['<'], showKeys: () => '< >', label: shellText.lesson.others },
    { command: 'lesson-after', keys: ['>'], quiet: true },
    { command: 'menu', keys: ['escape'] },
    ...INSPECT_KEYS,
    { command: 'erase', keys: ['backspace', 'delete'], quiet: true },
  ]
}

/** After the last move of a lesson one can only go on. */
const stepDoneKeys: KeyMap<LessonCommand> = [
  { command: 'lesson-after', keys: ['enter', 'space', '>', 'right'], showKeys: () => 'Enter' },
  { command: 'lesson-before', keys: ['<'] },
  { command: 'menu', keys: ['escape', 'q'] },
]

interface LessonMessage {
  readonly text: string
  readonly highlight?: Highlight
  readonly isGood: boolean
}

/** The screen of a lesson: its text and its board, on which the player moves. */
export function createLesson(shell: Shell, loaded: LoadedGame, course: LessonCourse): Screen {
  const { face, text: gameText } = loaded
  let cursor: Cell | undefined
  let entry = ''
  let message: LessonMessage | undefined

  const view = () => viewFor(course.lessonState().table, 0)
  const cursorNow = () => face.cursor(view(), cursor)
  const keys = () => (isLessonDone(course.lessonState()) ? stepDoneKeys : lessonKeys(loaded))

  function attempt(text: string): void {
    message = messageFor(course.attempt(text), gameText)
  }

  function go(by: 1 | -1): void {
    entry = ''
    if (course.moveBy(by)) {
      message = undefined
      cursor = undefined
    } else if (by > 0 && isLessonDone(course.lessonState())) shell.back()
  }

  function choose(): void {
    const typed = entry.trim()
    entry = ''
    cursor = cursorNow()
    attempt(typed === '' ? (face.move?.(view(), cursor) ?? '') : typed)
  }

  function press(key: string): void {
    const command = commandFor(keys(), key)
    const character = typedCharacter(key)
    const isFree = command === undefined || command === 'cell'
    const isTyped = character !== undefined && (isFree || (character === ' ' && entry !== ''))
    const move =
      isFree && entry === '' ? loaded.presentation?.moveForKey?.(view(), cursorNow(), key) : undefined
    if (move !== undefined && !isLessonDone(course.lessonState())) attempt(move)
    else if (isTyped && !isLessonDone(course.lessonState())) entry += character
    else if (command) perform(command)
    shell.redraw()
  }

  function inspect(action: InspectAction): void {
    const board = { view: view(), people: [], cell: cursorNow() }
    const answer = inspectBoard(action, board, loaded)
    if (answer?.goTo) cursor = answer.goTo
    if (answer) message = { text: answer.text, isGood: true }
  }

  function perform(command: LessonCommand): void {
    if (command === 'choose') choose()
    else if (command === 'lesson-before') go(-1)
    else if (command === 'lesson-after') go(1)
    else if (command === 'erase') entry = withoutLastCharacter(entry)
    else if (command === 'help') help()
    else if (isInspectAction(command)) inspect(command)
    else if (command === 'menu') {
      if (entry === '') shell.back()
      entry = ''
    } else if (isCursorStep(command as PlayCommand)) {
      message = undefined
      cursor = face.step(view(), cursorNow(), command as never)
    }
  }

  function help(): void {
    shell.open(createHelp(shell, { sections: loaded.text.help('terminal'), keys: lessonKeys(loaded) }))
  }

  function board(room: ScreenSize): Block {
    return face.draw({
      view: view(),
      people: [],
      cursor: isLessonDone(course.lessonState()) ? undefined : cursorNow(),
      highlight: message?.highlight,
      size: room,
      glyphs: shell.theme.glyphs,
    })
  }

  function bottomLine(): StyledLine {
    if (isLessonDone(course.lessonState())) {
      const isLast = course.position() === course.lessons.length - 1
      return styledLine(isLast ? shellText.lesson.last : shellText.lesson.next, { tone: 'leaf', bold: true })
    }
    const { prompt, caret } = shell.theme.glyphs
    const shown = entry === '' ? caret : entry + caret
    return [span(`${prompt} `, { tone: 'leaf', bold: true }), span(shown, { bold: true })]
  }

  return {
    press,
    draw(room) {
      const layout = layOut(room, board)
      if (layout.kind === 'none')
        return <TooSmall sentence={shellText.tooSmall(layout.neededSize, room)} room={room} />
      const step = shellText.lesson.step(course.position() + 1, course.lessons.length)
      const title: StyledLine = [
        span(`${shell.theme.glyphs.dot} `, { tone: face.accent }),
        span(gameText.title, { bold: true }),
        span(`   ${step}`, { tone: 'soft' }),
      ]
      return (
        <Frame size={room} title={title} keys={keys()} describe={describeCommand}>
          <Box flexDirection="column" flexGrow={1}>
            <Box
              flexGrow={1}
              flexShrink={1}
              overflow="hidden"
              flexDirection={layout.kind === 'beside' ? 'row' : 'column'}
              columnGap={GAP_COLUMNS}
            >
              <StyledLines block={layout.board} />
              <Box flexDirection="column" flexGrow={1} flexShrink={1} overflow="hidden">
                <StyledLines block={lessonText(course.lessonState().lesson, message, layout)} />
              </Box>
            </Box>
            <StyledLines block={[bottomLine()]} />
          </Box>
        </Frame>
      )
    },
  }
}

function messageFor(tried: Result<LessonFeedback>, gameText: GameText): LessonMessage {
  const cells = tried.ok ? tried.value.cells : tried.rejection.cells
  const isGood = tried.ok && tried.value.verdict !== 'wrong'
  return {
    text: tried.ok ? verdictText(tried.value) : rejectionSentence(tried.rejection, gameText),
    isGood,
    ...(cells && { highlight: { cells, as: isGood ? 'good' : 'refused' } }),
  }
}

/** The text of the lesson, then the answer to the last try; the answer comes first where there is no room for both. */
function lessonText(
  { heading, say }: Lesson,
  message: LessonMessage | undefined,
  { columns, rows }: ScreenSize,
): Block {
  const wrapped = (text: string, style = {}): Block =>
    wrapText(text, columns).map(row => styledLine(row, style))
  const lines = [...wrapped(heading, { bold: true }), ...say.flatMap(text => [[], ...wrapped(text)])]
  if (!message) return lines.slice(0, rows)
  const answer = wrapped(message.text, { bold: true, tone: message.isGood ? 'leaf' : 'medlar' })
  return [...lines.slice(0, Math.max(0, rows - answer.length - 1)), [], ...answer]
}
