import { dayNumber, parseDailySeed } from '#kernel/daily.ts'
import type { Engine, Report } from '#kernel/engine.ts'
import { randomFor } from '#kernel/random.ts'
import type { Rules } from '#kernel/rules.ts'
import type { EngineJob, EngineResults } from './engine-client.ts'

export interface EngineRunner {
  run(job: EngineJob, report: Report): Promise<EngineResults[EngineJob['do']]>
}

/** A game as its worker has it. */
export interface LoadedEngine {
  readonly rules: Rules
  readonly engine: Engine
}

/** Does jobs one at a time in a worker, keeping each game's engine and what it has learned. */
export function createEngineRunner(
  loadEngine: (game: string, report: Report) => Promise<LoadedEngine>,
): EngineRunner {
  const engines = new Map<string, Promise<LoadedEngine>>()
  let reportNow: Report = () => {}

  function engineOf(id: string): Promise<LoadedEngine> {
    const known = engines.get(id)
    if (known) return known
    const engine = loadEngine(id, progress => reportNow(progress))
    engines.set(id, engine)
    // An engine that could not be loaded may be there at the next request.
    engine.catch(() => engines.delete(id))
    return engine
  }

  return {
    async run(job, report) {
      const loaded = await engineOf(job.game)
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
      // The purpose is part of every seed's draws: another word would give other daily puzzles.
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
