import type { Clock } from '#kernel/clock.ts'
import { accept, type Rejection, type Result } from '#kernel/result.ts'
import type { ClientMessage, TableCommand } from '#protocol/client-messages.ts'
import type { CommandAnswer } from '#protocol/server-messages.ts'

/** The commands that are on their way: each is sent until it is answered, and answered once. */
export interface PendingCommands {
  send(table: string, command: TableCommand): Promise<Result<number>>
  /** Takes an answer; gives the table it came from, if it was waited for. */
  handleAnswer(answer: CommandAnswer): string | undefined
  resendAll(): void
  /** Sends again what should have been answered by now. */
  resendOverdue(): void
  /** No answer will come any more. */
  rejectAll(rejection: Rejection): void
}

interface PendingCommand {
  readonly message: Extract<ClientMessage, { type: 'command' }>
  sentAt: number
  settle(result: Result<number>): void
}

export interface PendingCommandsOptions {
  readonly clock: Clock
  /** An answer that takes longer was lost on the way. */
  readonly answerTimeoutMs: number
  newId(): string
  sendMessage(message: ClientMessage): void
}

export function createPendingCommands({
  clock,
  answerTimeoutMs,
  newId,
  sendMessage,
}: PendingCommandsOptions): PendingCommands {
  const errands = new Map<string, PendingCommand>()

  function send(errand: PendingCommand): void {
    errand.sentAt = clock.now()
    sendMessage(errand.message)
  }

  return {
    send: (table, command) =>
      new Promise(settle => {
        const message = { type: 'command', table, id: newId(), command } as const
        const errand: PendingCommand = { message, sentAt: clock.now(), settle }
        errands.set(message.id, errand)
        send(errand)
      }),
    handleAnswer(answer) {
      const errand = errands.get(answer.id)
      errands.delete(answer.id)
      errand?.settle(answer.ok ? accept(answer.seq) : { ok: false, rejection: answer.rejection })
      return errand?.message.table
    },
    resendAll() {
      for (const errand of errands.values()) send(errand)
    },
    resendOverdue() {
      const late = [...errands.values()].filter(({ sentAt }) => clock.now() - sentAt >= answerTimeoutMs)
      for (const errand of late) send(errand)
    },
    rejectAll(rejection) {
      for (const { settle } of errands.values()) settle({ ok: false, rejection })
      errands.clear()
    },
  }
}
