import type { Worker } from 'node:worker_threads'
import { messageOf } from '#kernel/failure.ts'
import { StorageTrouble } from '../storage.ts'
import type { Answer, Part } from './questions.ts'
import { errorOf } from './trouble.ts'

/** Carries questions to the worker and answers back. */
export interface Courier {
  ask(part: Part, name: string, given: readonly unknown[]): Promise<unknown>
  /** How many questions were answered, in how many transactions. */
  counts(): CourierCounts
  /** Waits for the answers that are due, then ends the worker. */
  close(): Promise<void>
}

export interface CourierCounts {
  readonly questions: number
  readonly transactions: number
}

interface Letter {
  readonly text: string
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
  /** It was with a worker that is no more. */
  readonly again: boolean
}

/**
 * So many are worth a message of their own, and worker and loop are busy at the same time. With fewer, more commits wait
 * for the disk than a busy house can afford: 64 to a commit take half as much CPU again a move as 256, and 512 no more than those.
 */
const ENOUGH = 512
/** So many answers are passed on at a time. */
const SOME = 64
/** Where so many come at once, more questions are on their way and waited for: a commit costs nearly as much for few. */
const PATIENCE_MS = 10

export function openCourier(hire: () => Worker): Courier {
  let worker: Worker | undefined
  let unsent: Letter[] = []
  let unanswered: Letter[] = []
  /** What was answered and has not been passed on. */
  const handingOut: { readonly letter: Letter; readonly answer: Answer }[] = []
  let sending = false
  let isBusy = false
  let open = true
  let whenIdle = () => {}
  let closing: Promise<void> | undefined
  let counts: CourierCounts = { questions: 0, transactions: 0 }

  return {
    ask: (...question) =>
      new Promise((resolve, reject) => {
        if (!open) return reject(new StorageTrouble('The storage is closed.'))
        unsent.push({ text: JSON.stringify(question), resolve, reject, again: false })
        // While the worker is busy, what is asked collects here: to wake it for each would cost more than the asking.
        if (unsent.length >= ENOUGH) send()
        else if (unanswered.length === 0) sendSoon()
      }),
    counts: () => counts,
    close() {
      open = false
      closing ??= ended()
      return closing
    },
  }

  async function ended(): Promise<void> {
    if (!isIdle())
      await new Promise<void>(resolve => {
        whenIdle = resolve
      })
    if (!worker) return
    const gone = new Promise(resolve => worker!.once('exit', resolve))
    worker.ref()
    worker.postMessage(null)
    await gone
  }

  /** All that is asked in one turn of the loop goes in one message, or in several turns of a busy one. */
  function sendSoon(): void {
    if (sending) return
    sending = true
    if (isBusy) setTimeout(send, PATIENCE_MS)
    else setImmediate(send)
  }

  function send(): void {
    sending = false
    if (unsent.length === 0) return
    const letters = unsent
    unanswered = unanswered.concat(letters)
    unsent = []
    try {
      worker ??= hired()
    } catch (error) {
      lost(messageOf(error))
      return
    }
    worker.ref()
    worker.postMessage(`[${letters.map(({ text }) => text).join()}]`)
  }

  function hired(): Worker {
    const one = hire()
    let because = 'it ended'
    one.on('message', deliver)
    one.on('error', error => {
      because = messageOf(error)
    })
    one.on('exit', () => lost(because))
    return one
  }

  function deliver(message: string): void {
    const answers: readonly Answer[] = JSON.parse(message)
    const answered = unanswered.slice(0, answers.length)
    unanswered = unanswered.slice(answers.length)
    isBusy = answers.length >= SOME
    // Before the answers are passed on, so that the disk works while they are told to everyone.
    if (unanswered.length === 0 && unsent.length > 0) (isBusy ? sendSoon : send)()
    counts = { questions: counts.questions + answers.length, transactions: counts.transactions + 1 }
    const isHandingOut = handingOut.length > 0
    for (const [index, answer] of answers.entries()) handingOut.push({ letter: answered[index]!, answer })
    if (!isHandingOut) handOut()
  }

  /** Some at a time: those who get their answers first have them while the others' are still told to everyone. */
  function handOut(): void {
    const some = handingOut.splice(0, SOME)
    for (const { letter, answer } of some) {
      if (answer.failure) letter.reject(errorOf(answer.failure))
      else letter.resolve(answer.value)
    }
    if (handingOut.length > 0) setImmediate(handOut)
    else rest()
  }

  /**
   * What the lost worker was asked is asked once more, of the next one: nobody knows whether it was done, and what
   * was done already is found to be so.
   */
  function lost(because: string): void {
    worker = undefined
    const trouble = new StorageTrouble(`The thread that keeps everything stopped: ${because}.`, {
      isUncertain: true,
    })
    for (const { reject } of unanswered.filter(({ again }) => again)) reject(trouble)
    const retried = unanswered.filter(({ again }) => !again).map(letter => ({ ...letter, again: true }))
    unsent = [...retried, ...unsent]
    unanswered = []
    if (unsent.length > 0) sendSoon()
    else rest()
  }

  /** An idle worker does not keep the program from ending. */
  function rest(): void {
    if (!isIdle()) return
    worker?.unref()
    whenIdle()
  }

  function isIdle(): boolean {
    return unsent.length === 0 && unanswered.length === 0 && handingOut.length === 0
  }
}
