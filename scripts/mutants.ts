// Plants bugs in a copy of the project, one at a time, and expects the tests to notice: npm run mutants [WORD...]
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProjectCopy } from '../checks/project-copy.ts'
import type { Mutant } from './mutants/mutant.ts'
import { MUTANTS } from './mutants/mutants.ts'

interface TestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

const wanted = process.argv.slice(2).map(word => word.toLowerCase())
const isWanted = ({ bug, breaks, file }: Mutant) =>
  wanted.every(word => `${bug} ${breaks} ${file}`.toLowerCase().includes(word))
const mutants = MUTANTS.filter(isWanted)

const copy = new ProjectCopy()
process.once('exit', () => copy.remove())
process.once('SIGINT', () => process.exit(130))

/** Runs test files or folders of the copy and returns the titles of the tests that failed. */
function failuresOf(tests: readonly string[]): ReadonlySet<string> {
  const output = join(copy.folder, 'report.json')
  const options = ['--config', 'config/vitest.config.ts', '--project', 'unit', '--project', 'long']
  const reporting = ['--reporter', 'json', '--outputFile', output]
  rmSync(output, { force: true })
  const run = copy.runScript('node_modules/vitest/vitest.mjs', 'run', ...options, ...reporting, ...tests)
  const report = readReport(output)
  if (!report) throw new Error(`The tests did not run:\n${run.output}`)
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName)
    // A file that cannot be loaded has no tests: the bug is one that no program would start with.
    if (assertionResults.length === 0) throw new Error(`${name} could not be run: ${message}`)
    return failed
  })
  return new Set(failures)
}

function readReport(file: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Tests that fail without any bug prove nothing. */
const failuresWithoutBug = new Map<string, ReadonlySet<string>>()

function failsWithoutBug(tests: readonly string[]): ReadonlySet<string> {
  const key = tests.join(' ')
  const known = failuresWithoutBug.get(key) ?? failuresOf(tests)
  failuresWithoutBug.set(key, known)
  return known
}

/** The title of a test that notices the bug; undefined if none does. */
function noticedBy({ file, replace, by, tests }: Mutant): string | undefined {
  const path = join(copy.folder, file)
  const source = readFileSync(path, 'utf8')
  const count = source.split(replace).length - 1
  if (count !== 1) throw new Error(`${file} has the text of this bug ${count} times: ${replace}`)
  const before = failsWithoutBug(tests)
  try {
    writeFileSync(
      path,
      source.replace(replace, () => by),
    )
    return [...failuresOf(tests)].find(title => !before.has(title))
  } finally {
    writeFileSync(path, source)
  }
}

let caught = 0
for (const mutant of mutants) {
  const startedAt = performance.now()
  let outcome: string
  try {
    const title = noticedBy(mutant)
    outcome = title === undefined ? 'SURVIVED' : `caught by “${title}”`
    if (title !== undefined) caught++
  } catch (error) {
    outcome = `NOT TRIED: ${(error as Error).message}`
  }
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  console.log(`${mutant.breaks.padEnd(7)} ${mutant.bug}\n        ${outcome} (${seconds} s)`)
}
for (const [tests, failures] of failuresWithoutBug)
  if (failures.size > 0) console.log(`\nFail without any bug, in ${tests}:\n  ${[...failures].join('\n  ')}`)
console.log(`\n${caught} of ${mutants.length} caught`)
process.exitCode = caught === mutants.length ? 0 : 1
