import type { TableCommand } from '#protocol/client-messages.ts'
import type { CommandAnswer, TableUpdate } from '#protocol/server-messages.ts'

/** Records all messages that the clients of one player send and receive. */
export interface ClientLog {
  readonly player: string
  recordSent(text: string): void
  recordReceived(text: string): void
  /** By command id. */
  readonly commands: ReadonlyMap<string, { readonly table: string; readonly command: TableCommand }>
  readonly answers: readonly CommandAnswer[]
  readonly updates: readonly TableUpdate[]
  /** The raw text of every message received. */
  readonly received: readonly string[]
}

export function createClientLog(player: string): ClientLog {
  const commands = new Map<string, { readonly table: string; readonly command: TableCommand }>()
  const answers: CommandAnswer[] = []
  const updates: TableUpdate[] = []
  const received: string[] = []
  return {
    player,
    commands,
    answers,
    updates,
    received,
    recordSent(text) {
      const message = JSON.parse(text)
      if (message.type === 'command') commands.set(message.id, message)
    },
    recordReceived(text) {
      received.push(text)
      const message = JSON.parse(text)
      if (message.type === 'answer') answers.push(message)
      if (message.type === 'news') updates.push(message)
    },
  }
}
