import type { UserConsoleLog } from 'vitest'
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node'

/** Counts the tests of all steps. Errors are printed after each Vitest run, their list and the sum at the very end. */
export class TestReporter implements Reporter {
  #vitest: Vitest | undefined
  #passed = 0
  readonly #failures: string[] = []

  get passed(): number {
    return this.#passed
  }

  get failed(): number {
    return this.#failures.length
  }

  pass(): void {
    this.#passed++
  }

  fail(name: string): void {
    this.#failures.push(name)
  }

  /** Repeats the failures, because the end of a long run may be all that is read. */
  printSummary(): void {
    if (this.failed > 0) console.log(`\nFailed:\n${this.#failures.map(failure => `  ${failure}`).join('\n')}`)
    console.log(`\n${this.passed} passed, ${this.failed} failed`)
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onUserConsoleLog({ type, content }: UserConsoleLog): void {
    process[type].write(content)
  }

  onTestModuleEnd(module: TestModule): void {
    const count = [...module.children.allTests()].length
    const seconds = (module.diagnostic().duration / 1000).toFixed(1)
    console.log(`${module.ok() ? '✓' : '✗'} ${module.relativeModuleId} (${count} tests, ${seconds} s)`)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    for (const module of modules) {
      const file = module.relativeModuleId
      this.#failWith(file, module.errors(), module)
      // A hook that fails has no test of its own.
      for (const suite of module.children.allSuites())
        this.#failWith(`${file} > ${suite.fullName}`, suite.errors(), module)
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') this.pass()
        else if (state === 'failed') this.#failWith(`${file} > ${test.fullName}`, errors, module)
      }
    }
    this.#failWith('outside of any test', unhandledErrors)
  }

  #failWith(name: string, errors: readonly SerializedError[], module?: TestModule): void {
    const [first] = errors
    if (!first) return
    this.fail(`${name}: ${first.message?.split('\n')[0]}`)
    console.error(`\nFAILED ${name}`)
    for (const error of errors)
      this.#vitest?.logger.printError(error, module ? { project: module.project } : undefined)
  }
}
