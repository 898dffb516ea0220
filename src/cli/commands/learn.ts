import { gameIds } from '#games/catalog.ts'
import type { Lesson } from '#kernel/lesson.ts'
import { type LoadedGame, loadGameOrThrow } from '#terminal/game/loaded-game.ts'
import { openFirstSteps } from '#terminal/lessons/first-steps.ts'
import { openLessonCourse } from '#terminal/lessons/lesson-progress.ts'
import { shellText } from '#terminal/text/en/shell.ts'
import { runLessons } from '#terminal/text-mode/lessons.ts'
import { type ParsedFlags, parseFlags } from '../flags.ts'
import { canShowScreens, openHost } from '../host.ts'
import { loadScreens } from '../load-screens.ts'
import { learnPage } from '../manual/local-pages.ts'
import { cliText } from '../text/en/shell.ts'
import { UsageError } from '../usage-error.ts'

/** Opens the lessons of a game where they were left. */
export async function learn(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, learnPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [id, extra] = positionals
  if (id === undefined) throw new UsageError(cliText.nameAGameTo('learn', gameIds))
  if (extra !== undefined) throw new UsageError(cliText.tooManyWords(extra))
  const loaded = await loadGameOrThrow(id)
  if (flags.first || !loaded.loadLessons) return learnFirstSteps(loaded, flags)
  const { lessons } = await loaded.loadLessons()
  const from = flags.step === undefined ? undefined : parseStep(String(flags.step), lessons)
  const host = openHost()
  try {
    const course = openLessonCourse(host.preferences, loaded, lessons, from)
    if (flags.plain || !canShowScreens()) return await runLessons(host, loaded, course)
    await (await loadScreens()).launchLessons(host, loaded, course)
    return 0
  } finally {
    host.engineClient.close()
  }
}

/** A game without lessons is taught by its first steps. */
async function learnFirstSteps(loaded: LoadedGame, { step, plain }: ParsedFlags['flags']): Promise<number> {
  const { firstSteps: steps } = await loaded.loadFirstSteps()
  const from = step === undefined ? 0 : parseStep(String(step), steps)
  const host = openHost()
  try {
    if (plain || !canShowScreens())
      return await runLessons(host, loaded, openFirstSteps(host.preferences, loaded, steps, from))
    await (await loadScreens()).launchFirstSteps(host, loaded, steps, from)
    return 0
  } finally {
    host.engineClient.close()
  }
}

function parseStep(text: string, lessons: readonly Lesson[]): number {
  const step = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (step < 1 || step > lessons.length) throw new UsageError(shellText.lesson.noStep(text, lessons.length))
  return step - 1
}
