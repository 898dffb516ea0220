// The parts of `npm run check` and `npm test`: each runs to its end and tells how many tests passed and failed.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export interface TestCounts {
  readonly passed: number
  readonly failed: number
  /** The names of the tests that failed, where they have names. */
  readonly failures?: readonly string[]
}

export interface Step {
  readonly name: string
  run(): Promise<TestCounts>
}

/** A command that is one test: it passes when it exits with 0. */
export function commandStep(name: string, program: string, ...given: readonly string[]): Step {
  return {
    name,
    async run() {
      const code = await runProgram(program, given)
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
    },
  }
}

/** Work of our own that is one test: it passes when it says so. */
export function functionStep(name: string, isDone: () => boolean): Step {
  return { name, run: async () => (isDone() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) }
}

/** A Vitest project; every test in it counts. */
export function vitestStep(name: string, config: string, ...given: readonly string[]): Step {
  return {
    name,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), 'quincunx-tests-'))
      const report = join(folder, 'report.json')
      const options = [
        'run',
        '--config',
        `config/${config}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]
      const code = await runProgram('vitest', [...options, ...given])
      const tally = readTestCounts(report)
      rmSync(folder, { recursive: true })
      // A run that broke outside any test, or ran none, must not look like success.
      const broken = tally.failed === 0 && (code !== 0 || tally.passed === 0)
      return broken ? { ...tally, failed: 1 } : tally
    },
  }
}

/** Runs steps one after another, goes on after a failure, and prints the sum as the last line. */
export async function runSteps(steps: readonly Step[]): Promise<never> {
  let passed = 0
  let failed = 0
  const failures: string[] = []
  for (const step of steps) {
    const begun = performance.now()
    console.log(`\n== ${step.name}`)
    const tally = await step.run()
    console.log(
      `== ${step.name}: ${tally.passed} passed, ${tally.failed} failed, ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    )
    if (tally.failed > 0) failures.push(step.name, ...(tally.failures ?? []).map(name => `  ${name}`))
    passed += tally.passed
    failed += tally.failed
  }
  // At the very end once more: of a long run perhaps only that is looked at.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

export function runProgram(program: string, given: readonly string[]): Promise<number> {
  const bin = join(root, 'node_modules', '.bin')
  // The Node that runs this script also runs the tools, whatever the machine's own is.
  const path = [join(process.execPath, '..'), bin, process.env.PATH].join(delimiter)
  return new Promise(resolve => {
    const child = spawn(program, given, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: path },
    })
    child.on('error', error => {
      console.error(`${program} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', code => resolve(code ?? 1))
  })
}

/** What is read of Vitest's report. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

function readTestCounts(report: string): TestCounts {
  try {
    const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    const failures = testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0]}`),
    )
    return { passed: numPassedTests, failed: numFailedTests, failures }
  } catch {
    return { passed: 0, failed: 0 }
  }
}
