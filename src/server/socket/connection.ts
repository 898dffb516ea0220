import type { Rejection } from '#kernel/result.ts'
import { readCode } from '#protocol/code.ts'
import { readMessage } from '#protocol/frames.ts'
import type { Answer, PlayerNews, ServerMessage } from '#protocol/news.ts'
import type { ClientMessage, CommandOrder } from '#protocol/orders.ts'
import { PROTOCOL } from '#protocol/version.ts'
import type { House, Performed, Visit } from '../house/house.ts'
import type { LobbyBoard } from '../house/lobby-board.ts'
import { StorageTrouble } from '../storage/storage.ts'

/** What is to be sent, or what writes it at the moment it leaves; nothing where it has been told otherwise by then. */
export type Writing = string | (() => string | undefined)

export function written(text: Writing): string | undefined {
  return typeof text === 'string' ? text : text()
}

/** The way back to one client. */
export interface Outlet {
  send(text: string): void
  /** Sends what can wait a moment, and goes behind what cannot. */
  sendLater(text: Writing): void
  /** Lets go of a client that says too much. */
  close(reason: 'flood'): void
}

/** One client's conversation with the house, over whatever carries it. */
export interface Connection {
  hear(text: string): void
  /** Something was heard that is no message: the answer to a ping. */
  alive(): void
  heardAt(): number
  end(): void
}

export interface ConnectionOptions {
  readonly house: House
  readonly board: LobbyBoard
  readonly player: PlayerNews
  readonly id: string
  readonly out: Outlet
  now(): number
  /** False when this client has said more than it may. */
  mayHear(): boolean
  /** False when it has tried too many codes. */
  mayLookUp(): boolean
  sentence(rejection: Rejection, game?: string): string
  failed(error: unknown): void
}

/** The house closes and will open again, or does not know whether it was done. */
const UNANSWERED = ['house-closing', 'not-known']
/** Nobody looks at more tables at once than fit on a screen. */
const MOST_TABLES = 20

export function connect(options: ConnectionOptions): Connection {
  return new Conversation(options)
}

/** A class, unlike most here: of connections there are thousands, and a function in each of them takes memory. */
class Conversation implements Connection {
  readonly #options: ConnectionOptions
  /** By what the client calls the table, which may be its code. Many who are here watch none. */
  #watched: Map<string, Promise<Visit | undefined>> | undefined
  #visits = 0
  #leaveBoard: (() => void) | undefined
  #heardAt: number
  #ended = false

  constructor(options: ConnectionOptions) {
    const { now, player } = options
    this.#options = options
    this.#heardAt = now()
    this.#say({ type: 'hello', protocol: PROTOCOL, now: now(), player })
  }

  hear(text: string): void {
    if (this.#ended) return
    this.alive()
    if (!this.#options.mayHear()) {
      this.#options.out.close('flood')
      return
    }
    const message = read(text)
    if (message) this.#take(message)
    else this.#refuse({ code: 'no-message' })
  }

  #fail(error: unknown): void {
    if (error instanceof StorageTrouble) this.#refuse({ code: 'not-kept' })
    else this.#options.failed(error)
  }

  alive(): void {
    this.#heardAt = this.#options.now()
  }

  heardAt(): number {
    return this.#heardAt
  }

  end(): void {
    if (this.#ended) return
    this.#ended = true
    this.#leaveBoard?.()
    for (const table of [...(this.#watched?.keys() ?? [])]) this.#unwatch(table).catch(this.#options.failed)
  }

  #tell(text: string): void {
    if (!this.#ended) this.#options.out.send(text)
  }

  #tellLater(text: Writing): void {
    if (!this.#ended) this.#options.out.sendLater(text)
  }

  #say(message: ServerMessage): void {
    this.#tell(JSON.stringify(message))
  }

  #refuse(rejection: Rejection): void {
    this.#say({ type: 'refused', rejection, sentence: this.#options.sentence(rejection) })
  }

  #take(message: ClientMessage): void {
    const { house, player } = this.#options
    switch (message.type) {
      case 'command':
        house.perform(message.table, player, message).then(
          performed => this.#answer(message, performed),
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
        this.#say({ type: 'time', sent: message.sent, now: this.#options.now() })
        break
      case 'lobby':
        this.#leaveBoard?.()
        this.#leaveBoard = message.on ? this.#options.board.follow(text => this.#tell(text)) : undefined
    }
  }

  #answer(order: CommandOrder, performed: Performed): void {
    const { sentence } = this.#options
    // Whoever may not do what was asked waits to do something else.
    if (performed.ok) this.#tellLater(JSON.stringify(answerTo(order, performed, sentence)))
    // Without an answer the client sends it again, and is answered when there is an answer.
    else if (!UNANSWERED.includes(performed.rejection.code)) this.#say(answerTo(order, performed, sentence))
  }

  /** To watch what is watched already is to ask for what was missed. */
  async #watch(table: string, since: number): Promise<void> {
    this.#watched ??= new Map()
    const watched = this.#watched
    const before = watched.get(table)
    if (before) return (await before)?.catchUp(since)
    if (watched.size >= MOST_TABLES) return this.#refuse({ code: 'too-many-tables', details: { table } })
    if (readCode(table) && !this.#options.mayLookUp())
      return this.#refuse({ code: 'too-often', details: { table, seconds: 10 } })
    const coming = this.#visit(table, since)
    watched.set(table, coming)
    const forget = () => void (watched.get(table) === coming && watched.delete(table))
    coming.then(visit => visit ?? forget(), forget)
    try {
      await coming
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error
      // The client is told which table it is not at, and asks again.
      this.#refuse({ code: 'not-kept', details: { table } })
    }
  }

  async #visit(table: string, since: number): Promise<Visit | undefined> {
    const { house, player, id, out } = this.#options
    const result = await house.visit(table, {
      player: player.id,
      seenAs: player.id,
      // Of two visits one after the other the end of the first must not be taken for the end of the second.
      connection: `${id} ${this.#visits++}`,
      since,
      // Straight there: it is done for both players at every move.
      tell: text => out.send(text),
      tellLater: text => out.sendLater(text),
      heardAt: () => this.#heardAt,
    })
    if (result.ok) return result.value
    this.#refuse(result.rejection)
    return undefined
  }

  async #unwatch(table: string): Promise<void> {
    const leaving = this.#watched?.get(table)
    this.#watched?.delete(table)
    await (await leaving)?.end()
  }
}

/** What came as text and is a message; undefined for anything else. */
function read(text: string): ClientMessage | undefined {
  try {
    return readMessage(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function answerTo(
  { id }: CommandOrder,
  performed: Performed,
  sentence: ConnectionOptions['sentence'],
): Answer {
  if (performed.ok) return { type: 'answer', id, ok: true, seq: performed.value }
  const { rejection, seq, game } = performed
  return { type: 'answer', id, ok: false, seq, rejection, sentence: sentence(rejection, game) }
}
