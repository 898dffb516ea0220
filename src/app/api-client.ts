import { accept, type Result } from '#kernel/result.ts'
import type {
  CreateTableRequest,
  FinishedGamesPage,
  GameRecord,
  LobbyResponse,
  Me,
  Profile,
  Refusal,
  ResolvedLink,
  SessionInfo,
  ShortLink,
  SignInResponse,
  TableReference,
  TokenDelivery,
} from '#protocol/api.ts'
import { rejectServer } from '#protocol/refusals.ts'
import type { PlayerInfo, TableUpdate } from '#protocol/server-messages.ts'

/** Sends a request to the server and returns the JSON answer. Rejects if the server cannot be reached. */
export type SendRequest = (
  request: ApiRequest,
) => Promise<{ readonly status: number; readonly body: unknown }>

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object
}

/** The server's HTTP API. A refusal and an unreachable server both give a rejection; calls never throw. */
export interface ApiClient {
  /** Signs this device in as a guest. */
  registerGuest(delivery: TokenDelivery, name?: string): Promise<Result<SignInResponse>>
  me(): Promise<Result<Me>>
  rename(name: string): Promise<Result<PlayerInfo>>
  claimName(name: string, password: string): Promise<Result<PlayerInfo>>
  changePassword(old: string, password: string): Promise<Result<undefined>>
  signIn(name: string, password: string, delivery: TokenDelivery): Promise<Result<SignInResponse>>
  signOut(): Promise<Result<undefined>>
  sessions(): Promise<Result<readonly SessionInfo[]>>
  revoke(session: string): Promise<Result<undefined>>
  revokeOthers(): Promise<Result<undefined>>
  lobby(): Promise<Result<LobbyResponse>>
  /** The current state of a table, as this player may see it. */
  table(id: string): Promise<Result<TableUpdate>>
  createTable(request: CreateTableRequest): Promise<Result<TableReference>>
  /** Takes a seat at an open table that is waiting for a player, or creates one. */
  quickMatch(game: string): Promise<Result<TableReference>>
  profile(player: string): Promise<Result<Profile>>
  games(player: string, before?: number): Promise<Result<FinishedGamesPage>>
  game(id: string): Promise<Result<GameRecord>>
  /** A short link to a path of the app that carries a game or a puzzle. */
  shorten(path: string): Promise<Result<ShortLink>>
  resolveLink(code: string): Promise<Result<ResolvedLink>>
}

export function createApiClient(sendRequest: SendRequest): ApiClient {
  async function call<Answer>(
    method: ApiRequest['method'],
    path: string,
    body?: object,
  ): Promise<Result<Answer>> {
    let answer: Awaited<ReturnType<SendRequest>>
    try {
      answer = await sendRequest({ method, path: `/api/${path}`, ...(body && { body }) })
    } catch {
      return rejectServer('server-unreachable')
    }
    if (answer.status < 400) return accept(answer.body as Answer)
    const { rejection } = (answer.body ?? {}) as Partial<Refusal>
    return rejection ? { ok: false, rejection } : rejectServer('server-failed', { status: answer.status })
  }
  const playerPath = (id: string) => `players/${encodeURIComponent(id)}`
  return {
    registerGuest: (delivery, name) =>
      call('POST', 'players', { keep: delivery, ...(name !== undefined && { name }) }),
    me: () => call('GET', 'me'),
    rename: name => call('PATCH', 'me', { name }),
    claimName: (name, password) => call('POST', 'me/claim', { name, password }),
    changePassword: (old, password) => call('POST', 'me/password', { old, password }),
    signIn: (name, password, delivery) => call('POST', 'sign-in', { name, password, keep: delivery }),
    signOut: () => call('POST', 'sign-out', {}),
    sessions: () => call('GET', 'me/sessions'),
    revoke: session => call('DELETE', `me/sessions/${encodeURIComponent(session)}`),
    revokeOthers: () => call('DELETE', 'me/sessions'),
    lobby: () => call('GET', 'tables'),
    table: id => call('GET', `tables/${encodeURIComponent(id)}`),
    createTable: request => call('POST', 'tables', request),
    quickMatch: game => call('POST', 'match', { game }),
    profile: id => call('GET', playerPath(id)),
    games: (id, before) =>
      call('GET', `${playerPath(id)}/games${before === undefined ? '' : `?before=${before}`}`),
    game: id => call('GET', `games/${encodeURIComponent(id)}`),
    shorten: path => call('POST', 'links', { path }),
    resolveLink: code => call('GET', `links/${encodeURIComponent(code)}`),
  }
}
