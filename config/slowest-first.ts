import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest. Started last, one of them would leave the other cores idle while it finishes. */
const SLOWEST = [
  'e2e/faults/simulation.e2e.ts',
  'src/server/simulation.test.ts',
  'src/server/metrics/server-metrics.test.ts',
  'src/games/scribble/engine/bots/levels.long.test.ts',
  'checks/new-game.long.test.ts',
  'src/games/guessgo/engine/simulation/simulate.long.test.ts',
  'src/server/storage/sqlite/sqlite-storage.long.test.ts',
  'checks/package.long.test.ts',
  'e2e/browser/scribble.e2e.ts',
  'e2e/browser/layout.e2e.ts',
  'e2e/faults/nodes/outages.e2e.ts',
  'e2e/terminal/launcher.e2e.ts',
  'e2e/terminal/admin.e2e.ts',
]

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => SLOWEST.some(file => moduleId.endsWith(`/${file}`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter(file => !isSlow(file))]
  }
}
