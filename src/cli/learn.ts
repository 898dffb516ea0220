import { gameIds } from '#games/catalog.ts'
import { UserError } from '#kernel/failure.ts'
import type { Lesson } from '#kernel/lesson.ts'
import { openCourse } from '#terminal/course.ts'
import { openFirstSteps } from '#terminal/first-visit.ts'
import { learnByLines } from '#terminal/lines/lesson-lines.ts'
import { type LoadedGame, mustLoad } from '#terminal/loaded.ts'
import { openLessons, openMeeting } from '#terminal/open.ts'
import { words as terminalWords } from '#terminal/words.ts'
import { type Parsed, readFlags } from './flags.ts'
import { isScreen, openHost } from './host.ts'
import { learnPage } from './manual/solo-pages.ts'
import { words } from './words.ts'

/** Teaches a game step by step, from where one has come to. */
export async function learn(given: readonly string[]): Promise<number> {
  const asked = readFlags(given, learnPage)
  if (!asked) return 0
  const { flags, names } = asked
  const [id, extra] = names
  if (id === undefined) throw new UserError(words.nameAGameTo('learn', gameIds))
  if (extra !== undefined) throw new UserError(words.tooManyWords(extra))
  const loaded = await mustLoad(id)
  if (flags.first || !loaded.loadLessons) return meet(loaded, flags)
  const lessons = await loaded.loadLessons()
  const from = flags.step === undefined ? undefined : stepOf(String(flags.step), lessons)
  const host = openHost()
  try {
    const course = openCourse(host.memory, loaded, lessons, from)
    if (flags.plain || !isScreen()) return await learnByLines(host, loaded, course)
    await openLessons(host, loaded, course)
    return 0
  } finally {
    host.thinker.close()
  }
}

/** The first steps of a game, which are all there is to learn where it has no lessons. */
async function meet(loaded: LoadedGame, { step, plain }: Parsed['flags']): Promise<number> {
  const steps = await loaded.loadFirstSteps()
  const from = step === undefined ? 0 : stepOf(String(step), steps)
  const host = openHost()
  try {
    if (plain || !isScreen())
      return await learnByLines(host, loaded, openFirstSteps(host.memory, loaded, steps, from))
    await openMeeting(host, loaded, steps.slice(from))
    return 0
  } finally {
    host.thinker.close()
  }
}

function stepOf(text: string, lessons: readonly Lesson[]): number {
  const step = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (step < 1 || step > lessons.length)
    throw new UserError(terminalWords.lesson.noStep(text, lessons.length))
  return step - 1
}
