import { dayNumber, parseDailySeed } from '#kernel/daily.ts'
import type { Engine, Report } from '#kernel/engine.ts'
import type { ExerciseSource } from '#kernel/exercise.ts'
import { randomFor } from '#kernel/random.ts'
import type { Rules } from '#kernel/rules.ts'
import type { EngineJob, EngineResults } from './engine-client.ts'

export interface EngineRunner {
  /** Loads a game's engine, so that its first job need not wait for it. */
  load(game: string): Promise<void>
  run(job: EngineJob, report: Report): Promise<EngineResults[EngineJob['do']]>
}

export interface LoadedEngine {
  readonly rules: Rules
  readonly engine: Engine
}

/** Runs jobs in a worker. Each engine is loaded once, so that its caches survive between jobs. */
export function createEngineRunner(
  loadEngine: (game: string, report: Report) => Promise<LoadedEngine>,
): EngineRunner {
  const engines = new Map<string, Promise<LoadedEngine>>()
  let reportNow: Report = () => {}

  function engineFor(id: string): Promise<LoadedEngine> {
    const cached = engines.get(id)
    if (cached) return cached
    const engine = loadEngine(id, progress => reportNow(progress))
    engines.set(id, engine)
    // Without this, a failed load would be cached and never retried.
    engine.catch(() => engines.delete(id))
    return engine
  }

  async function load(game: string): Promise<LoadedEngine> {
    const loaded = await engineFor(game)
    await loaded.rules.load?.()
    return loaded
  }

  return {
    async load(game) {
      await load(game)
    },
    async run(job, report) {
      const loaded = await load(job.game)
      reportNow = report
      return runJob(loaded, job, report)
    },
  }
}

function runJob(
  { rules, engine }: LoadedEngine,
  job: EngineJob,
  report: Report,
): EngineResults[EngineJob['do']] {
  switch (job.do) {
    case 'generate': {
      if (!engine.generate) throw new Error(`${rules.id} generates nothing.`)
      const daily = parseDailySeed(job.seed)
      // The purpose determines the draws: another word would change all daily puzzles.
      const random = randomFor(job.seed, 0, 'prepare')
      return engine.generate(job.params, { random, report, day: daily && dayNumber(daily.day) })
    }
    case 'learn':
      return engine.learn?.(job.games) ?? null
    case 'choose': {
      const bot = engine.bots?.[job.level]
      if (!bot) throw new Error(`${rules.id} has no level called ${job.level}.`)
      const random = randomFor(job.seed, job.ply, `bot ${job.seat}`)
      return rules.notation.write(bot.choose(job.view, random))
    }
    case 'hint':
      return engine.hint?.(job.view) ?? null
    case 'walkthrough':
      return engine.walkthrough?.(job.view) ?? []
    case 'review':
      return engine.review?.(job.line) ?? []
    case 'make-exercise': {
      const { kind, rating } = job.request
      // The purpose determines the draws: other words would change the exercise behind every link.
      const random = randomFor(job.seed, 0, `exercise ${kind} ${rating}`)
      return exercisesOf(rules, engine).make(job.request, { random, report })
    }
    case 'judge-exercise':
      return exercisesOf(rules, engine).judge(job.exercise, job.moves)
    case 'exercise-from-position':
      return exercisesOf(rules, engine).fromPosition?.(job.state, job.seat) ?? null
    case 'consult':
      if (!engine.consult) throw new Error(`${rules.id} answers no questions.`)
      return engine.consult(job.question, { random: randomFor(job.seed, 0, 'consult'), report })
  }
}

function exercisesOf(rules: Rules, { exercises }: Engine): ExerciseSource {
  if (!exercises) throw new Error(`${rules.id} has no exercises.`)
  return exercises
}
