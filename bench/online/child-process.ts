import { type ChildProcess, fork } from 'node:child_process'

/** A process of the bench that is asked things and answers. */
export interface ChildHandle<Question, First> {
  /** What it said when it was ready. */
  readonly readyMessage: First
  request<Answer>(question: Question): Promise<Answer>
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

/** Nothing here takes half as long; whatever does will never end. */
const TIMEOUT_MS = 90_000

export interface ChildOptions {
  readonly file: string
  readonly given?: readonly string[]
  readonly flags?: readonly string[]
}

export async function startChild<Question extends object, First>({
  file,
  given = [],
  flags = [],
}: ChildOptions): Promise<ChildHandle<Question, First>> {
  const child = fork(file, given, {
    execArgv: [...flags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const waiting = new Map<number, PendingRequest>()
  let asked = 0
  child.on('message', ({ id, answer, failure }: Reply) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (failure === undefined) one?.resolve(answer)
    else one?.reject(new Error(failure))
  })
  child.on('exit', code => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended with ${code}`))
  })

  function answerTo(id: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${file} does not answer`)), TIMEOUT_MS)
      const settle = <Value>(then: (value: Value) => void) => {
        return (value: Value) => {
          clearTimeout(late)
          then(value)
        }
      }
      waiting.set(id, { resolve: settle(resolve), reject: settle(reject) })
    })
  }

  const readyMessage = (await answerTo(0)) as First
  return {
    readyMessage,
    request<Answer>(question: Question) {
      const id = ++asked
      child.send({ ...question, id })
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
