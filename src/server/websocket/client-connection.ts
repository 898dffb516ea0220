import type { Rejection } from '#kernel/result.ts'
import type { ClientMessage, CommandRequest } from '#protocol/client-messages.ts'
import { accountRejection, serverRejection } from '#protocol/refusals.ts'
import { readClientMessage } from '#protocol/schema.ts'
import type { CommandAnswer, PlayerInfo, ServerMessage } from '#protocol/server-messages.ts'
import { readTableCode } from '#protocol/table-code.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import type { LobbyFeed } from '../tables/lobby-feed.ts'
import type { CommandResult, Subscription, TableService } from '../tables/table-service.ts'

/** A text to send, or a function that writes it at the moment of sending; undefined if it is obsolete by then. */
export type OutgoingText = string | (() => string | undefined)

export function resolveText(text: OutgoingText): string | undefined {
  return typeof text === 'string' ? text : text()
}

/** Outgoing messages to one client. */
export interface SendQueue {
  send(text: string): void
  /** Sends a text that may be delayed; it goes after the texts that may not. */
  sendLater(text: OutgoingText): void
  /** Disconnects a client that sends too much. */
  close(reason: 'flood'): void
}

/** The server side of one client's connection, independent of the transport. */
export interface ClientConnection {
  onMessage(text: string): void
  /** Called for activity that is no message: a pong. */
  markAlive(): void
  heardAt(): number
  end(): void
}

export interface ClientConnectionOptions {
  readonly tableService: TableService
  readonly lobbyFeed: LobbyFeed
  readonly player: PlayerInfo
  readonly id: string
  readonly sendQueue: SendQueue
  now(): number
  /** False when this client has sent too many messages. */
  mayReceive(): boolean
  /** False when this client has tried too many table codes. */
  mayLookUpCode(): boolean
  sentence(rejection: Rejection, game?: string): string
  onError(error: unknown): void
}

/** Rejections that are not sent: the client repeats the command after the restart, or once the outcome is known. */
const UNANSWERED_CODES = ['server-closing', 'not-known']
/** More tables than fit on a screen. */
const MAX_TABLES = 20

export function openClientConnection(options: ClientConnectionOptions): ClientConnection {
  return new JsonClientConnection(options)
}

/** A class, because there are thousands of connections and closures in each would take memory. */
class JsonClientConnection implements ClientConnection {
  readonly #options: ClientConnectionOptions
  /** Keyed by what the client sent, which may be a table's id or its code. Undefined for the many that watch none. */
  #subscriptions: Map<string, Promise<Subscription | undefined>> | undefined
  #subscriptionCount = 0
  #unsubscribeLobby: (() => void) | undefined
  #heardAt: number
  #ended = false

  constructor(options: ClientConnectionOptions) {
    const { now, player } = options
    this.#options = options
    this.#heardAt = now()
    this.#sendMessage({ type: 'hello', protocol: PROTOCOL_VERSION, now: now(), player })
  }

  onMessage(text: string): void {
    if (this.#ended) return
    this.markAlive()
    if (!this.#options.mayReceive()) {
      this.#options.sendQueue.close('flood')
      return
    }
    const message = parseMessage(text)
    if (message) this.#dispatch(message)
    else this.#refuse(serverRejection('no-message'))
  }

  #fail(error: unknown): void {
    if (error instanceof StorageUnavailableError) this.#refuse(serverRejection('not-kept'))
    else this.#options.onError(error)
  }

  markAlive(): void {
    this.#heardAt = this.#options.now()
  }

  heardAt(): number {
    return this.#heardAt
  }

  end(): void {
    if (this.#ended) return
    this.#ended = true
    this.#unsubscribeLobby?.()
    for (const table of [...(this.#subscriptions?.keys() ?? [])])
      this.#unwatch(table).catch(this.#options.onError)
  }

  #send(text: string): void {
    if (!this.#ended) this.#options.sendQueue.send(text)
  }

  #sendLater(text: OutgoingText): void {
    if (!this.#ended) this.#options.sendQueue.sendLater(text)
  }

  #sendMessage(message: ServerMessage): void {
    this.#send(JSON.stringify(message))
  }

  #refuse(rejection: Rejection): void {
    this.#sendMessage({ type: 'refused', rejection, sentence: this.#options.sentence(rejection) })
  }

  #dispatch(message: ClientMessage): void {
    const { tableService, player } = this.#options
    switch (message.type) {
      case 'command':
        tableService.execute(message.table, player, message).then(
          result => this.#answerCommand(message, result),
          error => this.#fail(error),
        )
        break
      case 'watch':
        this.#watch(message.table, message.since ?? -1).catch(error => this.#fail(error))
        break
      case 'unwatch':
        this.#unwatch(message.table).catch(error => this.#fail(error))
        break
      case 'time':
        this.#sendMessage({ type: 'time', sent: message.sent, now: this.#options.now() })
        break
      case 'lobby':
        this.#unsubscribeLobby?.()
        this.#unsubscribeLobby = message.on
          ? this.#options.lobbyFeed.subscribe(text => this.#send(text))
          : undefined
    }
  }

  #answerCommand(request: CommandRequest, result: CommandResult): void {
    const { sentence } = this.#options
    // A refused player wants to do something else, so a refusal is not delayed.
    if (result.ok) this.#sendLater(JSON.stringify(commandAnswer(request, result, sentence)))
    // Without an answer the client sends the command again later.
    else if (!UNANSWERED_CODES.includes(result.rejection.code))
      this.#sendMessage(commandAnswer(request, result, sentence))
  }

  /** For a table that is watched already, sends what the client has missed. */
  async #watch(table: string, since: number): Promise<void> {
    this.#subscriptions ??= new Map()
    const subscriptions = this.#subscriptions
    const existing = subscriptions.get(table)
    if (existing) return (await existing)?.catchUp(since)
    if (subscriptions.size >= MAX_TABLES) return this.#refuse(serverRejection('too-many-tables', { table }))
    if (readTableCode(table) && !this.#options.mayLookUpCode())
      return this.#refuse(accountRejection('too-often', { table, seconds: 10 }))
    const pending = this.#subscribe(table, since)
    subscriptions.set(table, pending)
    const forget = () => void (subscriptions.get(table) === pending && subscriptions.delete(table))
    pending.then(subscription => subscription ?? forget(), forget)
    try {
      await pending
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error
      // Names the table, so that the client can subscribe again.
      this.#refuse(serverRejection('not-kept', { table }))
    }
  }

  async #subscribe(table: string, since: number): Promise<Subscription | undefined> {
    const { tableService, player, id, sendQueue } = this.#options
    const result = await tableService.subscribe(table, {
      player: player.id,
      seenAs: player.id,
      // Unique per subscription: the late end of an earlier one must not end the presence of the next.
      connection: `${id} ${this.#subscriptionCount++}`,
      since,
      // Bypasses #send for speed: this runs for both players at every move.
      send: text => sendQueue.send(text),
      sendLater: text => sendQueue.sendLater(text),
      heardAt: () => this.#heardAt,
    })
    if (result.ok) return result.value
    this.#refuse(result.rejection)
    return undefined
  }

  async #unwatch(table: string): Promise<void> {
    const subscription = this.#subscriptions?.get(table)
    this.#subscriptions?.delete(table)
    await (await subscription)?.end()
  }
}

function parseMessage(text: string): ClientMessage | undefined {
  try {
    return readClientMessage(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function commandAnswer(
  { id }: CommandRequest,
  result: CommandResult,
  sentence: ClientConnectionOptions['sentence'],
): CommandAnswer {
  if (result.ok) return { type: 'answer', id, ok: true, seq: result.value }
  const { rejection, seq, game } = result
  return { type: 'answer', id, ok: false, seq, rejection, sentence: sentence(rejection, game) }
}
