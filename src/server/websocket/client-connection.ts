import type { Rejection } from '#kernel/result.ts'
import type { ClientMessage, CommandRequest } from '#protocol/client-messages.ts'
import { readClientMessage } from '#protocol/schema.ts'
import type { CommandAnswer, PlayerInfo, ServerMessage } from '#protocol/server-messages.ts'
import { readTableCode } from '#protocol/table-code.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import { StorageUnavailableError } from '../storage/storage.ts'
import type { LobbyFeed } from '../tables/lobby-feed.ts'
import type { CommandResult, Subscription, TableService } from '../tables/table-service.ts'

/** What is to be sent, or what writes it at the moment it leaves; nothing where it has been told otherwise by then. */
export type OutgoingText = string | (() => string | undefined)

export function resolveText(text: OutgoingText): string | undefined {
  return typeof text === 'string' ? text : text()
}

/** The way back to one client. */
export interface SendQueue {
  send(text: string): void
  /** Sends what can wait a moment, and goes behind what cannot. */
  sendLater(text: OutgoingText): void
  /** Lets go of a client that says too much. */
  close(reason: 'flood'): void
}

/** One client's conversation with the house, over whatever carries it. */
export interface ClientConnection {
  onMessage(text: string): void
  /** Something was heard that is no message: the answer to a ping. */
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
  /** False when this client has said more than it may. */
  mayReceive(): boolean
  /** False when it has tried too many codes. */
  mayLookUpCode(): boolean
  sentence(rejection: Rejection, game?: string): string
  onError(error: unknown): void
}

/** The house closes and will open again, or does not know whether it was done. */
const UNANSWERED_CODES = ['house-closing', 'not-known']
/** Nobody looks at more tables at once than fit on a screen. */
const MAX_TABLES = 20

export function openClientConnection(options: ClientConnectionOptions): ClientConnection {
  return new JsonClientConnection(options)
}

/** A class, unlike most here: of connections there are thousands, and a function in each of them takes memory. */
class JsonClientConnection implements ClientConnection {
  readonly #options: ClientConnectionOptions
  /** By what the client calls the table, which may be its code. Many who are here watch none. */
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
    else this.#refuse({ code: 'no-message' })
  }

  #fail(error: unknown): void {
    if (error instanceof StorageUnavailableError) this.#refuse({ code: 'not-kept' })
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
          performed => this.#answerCommand(message, performed),
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

  #answerCommand(order: CommandRequest, performed: CommandResult): void {
    const { sentence } = this.#options
    // Whoever may not do what was asked waits to do something else.
    if (performed.ok) this.#sendLater(JSON.stringify(commandAnswer(order, performed, sentence)))
    // Without an answer the client sends it again, and is answered when there is an answer.
    else if (!UNANSWERED_CODES.includes(performed.rejection.code))
      this.#sendMessage(commandAnswer(order, performed, sentence))
  }

  /** To watch what is watched already is to ask for what was missed. */
  async #watch(table: string, since: number): Promise<void> {
    this.#subscriptions ??= new Map()
    const watched = this.#subscriptions
    const before = watched.get(table)
    if (before) return (await before)?.catchUp(since)
    if (watched.size >= MAX_TABLES) return this.#refuse({ code: 'too-many-tables', details: { table } })
    if (readTableCode(table) && !this.#options.mayLookUpCode())
      return this.#refuse({ code: 'too-often', details: { table, seconds: 10 } })
    const coming = this.#subscribe(table, since)
    watched.set(table, coming)
    const forget = () => void (watched.get(table) === coming && watched.delete(table))
    coming.then(visit => visit ?? forget(), forget)
    try {
      await coming
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error
      // The client is told which table it is not at, and asks again.
      this.#refuse({ code: 'not-kept', details: { table } })
    }
  }

  async #subscribe(table: string, since: number): Promise<Subscription | undefined> {
    const { tableService: house, player, id, sendQueue } = this.#options
    const result = await house.subscribe(table, {
      player: player.id,
      seenAs: player.id,
      // Of two visits one after the other the end of the first must not be taken for the end of the second.
      connection: `${id} ${this.#subscriptionCount++}`,
      since,
      // Straight there: it is done for both players at every move.
      send: text => sendQueue.send(text),
      sendLater: text => sendQueue.sendLater(text),
      heardAt: () => this.#heardAt,
    })
    if (result.ok) return result.value
    this.#refuse(result.rejection)
    return undefined
  }

  async #unwatch(table: string): Promise<void> {
    const leaving = this.#subscriptions?.get(table)
    this.#subscriptions?.delete(table)
    await (await leaving)?.end()
  }
}

/** What came as text and is a message; undefined for anything else. */
function parseMessage(text: string): ClientMessage | undefined {
  try {
    return readClientMessage(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function commandAnswer(
  { id }: CommandRequest,
  performed: CommandResult,
  sentence: ClientConnectionOptions['sentence'],
): CommandAnswer {
  if (performed.ok) return { type: 'answer', id, ok: true, seq: performed.value }
  const { rejection, seq, game } = performed
  return { type: 'answer', id, ok: false, seq, rejection, sentence: sentence(rejection, game) }
}
