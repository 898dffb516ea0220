import { dayNumber, parseDailySeed } from '#kernel/daily.ts'
import type { Engine, Report } from '#kernel/engine.ts'
import { randomFor } from '#kernel/random.ts'
import type { Rules } from '#kernel/rules.ts'
import type { EngineJob, EngineResults } from './engine-client.ts'

export interface EngineRunner {
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

  return {
    async run(job, report) {
      const loaded = await engineFor(job.game)
      await loaded.rules.load?.()
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
    case 'review':
      return engine.review?.(job.line) ?? []
  }
}
