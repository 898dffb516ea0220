// Runs the built command in a worker thread whose standard streams look like a terminal. The test on the other side of
// the port holds that terminal: it receives the output and sends keys and sizes. See headless-window.ts.
import { syncBuiltinESMExports } from 'node:module'
import { Readable } from 'node:stream'
import tty from 'node:tty'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { injectFault } from './faults.ts'

/** The arguments and the environment of a program in a headless window. */
export interface ProgramData {
  readonly command: string
  readonly columns: number
  readonly rows: number
  readonly fault: string | undefined
  /** How far the program's clock is ahead of the real one. */
  readonly clockOffsetMs: number
}

export type ToProgram =
  | { readonly kind: 'input'; readonly text: string }
  | { readonly kind: 'resize'; readonly columns: number; readonly rows: number }
  | { readonly kind: 'advance'; readonly ms: number }

/** Output that was written in one go, usually a whole frame. */
export type FromProgram = string

const port = parentPort!
const { command, columns, rows, fault, clockOffsetMs } = workerData as ProgramData

class TerminalInput extends Readable {
  readonly isTTY = true
  readonly fd = 0
  isRaw = false
  setRawMode(isRaw: boolean): this {
    this.isRaw = isRaw
    return this
  }
  // As with a real terminal, the program ends when it no longer reads its input.
  ref(): this {
    port.ref()
    return this
  }
  unref(): this {
    port.unref()
    return this
  }
  override _read(): void {}
}

let unsent = ''
let isExiting = false

/** Collects all that is written synchronously, so that the test never sees half a frame. */
function send(text: string): void {
  if (unsent === '') queueMicrotask(flush)
  unsent += text
  if (isExiting) flush()
}

function flush(): void {
  if (unsent !== '') port.postMessage(unsent satisfies FromProgram)
  unsent = ''
}

const input = new TerminalInput()
Object.defineProperty(process, 'stdin', { value: input })
// Node itself calls into the output streams of a worker, so they cannot be replaced.
for (const output of [process.stdout, process.stderr])
  Object.assign(output, {
    isTTY: true,
    columns,
    rows,
    _writev: null,
    _write(chunk: string | Buffer, _encoding: string, done: () => void) {
      send(chunk.toString())
      done()
    },
  })
// The colour detection of a library asks for the file descriptors of the process.
tty.isatty = () => true
syncBuiltinESMExports()

let offsetMs = clockOffsetMs
const { now } = Date
Date.now = () => now() + offsetMs

port.on('message', (message: ToProgram) => {
  if (message.kind === 'input') input.push(message.text)
  else if (message.kind === 'advance') offsetMs += message.ms
  else {
    Object.assign(process.stdout, { columns: message.columns, rows: message.rows })
    process.stdout.emit('resize')
  }
})
port.unref()
process.on('exit', () => {
  isExiting = true
  flush()
})

if (fault) injectFault(fault)
await import(pathToFileURL(command).href)
