import type { Rejection, Result } from '#kernel/result.ts'
import type { ClientMessage } from '#protocol/client-messages.ts'
import type { CloseReason } from '#protocol/close-codes.ts'
import { serverRejection } from '#protocol/refusals.ts'
import { readClientMessage } from '#protocol/schema.ts'
import type { PlayerInfo, ServerMessage } from '#protocol/server-messages.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import type { Requester } from '../limits/table-limits.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import { commandAnswer } from '../tables/commands.ts'
import type { Subscription } from '../tables/subscriptions.ts'
import type { TableService } from '../tables/table-service.ts'

/** The other end of a connection: a WebSocket, or a simulated one. */
export interface ClientTransport {
  send(message: ServerMessage): void
  close(reason: CloseReason): void
}

export interface ClientConnectionOptions {
  readonly tableService: TableService
  readonly player: PlayerInfo
  readonly address: string
  readonly id: string
  readonly transport: ClientTransport
  now(): number
  /** Counts a message, and refuses it if this player or address has sent too many. */
  countMessage(): Promise<Result<unknown>>
  sentence(rejection: Rejection, game?: string): string
  /** Called for every refusal. */
  onRefused?(rejection: Rejection): void
  onError(error: unknown): void
}

/** Rejections that are not sent: the client repeats the command after the restart, or once the outcome is known. */
const UNANSWERED_CODES = ['server-closing', 'not-known']
/** More tables than fit on a screen. */
const MAX_TABLES = 20

/** The server side of one client's connection, independent of the transport. */
export class ClientConnection {
  readonly #options: ClientConnectionOptions
  /** By what the client sent, which may be a table's id or its code. */
  readonly #subscriptions = new Map<string, Promise<Subscription | undefined>>()
  #subscriptionCount = 0
  #unsubscribeFromLobby: (() => void) | undefined
  #heardAt: number
  #lastCount: Promise<unknown> = Promise.resolve()
  #hasEnded = false
  #isRevoked = false

  constructor(options: ClientConnectionOptions) {
    const { now, player } = options
    this.#options = options
    this.#heardAt = now()
    this.#send({ type: 'hello', protocol: PROTOCOL_VERSION, now: now(), player })
  }

  /** When anything was last received. */
  get heardAt(): number {
    return this.#heardAt
  }

  /** Called for activity that is no message: a pong. */
  markAlive(): void {
    this.#heardAt = this.#options.now()
  }

  async onMessage(text: string): Promise<void> {
    if (this.#hasEnded) return
    this.markAlive()
    try {
      const counted = await this.#count()
      if (this.#hasEnded) return
      if (!counted.ok) return this.#close('flood')
      const message = parseMessage(text)
      if (message) await this.#handle(message)
      else this.#refuse(serverRejection('no-message'))
    } catch (error) {
      if (error instanceof StorageUnavailableError) this.#refuse(serverRejection('not-kept'))
      else this.#options.onError(error)
    }
  }

  /** Counts messages in the order of their arrival: those before the one too many are still handled. */
  #count(): Promise<Result<unknown>> {
    const { countMessage } = this.#options
    const counted = this.#lastCount.then(countMessage, countMessage)
    this.#lastCount = counted
    return counted
  }

  /** The player may no longer act: nothing that was received before and is still waiting is done. */
  revoke(): void {
    this.#isRevoked = true
    this.#close('stranger')
  }

  /** Called when the connection is closed, by either side. */
  end(): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#unsubscribeFromLobby?.()
    for (const table of [...this.#subscriptions.keys()]) this.#unwatch(table).catch(this.#options.onError)
  }

  #close(reason: CloseReason): void {
    this.#options.transport.close(reason)
    this.end()
  }

  #send(message: ServerMessage): void {
    if (!this.#hasEnded) this.#options.transport.send(message)
  }

  #refuse(rejection: Rejection): void {
    this.#options.onRefused?.(rejection)
    this.#send({ type: 'refused', rejection, sentence: this.#options.sentence(rejection) })
  }

  async #handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'command':
        return this.#execute(message)
      case 'watch':
        return this.#watch(message.table, message.since ?? -1)
      case 'unwatch':
        return this.#unwatch(message.table)
      case 'time':
        return this.#send({ type: 'time', sent: message.sent, now: this.#options.now() })
      case 'lobby':
        return this.#watchLobby(message.on)
    }
  }

  async #execute(message: Extract<ClientMessage, { type: 'command' }>): Promise<void> {
    const { tableService, player, sentence } = this.#options
    const found = await tableService.commands.findTable(message.table, this.#requester())
    const result = found.ok
      ? await tableService.commands.execute(found.value, player, message, () => this.#isRevoked)
      : { ...found, seq: 0, game: undefined }
    if (!result.ok) this.#options.onRefused?.(result.rejection)
    // Without an answer the client sends the command again later.
    if (!result.ok && UNANSWERED_CODES.includes(result.rejection.code)) return
    this.#send(commandAnswer(message, result, sentence))
  }

  /** For a table that is watched already, sends what the client has missed. */
  async #watch(table: string, since: number): Promise<void> {
    const subscriptions = this.#subscriptions
    const existing = subscriptions.get(table)
    if (existing) return (await existing)?.catchUp(since)
    if (subscriptions.size >= MAX_TABLES) return this.#refuse(serverRejection('too-many-tables', { table }))
    const pending = this.#subscribe(table, since)
    subscriptions.set(table, pending)
    try {
      if (!(await pending)) this.#forget(table, pending)
    } catch (error) {
      this.#forget(table, pending)
      if (!(error instanceof StorageUnavailableError)) throw error
      // Names the table, so that the client can subscribe again.
      this.#refuse(serverRejection('not-kept', { table }))
    }
  }

  /** The client may have unwatched the table and watched it again in the meantime. */
  #forget(table: string, subscription: Promise<unknown>): void {
    if (this.#subscriptions.get(table) === subscription) this.#subscriptions.delete(table)
  }

  async #subscribe(table: string, since: number): Promise<Subscription | undefined> {
    const { tableService, player, id } = this.#options
    const found = await tableService.commands.findTable(table, this.#requester())
    if (!found.ok) {
      this.#refuse({ ...found.rejection, details: { ...found.rejection.details, table } })
      return undefined
    }
    const result = await tableService.subscribe(found.value, {
      player: player.id,
      seenAs: player.id,
      // Unique per subscription: the late end of an earlier one must not end the presence of the next.
      connection: `${id} ${this.#subscriptionCount++}`,
      since,
      send: update => this.#send(update),
      heardAt: () => this.#heardAt,
    })
    if (result.ok) return result.value
    // In the client's own words, which may be a code.
    const { rejection } = result
    this.#refuse(rejection.code === 'no-such-table' ? serverRejection('no-such-table', { table }) : rejection)
    return undefined
  }

  async #unwatch(table: string): Promise<void> {
    const subscription = this.#subscriptions.get(table)
    this.#subscriptions.delete(table)
    await (await subscription)?.end()
  }

  #watchLobby(isOn: boolean): void {
    this.#unsubscribeFromLobby?.()
    this.#unsubscribeFromLobby = isOn
      ? this.#options.tableService.subscribeToLobby(update => this.#send(update))
      : undefined
  }

  #requester(): Requester {
    const { address, player } = this.#options
    return { address, player: player.id }
  }
}

function parseMessage(text: string): ClientMessage | undefined {
  try {
    return readClientMessage(JSON.parse(text))
  } catch {
    return undefined
  }
}
