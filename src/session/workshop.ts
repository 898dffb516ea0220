import type { Game, Report } from '#kernel/game.ts'
import { randomFor } from '#kernel/random.ts'
import { dailyOf, dayNumber } from './daily.ts'
import type { Answers, Job } from './thinker.ts'

export interface Workshop {
  perform(job: Job, report: Report): Promise<Answers[Job['do']]>
}

/** Does jobs one at a time in a worker, keeping each game's engine and what it has learned. */
export function openWorkshop(loadEngine: (game: string, report: Report) => Promise<Game>): Workshop {
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
    async perform(job, report) {
      const game = await engineOf(job.game)
      await game.ready?.()
      reportNow = report
      return answer(game, job, report)
    },
  }
}

function answer(game: Game, job: Job, report: Report): Answers[Job['do']] {
  switch (job.do) {
    case 'prepare': {
      if (!game.prepare) throw new Error(`${game.id} has nothing to prepare.`)
      const daily = dailyOf(job.seed)
      const random = randomFor(job.seed, 0, 'prepare')
      return game.prepare(job.setup, random, report, daily && dayNumber(daily.day))
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
