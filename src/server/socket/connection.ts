import type { Rejection } from '#kernel/result.ts'
import { readCode } from '#protocol/code.ts'
import { clientMessage } from '#protocol/frames.ts'
import type { Answer, PlayerNews, ServerMessage } from '#protocol/news.ts'
import type { ClientMessage, CommandOrder } from '#protocol/orders.ts'
import { PROTOCOL } from '#protocol/version.ts'
import type { House, Performed, Visit } from '../house/house.ts'
import type { LobbyBoard } from '../house/lobby-board.ts'
import { StorageTrouble } from '../storage/storage.ts'

/** The way back to one client. */
export interface Outlet {
  send(text: string): void
  /** How much has been sent and not yet taken off by the network. */
  buffered(): number
  close(reason: 'flood' | 'slow'): void
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

/** Nobody looks at more tables at once than fit on a screen. */
const MOST_TABLES = 20
/** What a client may leave unread before it is let go; ten thousand moves. */
const MOST_BUFFERED = 1_000_000

export function connect(options: ConnectionOptions): Connection {
  const { house, board, player, out, now } = options
  /** By what the client calls the table, which may be its code. */
  const watched = new Map<string, Promise<Visit | undefined>>()
  let visits = 0
  let leaveBoard: (() => void) | undefined
  let heardAt = now()
  let ended = false

  function tell(text: string): void {
    if (ended) return
    if (out.buffered() > MOST_BUFFERED) {
      out.close('slow')
      return
    }
    out.send(text)
  }

  function say(message: ServerMessage): void {
    tell(JSON.stringify(message))
  }

  function refuse(rejection: Rejection): void {
    say({ type: 'refused', rejection, sentence: options.sentence(rejection) })
  }

  function hear(text: string): void {
    if (ended) return
    heardAt = now()
    if (!options.mayHear()) {
      out.close('flood')
      return
    }
    const message = readMessage(text)
    if (message)
      take(message).catch(error => {
        if (error instanceof StorageTrouble) refuse({ code: 'not-kept' })
        else options.failed(error)
      })
    else refuse({ code: 'no-message' })
  }

  async function take(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'command':
        return perform(message)
      case 'watch':
        return watch(message.table, message.since ?? -1)
      case 'unwatch':
        return unwatch(message.table)
      case 'time':
        return say({ type: 'time', sent: message.sent, now: now() })
      case 'lobby':
        leaveBoard?.()
        leaveBoard = message.on ? board.follow(tell) : undefined
    }
  }

  async function perform(message: Extract<ClientMessage, { type: 'command' }>): Promise<void> {
    const performed = await house.perform(message.table, player, message)
    const { result } = performed
    // Without an answer the client sends it again when the house is open again.
    if (!result.ok && result.rejection.code === 'house-closing') return
    say(answerTo(message, performed, options.sentence))
  }

  /** To watch what is watched already is to ask for what was missed. */
  async function watch(table: string, since: number): Promise<void> {
    const before = watched.get(table)
    if (before) return (await before)?.catchUp(since)
    if (watched.size >= MOST_TABLES) return refuse({ code: 'too-many-tables', details: { table } })
    if (readCode(table) && !options.mayLookUp())
      return refuse({ code: 'too-often', details: { table, seconds: 10 } })
    const visitor = {
      player: player.id,
      seenAs: player.id,
      // Of two visits one after the other the end of the first must not be taken for the end of the second.
      connection: `${options.id} ${visits++}`,
      since,
      tell,
      heardAt: () => heardAt,
    }
    const coming = house.visit(table, visitor).then(result => {
      if (result.ok) return result.value
      refuse(result.rejection)
      return undefined
    })
    watched.set(table, coming)
    const forget = () => void (watched.get(table) === coming && watched.delete(table))
    coming.then(visit => visit ?? forget(), forget)
    try {
      await coming
    } catch (error) {
      if (!(error instanceof StorageTrouble)) throw error
      // The client is told which table it is not at, and asks again.
      refuse({ code: 'not-kept', details: { table } })
    }
  }

  async function unwatch(table: string): Promise<void> {
    const leaving = watched.get(table)
    watched.delete(table)
    await (await leaving)?.end()
  }

  say({ type: 'hello', protocol: PROTOCOL, now: now(), player })

  return {
    hear,
    alive() {
      heardAt = now()
    },
    heardAt: () => heardAt,
    end() {
      if (ended) return
      ended = true
      leaveBoard?.()
      for (const table of [...watched.keys()]) unwatch(table).catch(options.failed)
    },
  }
}

/** What came as text and is a message; undefined for anything else. */
function readMessage(text: string): ClientMessage | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const read = clientMessage.safeParse(value)
  return read.success ? read.data : undefined
}

export function answerTo(
  { id }: CommandOrder,
  { seq, result, game }: Performed,
  sentence: ConnectionOptions['sentence'],
): Answer {
  if (result.ok) return { type: 'answer', id, ok: true, seq: result.value }
  const { rejection } = result
  return { type: 'answer', id, ok: false, seq, rejection, sentence: sentence(rejection, game) }
}
