import fastify, { type InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import type { SignInResponse } from '#protocol/api.ts'
import { accountRoutes } from '#server/http/account.ts'
import { registerApi } from '#server/http/api.ts'
import { openAuth } from '#server/http/guard.ts'
import { historyRoutes } from '#server/http/history.ts'
import { sessionRoutes } from '#server/http/sessions.ts'
import { LIMITS, type Limits, openSharedBuckets } from '#server/limits/limits.ts'
import { logOptions } from '#server/log.ts'
import { openPasswords } from '#server/players/passwords.ts'
import { openPlayers } from '#server/players/players.ts'
import { openMemoryStorage } from '#server/storage/memory.ts'
import type { Storage } from '#server/storage/storage.ts'
import { WEAK_HASHING } from './reception.ts'

export const PASSWORD = 'correct horse battery'

/** The requests by which players come in and look after their names, with time standing until it is moved. */
export interface ApiFixture {
  now: number
  readonly storage: Storage
  /** Everything that left the server. */
  readonly responses: string[]
  readonly log: readonly string[]
  request(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    options?: InjectOptions,
  ): Promise<ApiResponse>
  guest(payload?: object): Promise<ArrivalWithToken>
  /** Ann, who has claimed her name. */
  ann(): Promise<ArrivalWithToken>
  signIn(name: string, password: string, address?: string): Promise<ApiResponse>
}

export type ArrivalWithToken = SignInResponse & { readonly token: string }

export interface ApiResponse {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly code?: string
  readonly cookie?: string
  readonly headers: Record<string, unknown>
}

export interface ApiFixtureOptions {
  readonly limits?: Partial<Limits>
  /** On a machine whose Node cannot hash passwords. */
  readonly passwordless?: boolean
}

/** For one test, at whose end it is closed. */
export async function openApiFixture({
  limits = {},
  passwordless = false,
}: ApiFixtureOptions = {}): Promise<ApiFixture> {
  const all: Limits = { ...LIMITS, ...limits }
  const storage = openMemoryStorage()
  const responses: string[] = []
  const log: string[] = []
  const server = fastify({
    logger: { ...logOptions('trace'), stream: { write: line => log.push(line) } },
    bodyLimit: all.bodyBytes,
  })
  const now = () => desk.now
  const options = { hashing: all.hashing, strength: WEAK_HASHING }
  const passwords = openPasswords(passwordless ? { ...options, argon2: undefined } : options)
  const players = openPlayers({ storage: storage.players, passwords, now })
  const auth = openAuth({ players, trustProxy: true })
  await registerApi(server, {
    auth,
    routes: [
      accountRoutes({ players, auth, buckets: openSharedBuckets(all, now), tables: storage.tables }),
      sessionRoutes({ players, auth }),
      historyRoutes({ storage, recordOf: async () => undefined }),
    ],
  })

  const request: ApiFixture['request'] = async (method, url, options = {}) => {
    const response = await server.inject({ method, url: `/api${url}`, ...options })
    const { statusCode: status, headers } = response
    responses.push(JSON.stringify(headers), response.body)
    const body = response.body === '' ? {} : JSON.parse(response.body)
    return { status, body, code: body.rejection?.code, cookie: headers['set-cookie'] as string, headers }
  }
  const guest: ApiFixture['guest'] = async (payload = {}) => {
    const { body } = await request('POST', '/players', { payload: { keep: 'token', ...payload } })
    return body as unknown as ArrivalWithToken
  }
  const desk: ApiFixture = {
    ...{ now: 1_000_000, storage, responses, log, request, guest },
    async ann() {
      const arrival = await guest()
      const claim = withBearer(arrival.token, { name: 'Ann', password: PASSWORD })
      const { status } = await request('POST', '/me/claim', claim)
      if (status !== 200) throw new Error(`Ann cannot claim her name: ${status}`)
      return arrival
    },
    signIn: (name, password, address = '192.0.2.1') =>
      request('POST', '/sign-in', {
        payload: { name, password, keep: 'token' },
        headers: { 'x-forwarded-for': address },
      }),
  }
  onTestFinished(() => server.close())
  return desk
}

/** A request of whoever has this token. */
export function withBearer(token: string, payload?: object): InjectOptions {
  return { headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) }
}
