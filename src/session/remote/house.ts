import { accept, type Result, reject } from '#kernel/result.ts'
import type {
  Arrival,
  GameList,
  GameRecord,
  Keep,
  Lobby,
  Me,
  Opened,
  Profile,
  Refusal,
  SessionNews,
  TableOrder,
} from '#protocol/api.ts'
import type { PlayerNews, TableNews } from '#protocol/news.ts'

/** A request to the house and its answer as JSON; rejects when the house cannot be reached. */
export type Ask = (question: Question) => Promise<{ readonly status: number; readonly body: unknown }>

export interface Question {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly body?: object
}

/** What can be asked of a house besides playing. A refusal is a rejection; so is a house that cannot be reached. */
export interface RemoteHouse {
  /** Makes this device a guest of the house. */
  arrive(keep: Keep, name?: string): Promise<Result<Arrival>>
  me(): Promise<Result<Me>>
  rename(name: string): Promise<Result<PlayerNews>>
  claim(name: string, password: string): Promise<Result<PlayerNews>>
  changePassword(old: string, password: string): Promise<Result<undefined>>
  signIn(name: string, password: string, keep: Keep): Promise<Result<Arrival>>
  signOut(): Promise<Result<undefined>>
  sessions(): Promise<Result<readonly SessionNews[]>>
  revoke(session: string): Promise<Result<undefined>>
  revokeOthers(): Promise<Result<undefined>>
  lobby(): Promise<Result<Lobby>>
  /** One look at a table, as this device may see it. */
  table(id: string): Promise<Result<TableNews>>
  open(order: TableOrder): Promise<Result<Opened>>
  /** Sits down at a table that waits for anyone, or opens one. */
  match(game: string): Promise<Result<Opened>>
  profile(player: string): Promise<Result<Profile>>
  games(player: string, before?: number): Promise<Result<GameList>>
  game(id: string): Promise<Result<GameRecord>>
}

export function remoteHouse(ask: Ask): RemoteHouse {
  async function put<Answer>(
    method: Question['method'],
    path: string,
    body?: object,
  ): Promise<Result<Answer>> {
    let answer: Awaited<ReturnType<Ask>>
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
    arrive: (keep, name) => put('POST', 'players', { keep, ...(name !== undefined && { name }) }),
    me: () => put('GET', 'me'),
    rename: name => put('PATCH', 'me', { name }),
    claim: (name, password) => put('POST', 'me/claim', { name, password }),
    changePassword: (old, password) => put('POST', 'me/password', { old, password }),
    signIn: (name, password, keep) => put('POST', 'sign-in', { name, password, keep }),
    signOut: () => put('POST', 'sign-out', {}),
    sessions: () => put('GET', 'me/sessions'),
    revoke: session => put('DELETE', `me/sessions/${encodeURIComponent(session)}`),
    revokeOthers: () => put('DELETE', 'me/sessions'),
    lobby: () => put('GET', 'tables'),
    table: id => put('GET', `tables/${encodeURIComponent(id)}`),
    open: order => put('POST', 'tables', order),
    match: game => put('POST', 'match', { game }),
    profile: id => put('GET', player(id)),
    games: (id, before) =>
      put('GET', `${player(id)}/games${before === undefined ? '' : `?before=${before}`}`),
    game: id => put('GET', `games/${encodeURIComponent(id)}`),
  }
}
