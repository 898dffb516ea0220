import { type ChildProcess, fork } from 'node:child_process'

/** A child process that answers requests. */
export interface ChildHandle<Request, Ready> {
  /** The child's first message. */
  readonly readyMessage: Ready
  request<Answer>(request: Request): Promise<Answer>
  end(): Promise<void>
}

interface Reply {
  readonly id: number
  readonly answer?: unknown
  readonly failure?: string
}

interface PendingRequest {
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** Far longer than any request takes. */
const TIMEOUT_MS = 90_000

export interface ChildOptions {
  readonly file: string
  readonly args?: readonly string[]
  readonly flags?: readonly string[]
}

export async function startChild<Request extends object, Ready>({
  file,
  args = [],
  flags = [],
}: ChildOptions): Promise<ChildHandle<Request, Ready>> {
  const child = fork(file, args, {
    execArgv: [...flags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const pending = new Map<number, PendingRequest>()
  let requestCount = 0
  child.on('message', ({ id, answer, failure }: Reply) => {
    const request = pending.get(id)
    pending.delete(id)
    if (failure === undefined) request?.resolve(answer)
    else request?.reject(new Error(failure))
  })
  child.on('exit', code => {
    for (const { reject } of pending.values()) reject(new Error(`${file} ended with ${code}`))
  })

  function answerTo(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => reject(new Error(`${file} does not answer`)), TIMEOUT_MS)
      const settle = <Value>(then: (value: Value) => void) => {
        return (value: Value) => {
          clearTimeout(timeout)
          then(value)
        }
      }
      pending.set(id, { resolve: settle(resolve), reject: settle(reject) })
    })
  }

  const readyMessage = (await answerTo(0)) as Ready
  return {
    readyMessage,
    request<Answer>(request: Request) {
      const id = ++requestCount
      child.send({ ...request, id })
      return answerTo(id) as Promise<Answer>
    },
    end: () => waitForExit(child),
  }
}

function waitForExit(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    if (child.connected) child.disconnect()
  })
}
