import { Worker } from 'node:worker_threads'
import { onTestFinished } from 'vitest'
import { COMMAND } from '../paths.ts'
import type { FromProgram, ProgramData, ToProgram } from './headless-program.ts'
import { HeadlessTerminal } from './headless-terminal.ts'
import { keySequence } from './terminal-keys.ts'
import {
  type Expectation,
  isAsExpected,
  prepareDataFolder,
  programVariables,
  TIMEOUT_MS,
  type Window,
  type WindowExit,
  type WindowOptions,
} from './window.ts'

export interface HeadlessWindowOptions extends WindowOptions {
  /** The command to run; by default the one that is built from this project. */
  readonly command?: string
  /** How far the program's clock is ahead of the real one; negative for behind. */
  readonly clockOffsetMs?: number
}

/** Opens a window that is closed at the end of the test. */
export async function openWindow(options: HeadlessWindowOptions = {}): Promise<HeadlessWindow> {
  const window = new HeadlessWindow(await prepareDataFolder(options), options)
  onTestFinished(() => window.close())
  return window
}

interface Waiter {
  readonly isExpected: (screen: string) => boolean
  readonly resolve: (screen: string) => void
  readonly fail: () => void
}

/** The built program in a worker thread, on a terminal without a display. */
export class HeadlessWindow implements Window {
  readonly dataFolder: string
  readonly #terminal: HeadlessTerminal
  readonly #program: Worker
  readonly #waiters = new Set<Waiter>()
  readonly #exit = Promise.withResolvers<number>()
  #exitCode: number | undefined

  constructor(dataFolder: string, options: HeadlessWindowOptions) {
    const { command = COMMAND, columns = 80, rows = 24 } = options
    this.dataFolder = dataFolder
    this.#terminal = new HeadlessTerminal(columns, rows)
    this.#program = startProgram(
      { command, columns, rows, fault: options.fault, clockOffsetMs: options.clockOffsetMs ?? 0 },
      { commandArguments: options.commandArguments ?? [], variables: programVariables(dataFolder, options) },
    )
    this.#terminal.onReply(text => this.#send({ kind: 'input', text }))
    this.#program.on('message', (text: FromProgram) => this.#draw(text))
    this.#program.on('error', error => this.#draw(`${error.stack}\n`))
    // The output before the exit may still be on its way to the screen.
    this.#program.on('exit', code => this.#terminal.write('', () => this.#onExit(code)))
  }

  /** Sends keys by tmux's names in one go. */
  async press(...keys: string[]): Promise<void> {
    this.#send({ kind: 'input', text: keys.map(keySequence).join('') })
  }

  async type(text: string): Promise<void> {
    this.#send({ kind: 'input', text })
  }

  /** Sends text as a terminal sends the clipboard. */
  async paste(text: string): Promise<void> {
    const lines = text.replaceAll('\n', '\r')
    const pasted = this.#terminal.marksPastes ? `\u001b[200~${lines}\u001b[201~` : lines
    this.#send({ kind: 'input', text: pasted })
  }

  async screen(): Promise<string> {
    return this.#terminal.screen()
  }

  /** The inverse text on the screen, one entry for each run of characters. */
  highlights(): readonly string[] {
    return this.#terminal.highlights()
  }

  see(expected: Expectation): Promise<string> {
    return this.#waitFor(screen => isAsExpected(screen, expected), `“${expected}”`)
  }

  /** Waits for a screen without this text. */
  seeNot(unwanted: string | RegExp): Promise<string> {
    return this.#waitFor(
      screen => screen.trim() !== '' && !isAsExpected(screen, unwanted),
      `no “${unwanted}”`,
    )
  }

  async resize(columns: number, rows: number): Promise<void> {
    this.#terminal.resize(columns, rows)
    this.#send({ kind: 'resize', columns, rows })
  }

  /** Moves the program's clock forward; a running countdown shows it with its next tick. */
  advanceClock(ms: number): void {
    this.#send({ kind: 'advance', ms })
  }

  /** Ends the program without notice, as a power cut would. */
  async kill(): Promise<void> {
    await this.#program.terminate()
  }

  async close(): Promise<void> {
    await this.kill()
    this.#terminal.dispose()
  }

  async waitForExit(): Promise<WindowExit> {
    const { promise: timeout, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(this.#unexpected('the end of the program')), TIMEOUT_MS)
    const code = await Promise.race([this.#exit.promise, timeout]).finally(() => clearTimeout(timer))
    const { isAlternate: alternate, isCursorVisible: cursor } = this.#terminal
    return { code, alternate, cursor, screen: this.#terminal.screen() }
  }

  /** Resolves with the first screen that is as expected: the present one, or the one after a coming frame. */
  async #waitFor(isExpected: (screen: string) => boolean, expected: string): Promise<string> {
    const present = this.#terminal.screen()
    if (isExpected(present)) return present
    if (this.#exitCode !== undefined) throw this.#unexpected(expected)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const fail = () => reject(this.#unexpected(expected))
    const waiter = { isExpected, resolve, fail }
    const timer = setTimeout(fail, TIMEOUT_MS)
    this.#waiters.add(waiter)
    return promise.finally(() => {
      clearTimeout(timer)
      this.#waiters.delete(waiter)
    })
  }

  #send(message: ToProgram): void {
    this.#program.postMessage(message)
  }

  #draw(text: string): void {
    this.#terminal.write(text, () => this.#checkWaiters())
  }

  #checkWaiters(): void {
    if (this.#waiters.size === 0) return
    const screen = this.#terminal.screen()
    for (const { isExpected, resolve } of this.#waiters) if (isExpected(screen)) resolve(screen)
  }

  #onExit(code: number): void {
    this.#exitCode = code
    this.#exit.resolve(code)
    for (const { fail } of this.#waiters) fail()
  }

  #unexpected(expected: string): Error {
    const state = this.#exitCode === undefined ? '' : ` of a program that exited with ${this.#exitCode}`
    return new Error(`Expected ${expected} on the screen${state}, but saw:\n${this.#terminal.screen()}`)
  }
}

interface ProgramStart {
  readonly commandArguments: readonly string[]
  readonly variables: Readonly<Record<string, string>>
}

function startProgram(data: ProgramData, { commandArguments, variables }: ProgramStart): Worker {
  const { PATH, HOME } = process.env
  return new Worker(new URL('./headless-program.ts', import.meta.url), {
    argv: [...commandArguments],
    env: { PATH, HOME, TERM: 'xterm-256color', ...variables },
    execArgv: [],
    workerData: data,
  })
}
