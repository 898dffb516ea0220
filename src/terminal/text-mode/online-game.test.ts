import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { ApiClient } from '#app/api-client.ts'
import { createEngineRunner } from '#engine-client/engine-runner.ts'
import { loadEngine, loadGame } from '#games/catalog.ts'
import { accept } from '#kernel/result.ts'
import { ClientConnection } from '#server/websocket/client-connection.ts'
import { openRemoteTable } from '#session/remote/remote-table.ts'
import { openServerConnection, type ServerConnection } from '#session/remote/server-connection.ts'
import type { TransportHandlers } from '#session/remote/transport.ts'
import {
  flushPromises,
  openTestTableService,
  type TestTableService,
} from '#testing/fixtures/table-service.ts'
import { type JoinPurpose, joinTable } from '../online/join-table.ts'
import type { ServerClient } from '../online/server-client.ts'
import type { TerminalHost } from '../shell/host.ts'
import { playOnlineInTextMode } from './online-game.ts'

const ANN = { id: 'ann', name: 'Ann' }
const BO = { id: 'bo', name: 'Bo' }
const SMALL = { size: 'agreed', rows: 5, cols: 5, starter: 'first', clock: true }
const EVERY_CELL = [1, 2, 3, 4, 5].flatMap(row => [...'abcde'].map(column => `${column}${row}`))

/** A player in text mode, in the same process as the server. */
interface Sitter {
  type(...lines: readonly string[]): Promise<void>
  output(): string
  /** The output since the last call. */
  newOutput(): string
  end(): Promise<void>
  cut(): void
  mend(): void
  readonly code: Promise<number>
}

async function sit(
  { service: tableService, clock }: TestTableService,
  player: typeof ANN,
  table: string,
  { tty = true, purpose = 'play' as JoinPurpose, lines = [] as readonly string[] } = {},
): Promise<Sitter> {
  let isCut = false
  let handlers: TransportHandlers | undefined
  let end = () => {}
  let count = 0
  const connection: ServerConnection = openServerConnection({
    clock,
    newId: () => `${player.id}${++count}`,
    random: () => 0,
    openTransport(opened) {
      handlers = opened
      const mine = opened
      const connection = isCut
        ? undefined
        : new ClientConnection({
            tableService,
            player: { ...player, claimed: false },
            address: '',
            id: `${player.id} ${++count}`,
            transport: {
              send: message => queueMicrotask(() => mine.onMessage(JSON.stringify(message))),
              close() {},
            },
            now: clock.now,
            countMessage: async () => accept(undefined),
            sentence: ({ code }) => code,
            onError: error => {
              throw error
            },
          })
      if (!connection) queueMicrotask(() => mine.onClose())
      end = () => connection?.end()
      return { send: text => void connection?.onMessage(text), close: end }
    },
  })
  const remote = {
    game: async (id: string) => accept((await tableService.recordOf(id))!),
  } as unknown as ApiClient
  const runner = createEngineRunner(loadEngine)
  const engineClient = {
    request: (job: never) => ({ result: runner.run(job, () => {}), cancel() {} }),
    close() {},
  } as unknown as TerminalHost['engineClient']
  const server: ServerClient = {
    address: 'http://house',
    api: remote,
    connection,
    isNewGuest: false,
    player: () => ({ ...player, claimed: false }),
    updatePlayer: async () => {},
    followTable: code =>
      openRemoteTable({
        connection,
        table: code,
        clock,
        engineClient,
        loadGame: async id => (await loadGame(id))!,
        loadRecord: async id => accept((await tableService.recordOf(id))!),
      }),
    close: () => connection.close(),
  }
  const joined = await joinTable(server, table, purpose)
  if (!joined.ok) throw new Error(joined.rejection.code)
  const input = Object.assign(new PassThrough(), { isTTY: tty })
  let output = ''
  let readLength = 0
  const host = {
    clock,
    engineClient,
    input,
    output: { write: (text: string) => (output += text) },
    capabilities: { colours: 'none', hasUnicode: true },
  } as unknown as TerminalHost
  for (const line of lines) input.write(`${line}\n`)
  const code = playOnlineInTextMode(host, server, joined.value)
  code.then(() => server.close())
  return {
    code,
    output: () => output,
    newOutput() {
      const fresh = output.slice(readLength)
      readLength = output.length
      return fresh
    },
    async type(...typed) {
      for (const line of typed) {
        input.write(`${line}\n`)
        await flushPromises()
      }
    },
    async end() {
      input.end()
      await flushPromises()
    },
    cut() {
      isCut = true
      end()
      handlers?.onClose()
    },
    mend() {
      isCut = false
    },
  }
}

/** A review needs real time. */
async function until(isThere: () => boolean): Promise<void> {
  await expect.poll(isThere, { timeout: 20_000, interval: 5 }).toBe(true)
}

async function openTable(test: TestTableService, params: object = SMALL): Promise<string> {
  const opened = await test.service.createTable({ game: 'obstruction', setup: params }, ANN)
  if (!opened.ok) throw new Error(opened.rejection.code)
  return opened.value.code
}

async function pair() {
  const test = await openTestTableService()
  const code = await openTable(test)
  const ann = await sit(test, ANN, code)
  const bo = await sit(test, BO, code)
  await flushPromises()
  return { test, code, ann, bo }
}

describe('an online game in text mode', () => {
  it('has one transcript, from the waiting to the rematch', async () => {
    const test = await openTestTableService()
    const code = await openTable(test, { size: 'proposed', starter: 'first' })
    const lines = ['hint', '4x4', '5x5', ...EVERY_CELL, 'review', 'again', 'resign', 'yes']
    const ann = await sit(test, ANN, code, { tty: false, lines })
    const bo = await sit(test, BO, code, { tty: false })
    // The players take turns, so that the transcript is always the same.
    await until(() => ann.output().includes('Waiting for your opponent'))
    await bo.type('5x5', ...EVERY_CELL)
    await until(() => ann.output().includes('You asked Bo'))
    await bo.type('again')
    await until(() => ann.output().includes('YOU LOST. You resigned.'))
    await ann.end()
    expect(await ann.code).toBe(0)
    const golden = fileURLToPath(new URL('../golden/online-by-lines.txt', import.meta.url))
    await expect(ann.output()).toMatchFileSnapshot(golden)
  })

  it('reports that the opponent has disconnected: counts down, and reports the return', async () => {
    const { test, code, ann, bo } = await pair()
    ann.newOutput()
    bo.cut()
    await flushPromises()
    expect(ann.newOutput()).toBe('\nBo has disconnected: 30 s to return.\n> ')
    await test.advance(20_000)
    expect(ann.newOutput()).toBe('\nBo has disconnected: 10 s to return.\n> ')
    await test.connect(BO, code)
    await flushPromises()
    expect(ann.newOutput()).toBe('\nBo is back.\n> ')
  })

  it('sends a move that was made while the connection was lost after reconnecting', async () => {
    const { test, ann, bo } = await pair()
    ann.newOutput()
    ann.cut()
    await flushPromises()
    expect(ann.newOutput()).toContain('Connection lost.')
    await ann.type('c3')
    expect(ann.newOutput()).toContain('c3 will be sent when it’s back.')
    expect(bo.output()).not.toContain('X c3')
    ann.mend()
    await test.advance(5_000)
    expect(ann.newOutput()).toMatch(/Reconnected\..*X c3, 16 open/s)
    expect(bo.output()).toContain('X c3, 16 open')
  })

  it('warns before the time is up, and prints the clocks on request', async () => {
    const { test, ann, bo } = await pair()
    ann.newOutput()
    await ann.type('time')
    expect(ann.newOutput()).toContain('You: 60 s.')
    await test.advance(51_000)
    expect(ann.newOutput()).toBe('\n30 s left for your move.\n> \n10 s left for your move.\n> ')
    await test.advance(10_000)
    expect(ann.output()).toContain('YOU LOST. You ran out of time.')
    expect(bo.output()).toContain('YOU WON. Ann ran out of time.')
  })

  it('is left only by a second quit in a row, which says how to return', async () => {
    const { code, ann, bo } = await pair()
    await ann.type('quit')
    expect(ann.output()).toContain('you have 30 seconds to come back')
    await ann.type('board', 'quit')
    expect(ann.output()).not.toContain('You left a game')
    await ann.type('quit')
    expect(await ann.code).toBe(0)
    expect(ann.output()).toContain(`To come back: quincunx join http://house/t/${code}`)
    await flushPromises()
    expect(bo.output()).toContain('Ann has disconnected')
  })

  it('asks before it is resigned', async () => {
    const { ann, bo } = await pair()
    await ann.type('resign', 'no')
    expect(ann.output()).toContain('Resign this game? Type yes, or anything else to play on.')
    expect(bo.output()).not.toContain('YOU WON')
    await ann.type('resign', 'yes')
    expect(bo.output()).toContain('YOU WON. Ann resigned.')
  })

  it('requests a rematch and follows to it', async () => {
    const { ann, bo } = await pair()
    await ann.type('again')
    expect(ann.output()).toContain('once this game is over')
    await ann.type('resign', 'yes', 'again')
    expect(ann.output()).toContain('You asked Bo for a rematch.')
    expect(bo.output()).toContain('Ann would like a rematch. Type again to accept.')
    bo.newOutput()
    await bo.type('again')
    await flushPromises()
    expect(bo.newOutput()).toContain('Your turn. Place an X.')
  })

  it('shows a spectator every move and accepts none', async () => {
    const { test, code, ann, bo } = await pair()
    const eve = await sit(test, { id: 'eve', name: 'Eve' }, code, { purpose: 'watch' })
    await ann.type('c3')
    await bo.type('a1')
    await eve.type('e5')
    expect(eve.output()).toContain('You’re watching.')
    expect(eve.output()).toMatch(/X c3, 16 open\n.*Bo to place an O\..*O a1, \d+ open\n/s)
    expect(ann.output()).not.toContain('e5')
    await eve.type('quit')
    expect(await eve.code).toBe(0)
  })

  it('can be left while waiting for it to begin', async () => {
    const test = await openTestTableService()
    const code = await openTable(test)
    const ann = await sit(test, ANN, code)
    await ann.type('hello', 'quit')
    expect(await ann.code).toBe(0)
    expect(ann.output()).toContain(`Table ${code} is open. To join: quincunx join http://house/t/${code}`)
    await expect(sit(test, BO, code)).rejects.toThrow('table-closed')
  })
})
