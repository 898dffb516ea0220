import { accept, type Rejection, type Result } from '#kernel/result.ts'
import type { Answer } from '#protocol/news.ts'
import type { ClientMessage, Command } from '#protocol/orders.ts'
import type { Clock } from '../clock.ts'

/** The commands that are on their way: each is sent until it is answered, and answered once. */
export interface Errands {
  send(table: string, command: Command): Promise<Result<number>>
  /** Takes an answer; gives the table it came from, if it was waited for. */
  answered(answer: Answer): string | undefined
  sendAll(): void
  /** Sends again what should have been answered by now. */
  sendLate(): void
  /** No answer will come any more. */
  giveUp(rejection: Rejection): void
}

interface Errand {
  readonly message: Extract<ClientMessage, { type: 'command' }>
  sentAt: number
  settle(result: Result<number>): void
}

export interface ErrandsOptions {
  readonly clock: Clock
  /** An answer that takes longer was lost on the way. */
  readonly answerMs: number
  newId(): string
  say(message: ClientMessage): void
}

export function openErrands({ clock, answerMs, newId, say }: ErrandsOptions): Errands {
  const errands = new Map<string, Errand>()

  function send(errand: Errand): void {
    errand.sentAt = clock.now()
    say(errand.message)
  }

  return {
    send: (table, command) =>
      new Promise(settle => {
        const message = { type: 'command', table, id: newId(), command } as const
        const errand: Errand = { message, sentAt: clock.now(), settle }
        errands.set(message.id, errand)
        send(errand)
      }),
    answered(answer) {
      const errand = errands.get(answer.id)
      errands.delete(answer.id)
      errand?.settle(answer.ok ? accept(answer.seq) : { ok: false, rejection: answer.rejection })
      return errand?.message.table
    },
    sendAll() {
      for (const errand of errands.values()) send(errand)
    },
    sendLate() {
      const late = [...errands.values()].filter(({ sentAt }) => clock.now() - sentAt >= answerMs)
      for (const errand of late) send(errand)
    },
    giveUp(rejection) {
      for (const { settle } of errands.values()) settle({ ok: false, rejection })
      errands.clear()
    },
  }
}
