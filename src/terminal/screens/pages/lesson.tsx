import { Box } from 'ink'
import type { ReactNode } from 'react'
import { type InspectAction, inspectBoard, isInspectAction } from '#app/inspect-board.ts'
import { moveForKey } from '#kernel/commands.ts'
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
  return new LessonScreen(shell, loaded, course)
}

class LessonScreen implements Screen {
  readonly #shell: Shell
  readonly #loaded: LoadedGame
  readonly #course: LessonCourse
  #cursor: Cell | undefined
  #entry = ''
  #message: LessonMessage | undefined

  constructor(shell: Shell, loaded: LoadedGame, course: LessonCourse) {
    this.#shell = shell
    this.#loaded = loaded
    this.#course = course
  }

  press(key: string): void {
    const command = commandFor(this.#keys(), key)
    const character = typedCharacter(key)
    const isFree = command === undefined || command === 'cell'
    const isPartOfEntry = this.#entry !== '' && (character === ' ' || isInspectAction(command))
    const isTyped = character !== undefined && (isFree || isPartOfEntry)
    const cell = isFree && this.#entry === '' ? this.#cursorNow() : undefined
    const move = cell && moveForKey(this.#loaded.commands, cell, key)
    if (move !== undefined && !this.#isDone()) this.#attempt(move)
    else if (isTyped && !this.#isDone()) this.#entry += character
    else if (command) this.#perform(command)
    this.#shell.redraw()
  }

  draw(room: ScreenSize): ReactNode {
    const course = this.#course
    const layout = layOut(room, within => this.#board(within))
    if (layout.kind === 'none')
      return <TooSmall sentence={shellText.tooSmall(layout.neededSize, room)} room={room} />
    const step = shellText.lesson.step(course.position() + 1, course.lessons.length)
    const title: StyledLine = [
      span(`${this.#shell.theme.glyphs.dot} `, { tone: this.#loaded.card.accent }),
      span(this.#loaded.card.title, { bold: true }),
      span(`   ${step}`, { tone: 'soft' }),
    ]
    return (
      <Frame size={room} title={title} keys={this.#keys()} describe={describeCommand}>
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
              <StyledLines block={lessonText(course.lessonState().lesson, this.#message, layout)} />
            </Box>
          </Box>
          <StyledLines block={[this.#bottomLine()]} />
        </Box>
      </Frame>
    )
  }

  #isDone(): boolean {
    return isLessonDone(this.#course.lessonState())
  }

  #view(): object {
    return viewFor(this.#course.lessonState().table, 0)
  }

  /** Undefined in a game without a cursor. */
  #cursorNow(): Cell | undefined {
    const { input } = this.#loaded.face
    return input.kind === 'typed' ? undefined : input.cursor(this.#view(), this.#cursor)
  }

  #keys(): KeyMap<LessonCommand> {
    return this.#isDone() ? stepDoneKeys : lessonKeys(this.#loaded)
  }

  #attempt(text: string): void {
    this.#message = messageFor(this.#course.attempt(text), this.#loaded.text)
  }

  #go(by: 1 | -1): void {
    this.#entry = ''
    if (this.#course.moveBy(by)) {
      this.#message = undefined
      this.#cursor = undefined
    } else if (by > 0 && this.#isDone()) this.#shell.back()
  }

  #choose(): void {
    const typed = this.#entry.trim()
    this.#entry = ''
    this.#cursor = this.#cursorNow()
    const { input } = this.#loaded.face
    const atCursor = this.#cursor && input.kind === 'cell' ? input.move(this.#view(), this.#cursor) : ''
    this.#attempt(typed === '' ? atCursor : typed)
  }

  #inspect(action: InspectAction): void {
    const board = { view: this.#view(), people: [], cell: this.#cursorNow() }
    const answer = inspectBoard(action, board, this.#loaded)
    if (answer?.goTo) this.#cursor = answer.goTo
    if (answer) this.#message = { text: answer.text, isGood: true }
  }

  #perform(command: LessonCommand): void {
    if (command === 'choose') this.#choose()
    else if (command === 'lesson-before') this.#go(-1)
    else if (command === 'lesson-after') this.#go(1)
    else if (command === 'erase') this.#entry = withoutLastCharacter(this.#entry)
    else if (command === 'help') this.#help()
    else if (isInspectAction(command)) this.#inspect(command)
    else if (command === 'menu') {
      if (this.#entry === '') this.#shell.back()
      this.#entry = ''
    } else if (isCursorStep(command as PlayCommand)) {
      this.#message = undefined
      const { input } = this.#loaded.face
      const from = this.#cursorNow()
      if (from && input.kind !== 'typed') this.#cursor = input.step(this.#view(), from, command as never)
    }
  }

  #help(): void {
    const sections = this.#loaded.text.help('terminal')
    this.#shell.open(createHelp(this.#shell, { sections, keys: lessonKeys(this.#loaded) }))
  }

  #board(room: ScreenSize): Block {
    return this.#loaded.face.draw({
      view: this.#view(),
      people: [],
      cursor: this.#isDone() ? undefined : this.#cursorNow(),
      highlight: this.#message?.highlight,
      size: room,
      glyphs: this.#shell.theme.glyphs,
    })
  }

  #bottomLine(): StyledLine {
    if (this.#isDone()) {
      const isLast = this.#course.position() === this.#course.lessons.length - 1
      return styledLine(isLast ? shellText.lesson.last : shellText.lesson.next, { tone: 'leaf', bold: true })
    }
    const { prompt, caret } = this.#shell.theme.glyphs
    return [span(`${prompt} `, { tone: 'leaf', bold: true }), span(this.#entry + caret, { bold: true })]
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
