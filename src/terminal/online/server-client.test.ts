import { describe, expect, it } from 'vitest'
import type { ApiRequest } from '#app/api-client.ts'
import type { ServerCredential } from '#node/credentials.ts'
import { serverRejection } from '#protocol/refusals.ts'
import type { TransportHandlers } from '#session/remote/transport.ts'
import { createManualClock } from '#testing/fakes/manual-clock.ts'
import type { TerminalHost } from '../shell/host.ts'
import { connectToServer } from './server-client.ts'

const ADDRESS = 'http://house'
const ANN = { id: 'ann', name: 'Ann', claimed: true }
const GUEST = { id: 'guest', name: 'Quiet Otter', claimed: false }

interface FakeServer {
  readonly knows?: readonly string[]
  readonly isThere?: boolean
  greets?(ears: TransportHandlers): void
}

/** A server that knows some tokens, and credentials in memory. */
function around(
  credentials: Record<string, ServerCredential>,
  { knows = [], isThere = true, greets }: FakeServer = {},
) {
  const keys = new Map(Object.entries(credentials))
  const requests: string[] = []
  const clock = createManualClock()
  const answer = (token: string | undefined, { method, path }: ApiRequest) => {
    requests.push(`${method} ${path}${token === undefined ? '' : ` as ${token}`}`)
    if (path === '/api/players') return { status: 201, body: { player: GUEST, token: 'new' } }
    if (knows.includes(token ?? '')) return { status: 200, body: { player: ANN, tables: [] } }
    return { status: 401, body: { rejection: { code: 'not-recognised' }, sentence: '' } }
  }
  const hello = (ears: TransportHandlers) =>
    ears.onMessage(JSON.stringify({ type: 'hello', protocol: 1, now: clock.now(), player: ANN }))
  const host = {
    clock,
    newId: () => 'id',
    engineClient: undefined,
    serverAccess: {
      credentials: {
        find: async (address: string) => keys.get(address),
        put: async (address: string, key: ServerCredential) => void keys.set(address, key),
      },
      createHttpClient: (_: string, token?: string) => async (question: ApiRequest) => {
        if (!isThere) throw new Error('Nobody there.')
        return answer(token, question)
      },
      openTransport: () => (ears: TransportHandlers) => {
        queueMicrotask(() => (greets ?? hello)(ears))
        return { send() {}, close() {} }
      },
    },
  } as unknown as TerminalHost
  return { host, keys, requests, clock }
}

describe('connecting to a server', () => {
  it('for the first time makes a guest, whose token is saved', async () => {
    const { host, keys, requests } = around({})
    const server = await connectToServer(host, ADDRESS)
    expect(server).toMatchObject({ ok: true, value: { address: ADDRESS, isNewGuest: false } })
    expect(requests).toEqual(['POST /api/players'])
    expect(keys.get(ADDRESS)).toMatchObject({ token: 'new', name: 'Quiet Otter' })
  })

  it('again signs in with the token', async () => {
    const { host, keys, requests } = around(
      { [ADDRESS]: { token: 'old', name: 'An', usedAt: 1 } },
      { knows: ['old'] },
    )
    const server = await connectToServer(host, ADDRESS)
    expect(server.ok && server.value.player()).toEqual(ANN)
    expect(requests).toEqual(['GET /api/me as old'])
    expect(keys.get(ADDRESS)).toMatchObject({ token: 'old', name: 'Ann', usedAt: 1_000_000 })
  })

  it('with an invalid token makes a new guest and says so', async () => {
    const { host, keys } = around({ [ADDRESS]: { token: 'old', name: 'Ann', usedAt: 1 } })
    const server = await connectToServer(host, ADDRESS)
    expect(server).toMatchObject({ ok: true, value: { isNewGuest: true } })
    expect(keys.get(ADDRESS)?.token).toBe('new')
  })

  it('keeps the token when the server does not answer', async () => {
    const { host, keys } = around({ [ADDRESS]: { token: 'old', name: 'Ann', usedAt: 1 } }, { isThere: false })
    expect(await connectToServer(host, ADDRESS)).toMatchObject({ rejection: { code: 'server-unreachable' } })
    expect(keys.get(ADDRESS)?.token).toBe('old')
  })

  it('is refused when the server has another protocol version', async () => {
    const { host } = around({}, { greets: ears => ears.onClose(serverRejection('another-protocol')) })
    expect(await connectToServer(host, ADDRESS)).toMatchObject({ rejection: { code: 'another-protocol' } })
  })

  it('times out when the server does not open its socket', async () => {
    const { host, clock } = around({}, { greets() {} })
    const server = connectToServer(host, ADDRESS)
    for (let second = 0; second < 12; second++) {
      await new Promise(resolve => setImmediate(resolve))
      clock.advance(1_000)
    }
    expect(await server).toMatchObject({ rejection: { code: 'server-unreachable' } })
  })
})
