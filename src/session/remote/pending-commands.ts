import type { Clock } from '#kernel/clock.ts'
import { accept, type Rejection, type Result } from '#kernel/result.ts'
import type { ClientMessage, TableCommand } from '#protocol/client-messages.ts'
import type { CommandAnswer } from '#protocol/server-messages.ts'

/** Commands without an answer. Each is resent until it is answered, and settles once. */
export interface PendingCommands {
  send(table: string, command: TableCommand): Promise<Result<number>>
  /** Settles the command; returns its table, or undefined if no such command is pending. */
  handleAnswer(answer: CommandAnswer): string | undefined
  resendAll(): void
  /** Resends commands whose answer is overdue. */
  resendOverdue(): void
  /** Settles all commands with a rejection, because no answer can come any more. */
  rejectAll(rejection: Rejection): void
}

interface PendingCommand {
  readonly message: Extract<ClientMessage, { type: 'command' }>
  sentAt: number
  settle(result: Result<number>): void
}

export interface PendingCommandsOptions {
  readonly clock: Clock
  /** An answer that takes longer counts as lost. */
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
  const commands = new Map<string, PendingCommand>()

  function send(pending: PendingCommand): void {
    pending.sentAt = clock.now()
    sendMessage(pending.message)
  }

  return {
    send: (table, command) =>
      new Promise(settle => {
        const message = { type: 'command', table, id: newId(), command } as const
        const pending: PendingCommand = { message, sentAt: clock.now(), settle }
        commands.set(message.id, pending)
        send(pending)
      }),
    handleAnswer(answer) {
      const pending = commands.get(answer.id)
      commands.delete(answer.id)
      pending?.settle(answer.ok ? accept(answer.seq) : { ok: false, rejection: answer.rejection })
      return pending?.message.table
    },
    resendAll() {
      for (const pending of commands.values()) send(pending)
    },
    resendOverdue() {
      const overdue = [...commands.values()].filter(({ sentAt }) => clock.now() - sentAt >= answerTimeoutMs)
      for (const pending of overdue) send(pending)
    },
    rejectAll(rejection) {
      for (const { settle } of commands.values()) settle({ ok: false, rejection })
      commands.clear()
    },
  }
}
