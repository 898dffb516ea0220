import { dayNumber, parseDailySeed } from '#kernel/daily.ts'
import type { Game, Report } from '#kernel/game.ts'
import { randomFor } from '#kernel/random.ts'
import type { EngineJob, EngineResults } from './engine-client.ts'

export interface EngineRunner {
  run(job: EngineJob, report: Report): Promise<EngineResults[EngineJob['do']]>
}

/** Does jobs one at a time in a worker, keeping each game's engine and what it has learned. */
export function createEngineRunner(
  loadEngine: (game: string, report: Report) => Promise<Game>,
): EngineRunner {
  const engines = new Map<string, Promise<Game>>()
  let reportNow: Report = () => {}

  function engineOf(id: string): Promise<Game> {
    const known = engines.get(id)
    if (known) return known
    const engine = loadEngine(id, progress => reportNow(progress))
    engines.set(id, engine)
    // What could not be loaded may be there when it is asked for again.
    engine.catch(() => engines.delete(id))
    return engine
  }

  return {
    async run(job, report) {
      const game = await engineOf(job.game)
      await game.preload?.()
      reportNow = report
      return runJob(game, job, report)
    },
  }
}

function runJob(game: Game, job: EngineJob, report: Report): EngineResults[EngineJob['do']] {
  switch (job.do) {
    case 'prepare': {
      if (!game.generate) throw new Error(`${game.id} has nothing to prepare.`)
      const daily = parseDailySeed(job.seed)
      const random = randomFor(job.seed, 0, 'prepare')
      return game.generate(job.setup, random, report, daily && dayNumber(daily.day))
    }
    case 'choose': {
      const bot = game.bots?.[job.level]
      if (!bot) throw new Error(`${game.id} has no level called ${job.level}.`)
      const random = randomFor(job.seed, job.ply, `bot ${job.seat}`)
      return game.notation.write(bot.choose(job.view, random))
    }
    case 'hint':
      return game.hint?.(job.view) ?? null
    case 'review':
      return game.review?.(job.line) ?? []
  }
}
