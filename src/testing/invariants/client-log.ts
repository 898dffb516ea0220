import type { TableCommand } from '#protocol/client-messages.ts'
import type { CommandAnswer, TableUpdate } from '#protocol/server-messages.ts'
import type { RemoteTable } from '#session/remote/remote-table.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'

/** Records all messages that the clients of one player send and receive. */
export interface ClientLog {
  readonly player: string
  recordSent(text: string): void
  recordReceived(text: string): void
  /** Records what a client shows of a table. */
  recordShown(state: RemoteTableState): void
  /** By command id. */
  readonly commands: ReadonlyMap<string, { readonly table: string; readonly command: TableCommand }>
  readonly answers: readonly CommandAnswer[]
  readonly updates: readonly TableUpdate[]
  /** Lobbies and refusals: messages about tables that are neither answers nor updates. */
  readonly otherMessages: readonly object[]
  /** Every state of a table that a client of the player has shown. */
  readonly shownStates: readonly RemoteTableState[]
  /** The raw text of every message received. */
  readonly received: readonly string[]
}

export function createClientLog(player: string): ClientLog {
  const commands = new Map<string, { readonly table: string; readonly command: TableCommand }>()
  const answers: CommandAnswer[] = []
  const updates: TableUpdate[] = []
  const otherMessages: object[] = []
  const shownStates: RemoteTableState[] = []
  const received: string[] = []
  return {
    player,
    commands,
    answers,
    updates,
    otherMessages,
    shownStates,
    received,
    recordShown: state => void shownStates.push(state),
    recordSent(text) {
      const message = JSON.parse(text)
      if (message.type === 'command') commands.set(message.id, message)
    },
    recordReceived(text) {
      received.push(text)
      const message = JSON.parse(text)
      if (message.type === 'answer') answers.push(message)
      else if (message.type === 'news') updates.push(message)
      else if (message.type !== 'hello' && message.type !== 'time') otherMessages.push(message)
    },
  }
}

/** Records every state that the client shows, to compare it with the log afterwards. */
export function recordStates(remoteTable: RemoteTable, clientLog: ClientLog): void {
  let last: RemoteTableState | undefined
  remoteTable.subscribe(() => {
    const state = remoteTable.state()
    if (state && state !== last) clientLog.recordShown(state)
    last = state
  })
}
