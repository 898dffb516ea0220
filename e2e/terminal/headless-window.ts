import { Worker } from 'node:worker_threads'
import xterm from '@xterm/headless'
import { onTestFinished } from 'vitest'
import type { FromProgram, ProgramData, ToProgram } from './headless-program.ts'
import {
  hasText,
  prepareDataFolder,
  programVariables,
  TIMEOUT_MS,
  type Window,
  type WindowExit,
  type WindowOptions,
} from './window.ts'

/** The program in a worker thread, on a terminal without a display. */
export interface HeadlessWindow extends Window {
  /** The inverse text on the screen, one entry a run of characters. */
  highlights(): readonly string[]
  /** Moves the program's clock forward; a running countdown shows it with its next tick. */
  advanceClock(ms: number): void
  /** Ends the program without notice, as a power cut would. */
  kill(): Promise<void>
}

export interface HeadlessWindowOptions extends WindowOptions {
  /** How far the program's clock is ahead of the real one; negative for behind. */
  readonly clockOffsetMs?: number
}

interface Waiter {
  readonly isExpected: (screen: string) => boolean
  resolve(screen: string): void
  reject(error: Error): void
  readonly expected: string
}

export async function openWindow(options: HeadlessWindowOptions = {}): Promise<HeadlessWindow> {
  const dataFolder = await prepareDataFolder(options)
  const { columns = 80, rows = 24 } = options
  const terminal = new xterm.Terminal({ cols: columns, rows, convertEol: true, allowProposedApi: true })
  const cursor = trackCursor(terminal)
  const worker = startProgram({ columns, rows, dataFolder, options })
  const waiters = new Set<Waiter>()
  let exitCode: number | undefined
  const exit = Promise.withResolvers<number>()
  const post = (message: ToProgram) => worker.postMessage(message)

  worker.on('message', (text: FromProgram) => terminal.write(text, checkWaiters))
  // Node closes the thread after this; what went wrong belongs on the screen, as in a shell.
  worker.on('error', error => terminal.write(`${error.stack}\n`))
  worker.on('exit', code => {
    // The empty write is done when all output before it is on the screen.
    terminal.write('', () => {
      exitCode = code
      exit.resolve(code)
      checkWaiters()
      for (const waiter of waiters) giveUp(waiter)
    })
  })
  // The terminal answers queries for its kind by itself.
  terminal.onData(text => post({ kind: 'input', text }))
  onTestFinished(async () => {
    await worker.terminate()
    terminal.dispose()
  })

  function screen(): string {
    return screenLines(terminal)
      .map(line => `${line.translateToString(true).trimEnd()}\n`)
      .join('')
  }

  function checkWaiters(): void {
    if (waiters.size === 0) return
    const seen = screen()
    for (const waiter of waiters) if (waiter.isExpected(seen)) waiter.resolve(seen)
  }

  function giveUp({ expected, reject }: Waiter): void {
    const state = exitCode === undefined ? '' : ` of a program that has exited with ${exitCode}`
    reject(new Error(`Expected ${expected} on the screen${state}, but saw:\n${screen()}`))
  }

  /** Resolves with the first screen as expected: the present one, or that of a coming frame. */
  async function waitFor(isExpected: (screen: string) => boolean, expected: string): Promise<string> {
    const seen = screen()
    if (isExpected(seen)) return seen
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const waiter = { isExpected, resolve, reject, expected }
    if (exitCode !== undefined) giveUp(waiter)
    const timer = setTimeout(() => giveUp(waiter), TIMEOUT_MS)
    waiters.add(waiter)
    return promise.finally(() => {
      clearTimeout(timer)
      waiters.delete(waiter)
    })
  }

  return {
    dataFolder,
    async press(...keys) {
      post({ kind: 'input', text: keys.map(keySequence).join('') })
    },
    async type(text) {
      post({ kind: 'input', text })
    },
    async paste(text) {
      const pasted = text.replaceAll('\n', '\r')
      const isMarked = terminal.modes.bracketedPasteMode
      post({ kind: 'input', text: isMarked ? `\u001b[200~${pasted}\u001b[201~` : pasted })
    },
    screen: async () => screen(),
    highlights: () => screenLines(terminal).flatMap(line => inverseRuns(line)),
    see: expected => waitFor(seen => hasText(seen, expected), `“${expected}”`),
    seeNot: unwanted => waitFor(seen => seen.trim() !== '' && !hasText(seen, unwanted), `no “${unwanted}”`),
    async seeScreen(expected) {
      await waitFor(seen => seen === expected, `the screen\n${expected}\n`)
    },
    async resize(width, height) {
      terminal.resize(width, height)
      post({ kind: 'resize', columns: width, rows: height })
    },
    advanceClock: ms => post({ kind: 'advance', ms }),
    async kill() {
      await worker.terminate()
    },
    async waitForExit(): Promise<WindowExit> {
      const { promise, reject } = Promise.withResolvers<number>()
      const timer = setTimeout(
        () => reject(new Error(`Expected the program to exit, but saw:\n${screen()}`)),
        TIMEOUT_MS,
      )
      const code = await Promise.race([exit.promise, promise]).finally(() => clearTimeout(timer))
      const alternate = terminal.buffer.active.type === 'alternate'
      return { code, alternate, cursor: cursor.isVisible(), screen: screen() }
    },
  }
}

interface ProgramStart {
  readonly columns: number
  readonly rows: number
  readonly dataFolder: string
  readonly options: HeadlessWindowOptions
}

function startProgram({ columns, rows, dataFolder, options }: ProgramStart): Worker {
  const { PATH, HOME } = process.env
  const data: ProgramData = { columns, rows, fault: options.fault, clockOffsetMs: options.clockOffsetMs ?? 0 }
  return new Worker(new URL('./headless-program.ts', import.meta.url), {
    argv: [...(options.commandArguments ?? [])],
    env: { PATH, HOME, TERM: 'xterm-256color', ...programVariables(dataFolder, options) },
    execArgv: [],
    workerData: data,
  })
}

function screenLines(terminal: xterm.Terminal): readonly xterm.IBufferLine[] {
  const { active } = terminal.buffer
  return Array.from({ length: terminal.rows }, (_, row) => active.getLine(active.viewportY + row)!)
}

function inverseRuns(line: xterm.IBufferLine): readonly string[] {
  const characters = Array.from({ length: line.length }, (_, column) => {
    const cell = line.getCell(column)!
    return cell.isInverse() ? cell.getChars() || ' ' : '\n'
  })
  return characters.join('').match(/.+/g) ?? []
}

/** Whether the cursor is shown, which the terminal's interface does not tell. */
function trackCursor({ parser }: xterm.Terminal): { isVisible(): boolean } {
  let isVisible = true
  const CURSOR_MODE = 25
  for (const final of ['h', 'l'])
    parser.registerCsiHandler({ prefix: '?', final }, modes => {
      if (modes.includes(CURSOR_MODE)) isVisible = final === 'h'
      return false
    })
  return { isVisible: () => isVisible }
}

const KEYS: Readonly<Record<string, string>> = {
  Up: '\u001b[A',
  Down: '\u001b[B',
  Right: '\u001b[C',
  Left: '\u001b[D',
  Home: '\u001b[1~',
  End: '\u001b[4~',
  PageUp: '\u001b[5~',
  PPage: '\u001b[5~',
  PageDown: '\u001b[6~',
  NPage: '\u001b[6~',
  Enter: '\r',
  Escape: '\u001b',
  Tab: '\t',
  BSpace: '\u007f',
  Space: ' ',
}

/** What a terminal sends for a key. */
function keySequence(key: string): string {
  const named = KEYS[key] ?? (key.length === 1 ? key : undefined)
  if (named !== undefined) return named
  const letter = /^C-([a-z])$/.exec(key)?.[1]
  if (letter === undefined) throw new Error(`There is no key “${key}”.`)
  return String.fromCharCode(letter.charCodeAt(0) & 31)
}
