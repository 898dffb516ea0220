import { lessonPlayers } from '#app/game-request.ts'
import { readCell } from '#kernel/grid.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { isLessonDone, nextSolutionMove } from '#session/lesson/lesson-state.ts'
import { lessonText } from '#session/text/en/lesson.ts'
import { peopleOf } from '#table/player.ts'
import { viewFor } from '#table/table.ts'
import type { LoadedGame } from '../game/loaded-game.ts'
import { type LessonCourse, verdictText } from '../lessons/lesson-progress.ts'
import type { TerminalHost } from '../shell/host.ts'
import { shellText } from '../text/en/shell.ts'
import { helpTexts } from './commands.ts'
import { openTextConsole } from './text-console.ts'

/** The lessons in text mode. Returns the exit code. */
export async function runLessons(
  host: TerminalHost,
  loaded: LoadedGame,
  course: LessonCourse,
): Promise<number> {
  const textConsole = openTextConsole(host)
  const { print } = textConsole
  const { face, text: gameText } = loaded
  const people = peopleOf(lessonPlayers(loaded, shellText.setup.defaultName))
  const view = () => viewFor(course.lessonState().table, 0)
  const handlers: Readonly<Record<string, (argument: string) => void>> = {
    board: printBoard,
    text: printText,
    look(argument) {
      const cell = readCell(argument)
      print(cell ? `${gameText.cell(view(), cell)}.` : shellText.textMode.lookWhere)
    },
    next: () => (course.moveBy(1) ? begin() : print(shellText.lesson.noMore)),
    back: () => (course.moveBy(-1) ? begin() : print(shellText.lesson.noEarlier)),
    show() {
      const move = nextSolutionMove(course.lessonState())
      print(move === undefined ? shellText.lesson.noAnswer : lessonText.answer(move))
    },
    help() {
      for (const section of helpTexts(loaded)) print(section)
      print(shellText.lesson.commands)
    },
  }

  function printBoard(): void {
    for (const row of face.text(view(), people)) print(row)
  }

  function printText(): void {
    const { heading, say } = course.lessonState().lesson
    print(`${shellText.lesson.step(course.position() + 1, course.lessons.length)}: ${heading}`)
    for (const paragraph of say) print(paragraph)
  }

  function begin(): void {
    printText()
    const { table } = course.lessonState()
    for (const event of table.opening.events) print(gameText.event(event, people))
    printBoard()
  }

  function attempt(text: string): void {
    const tried = course.attempt(text)
    print(tried.ok ? verdictText(tried.value) : rejectionSentence(tried.rejection, gameText))
    if (tried.ok && tried.value.verdict !== 'wrong') printBoard()
    if (!isLessonDone(course.lessonState())) return
    if (course.moveBy(1)) begin()
    else print(shellText.lesson.finished)
  }

  print(shellText.lesson.welcome(loaded.card.title, gameText.moveExample))
  begin()
  try {
    for (;;) {
      const input = await textConsole.ask('> ')
      if (input.kind === 'end') return 0
      if (input.kind !== 'line' || input.text.trim() === '') continue
      const [word = '', ...rest] = input.text.trim().toLowerCase().replace(/^:/, '').split(/\s+/)
      if (word === 'quit') return 0
      const handler = Object.hasOwn(handlers, word) ? handlers[word] : undefined
      if (handler) handler(rest.join(' '))
      else if (isLessonDone(course.lessonState())) print(shellText.lesson.finished)
      else attempt(input.text)
    }
  } finally {
    textConsole.close()
  }
}
