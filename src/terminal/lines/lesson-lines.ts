import { readCell } from '#kernel/grid.ts'
import { isLearned, nextAnswer } from '#session/lesson.ts'
import { lessonWords } from '#session/lesson-words.ts'
import { peopleOf } from '#session/player.ts'
import { rejectionWords } from '#session/words.ts'
import { viewFor } from '#table/table.ts'
import { answerTo, type Course } from '../course.ts'
import { learners } from '../first-visit.ts'
import type { TerminalHost } from '../host.ts'
import type { LoadedGame } from '../loaded.ts'
import { words } from '../words.ts'
import { openTalk } from './talk.ts'

/** The lessons by lines alone. Answers with the exit code. */
export async function learnByLines(host: TerminalHost, loaded: LoadedGame, course: Course): Promise<number> {
  const talk = openTalk(host)
  const { print } = talk
  const { face, words: gameWords } = loaded
  const people = peopleOf(learners(loaded))
  const view = () => viewFor(course.lecture().table, 0)
  const deeds: Readonly<Record<string, (about: string) => void>> = {
    board: printBoard,
    text: printText,
    look(about) {
      const cell = readCell(about)
      print(cell ? `${gameWords.cell(view(), cell)}.` : words.lines.lookWhere)
    },
    next: () => (course.go(1) ? begin() : print(words.lesson.noMore)),
    back: () => (course.go(-1) ? begin() : print(words.lesson.noEarlier)),
    show() {
      const move = nextAnswer(course.lecture())
      print(move === undefined ? words.lesson.noAnswer : lessonWords.answer(move))
    },
    help() {
      for (const { heading, paragraphs } of loaded.help) print([heading, ...paragraphs].join('\n'))
      print(words.lesson.commands)
    },
  }

  function printBoard(): void {
    for (const row of face.text(view(), people)) print(row)
  }

  function printText(): void {
    const { heading, say } = course.lecture().lesson
    print(`${words.lesson.step(course.at() + 1, course.lessons.length)}: ${heading}`)
    for (const paragraph of say) print(paragraph)
  }

  function begin(): void {
    printText()
    const { table } = course.lecture()
    for (const event of table.opening.events) print(gameWords.event(event, people))
    printBoard()
  }

  function attempt(text: string): void {
    const tried = course.try(text)
    print(tried.ok ? answerTo(tried.value) : rejectionWords(tried.rejection, gameWords))
    if (tried.ok && tried.value.verdict !== 'wrong') printBoard()
    if (!isLearned(course.lecture())) return
    if (course.go(1)) begin()
    else print(words.lesson.finished)
  }

  print(words.lesson.welcome(gameWords.title, gameWords.moveExample))
  begin()
  try {
    for (;;) {
      const heard = await talk.ask('> ')
      if (heard.kind === 'end') return 0
      if (heard.kind !== 'line' || heard.text.trim() === '') continue
      const [word = '', ...rest] = heard.text.trim().toLowerCase().replace(/^:/, '').split(/\s+/)
      if (word === 'quit') return 0
      const deed = Object.hasOwn(deeds, word) ? deeds[word] : undefined
      if (deed) deed(rest.join(' '))
      else if (isLearned(course.lecture())) print(words.lesson.finished)
      else attempt(heard.text)
    }
  } finally {
    talk.close()
  }
}
