import { accept, type Result } from '#kernel/result.ts'
import type {
  CreateTableRequest,
  DictionaryList,
  FinishedGamesPage,
  GameRecord,
  LobbyResponse,
  Me,
  Profile,
  PublishedPuzzles,
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
import type { TableRecord } from '#table/table.ts'

/** Sends a request to the server and returns the JSON answer. Rejects if the server cannot be reached. */
export type SendRequest = (
  request: ApiRequest,
) => Promise<{ readonly status: number; readonly body: unknown }>

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object
}

export interface PuzzlesQuery {
  readonly game: string
  readonly order?: 'newest' | 'liked'
  readonly from?: number
}

export interface PublishRequest {
  readonly game: string
  /** The params of a link to the puzzle. */
  readonly params: object
  readonly title: string
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
  /** The dictionaries of the server's host, with which tables of this game can be opened. */
  dictionaries(game: string): Promise<Result<DictionaryList>>
  profile(player: string): Promise<Result<Profile>>
  games(player: string, before?: number): Promise<Result<FinishedGamesPage>>
  game(id: string): Promise<Result<GameRecord>>
  /** Tells the host of the server that a player's name should not be there. */
  reportName(player: string): Promise<Result<undefined>>
  /** A short link to a path of the app that carries a game or a puzzle. */
  shorten(path: string): Promise<Result<ShortLink>>
  resolveLink(code: string): Promise<Result<ResolvedLink>>
  /** Empty and marked as closed where the host does not publish puzzles; other requests are refused there. */
  puzzles(query: PuzzlesQuery): Promise<Result<PublishedPuzzles>>
  publishPuzzle(request: PublishRequest): Promise<Result<{ readonly id: string }>>
  likePuzzle(id: string, isLiked: boolean): Promise<Result<undefined>>
  removePuzzle(id: string): Promise<Result<undefined>>
  /** Reports that a published puzzle is solved; the record of the game shows it. */
  reportSolved(record: TableRecord): Promise<Result<undefined>>
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
    dictionaries: game => call('GET', `dictionaries/${encodeURIComponent(game)}`),
    profile: id => call('GET', playerPath(id)),
    games: (id, before) =>
      call('GET', `${playerPath(id)}/games${before === undefined ? '' : `?before=${before}`}`),
    game: id => call('GET', `games/${encodeURIComponent(id)}`),
    reportName: player => call('POST', 'reports', { player }),
    shorten: path => call('POST', 'links', { path }),
    resolveLink: code => call('GET', `links/${encodeURIComponent(code)}`),
    puzzles: ({ game, order = 'newest', from = 0 }) =>
      call('GET', `puzzles?game=${encodeURIComponent(game)}&order=${order}&from=${from}`),
    publishPuzzle: request => call('POST', 'puzzles', request),
    likePuzzle: (id, isLiked) => call('POST', `puzzles/${encodeURIComponent(id)}/like`, { liked: isLiked }),
    removePuzzle: id => call('DELETE', `puzzles/${encodeURIComponent(id)}`),
    reportSolved: record => call('POST', 'puzzles/solved', { record }),
  }
}
