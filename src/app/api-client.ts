import { accept, type Result, reject } from '#kernel/result.ts'
import type {
  CreateTableRequest,
  FinishedGamesPage,
  GameRecord,
  LobbyResponse,
  Me,
  Profile,
  Refusal,
  SessionInfo,
  SignInResponse,
  TableReference,
  TokenDelivery,
} from '#protocol/api.ts'
import type { PlayerInfo, TableUpdate } from '#protocol/server-messages.ts'

/** A request to the house and its answer as JSON; rejects when the house cannot be reached. */
export type SendRequest = (
  question: ApiRequest,
) => Promise<{ readonly status: number; readonly body: unknown }>

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object
}

/** What can be asked of a house besides playing. A refusal is a rejection; so is a house that cannot be reached. */
export interface ApiClient {
  /** Makes this device a guest of the house. */
  registerGuest(keep: TokenDelivery, name?: string): Promise<Result<SignInResponse>>
  me(): Promise<Result<Me>>
  rename(name: string): Promise<Result<PlayerInfo>>
  claimName(name: string, password: string): Promise<Result<PlayerInfo>>
  changePassword(old: string, password: string): Promise<Result<undefined>>
  signIn(name: string, password: string, keep: TokenDelivery): Promise<Result<SignInResponse>>
  signOut(): Promise<Result<undefined>>
  sessions(): Promise<Result<readonly SessionInfo[]>>
  revoke(session: string): Promise<Result<undefined>>
  revokeOthers(): Promise<Result<undefined>>
  lobby(): Promise<Result<LobbyResponse>>
  /** One look at a table, as this device may see it. */
  table(id: string): Promise<Result<TableUpdate>>
  createTable(order: CreateTableRequest): Promise<Result<TableReference>>
  /** Sits down at a table that waits for anyone, or opens one. */
  quickMatch(game: string): Promise<Result<TableReference>>
  profile(player: string): Promise<Result<Profile>>
  games(player: string, before?: number): Promise<Result<FinishedGamesPage>>
  game(id: string): Promise<Result<GameRecord>>
}

export function createApiClient(ask: SendRequest): ApiClient {
  async function put<Answer>(
    method: ApiRequest['method'],
    path: string,
    body?: object,
  ): Promise<Result<Answer>> {
    let answer: Awaited<ReturnType<SendRequest>>
    try {
      answer = await ask({ method, path: `/api/${path}`, ...(body && { body }) })
    } catch {
      return reject('house-unreachable')
    }
    if (answer.status < 400) return accept(answer.body as Answer)
    const { rejection } = (answer.body ?? {}) as Partial<Refusal>
    return rejection ? { ok: false, rejection } : reject('house-failed', { status: answer.status })
  }
  const player = (id: string) => `players/${encodeURIComponent(id)}`
  return {
    registerGuest: (keep, name) => put('POST', 'players', { keep, ...(name !== undefined && { name }) }),
    me: () => put('GET', 'me'),
    rename: name => put('PATCH', 'me', { name }),
    claimName: (name, password) => put('POST', 'me/claim', { name, password }),
    changePassword: (old, password) => put('POST', 'me/password', { old, password }),
    signIn: (name, password, keep) => put('POST', 'sign-in', { name, password, keep }),
    signOut: () => put('POST', 'sign-out', {}),
    sessions: () => put('GET', 'me/sessions'),
    revoke: session => put('DELETE', `me/sessions/${encodeURIComponent(session)}`),
    revokeOthers: () => put('DELETE', 'me/sessions'),
    lobby: () => put('GET', 'tables'),
    table: id => put('GET', `tables/${encodeURIComponent(id)}`),
    createTable: order => put('POST', 'tables', order),
    quickMatch: game => put('POST', 'match', { game }),
    profile: id => put('GET', player(id)),
    games: (id, before) =>
      put('GET', `${player(id)}/games${before === undefined ? '' : `?before=${before}`}`),
    game: id => put('GET', `games/${encodeURIComponent(id)}`),
  }
}
