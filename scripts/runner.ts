// The steps of `npm run check` and `npm test`. They run one after another, and a failure does not stop the rest.
import { startVitest } from 'vitest/node'
import { root, runProgram } from './run-program.ts'
import { TestReporter } from './test-reporter.ts'

export interface Step {
  readonly name: string
  run(reporter: TestReporter): Promise<void>
}

/** Counts as one test, which passes if the command exits with 0. */
export function commandStep(name: string, program: string, ...args: readonly string[]): Step {
  return functionStep(name, async () => (await runProgram(program, args)) === 0)
}

/** Counts as one test, which passes if the function returns true. */
export function functionStep(name: string, run: () => boolean | Promise<boolean>): Step {
  return {
    name,
    async run(reporter) {
      if (await run()) reporter.pass()
      else reporter.fail(name)
    },
  }
}

/** Runs steps at the same time; each counts by itself. */
export function concurrentStep(name: string, ...steps: readonly Step[]): Step {
  return {
    name,
    async run(reporter) {
      await Promise.all(steps.map(step => step.run(reporter)))
    },
  }
}

/** Runs projects of config/vitest.config.ts; every test in them counts. */
export function vitestStep(name: string, ...projects: string[]): Step {
  return {
    name,
    async run(reporter) {
      const { passed, failed } = reporter
      process.exitCode = 0
      await startVitest([], {
        root,
        config: 'config/vitest.config.ts',
        project: projects,
        reporters: [reporter],
        watch: false,
      })
      // A run that broke outside any test, or ran none, must not look like success.
      const isBroken = process.exitCode !== 0 || reporter.passed === passed
      if (isBroken && reporter.failed === failed) reporter.fail(`${name}: the tests did not run to their end`)
    },
  }
}

/** Runs all steps and prints the sum as the last line, even if a step ends the process. */
export async function runSteps(steps: readonly Step[]): Promise<never> {
  const reporter = new TestReporter()
  let current: Step | undefined
  process.once('exit', () => {
    if (current) reporter.fail(`${current.name}: the run ended during this step`)
    reporter.printSummary()
    process.exitCode = reporter.failed === 0 ? 0 : 1
  })
  for (const step of steps) {
    current = step
    const { passed, failed } = reporter
    const start = performance.now()
    console.log(`\n== ${step.name}`)
    await step.run(reporter)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(
      `== ${step.name}: ${reporter.passed - passed} passed, ${reporter.failed - failed} failed, ${seconds} s`,
    )
  }
  current = undefined
  process.exit()
}
