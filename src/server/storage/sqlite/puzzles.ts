import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { ListedPuzzle, PuzzleOrder, PuzzleStorage, StoredPuzzle } from '../puzzle-storage.ts'
import { medianOf } from '../puzzle-storage.ts'
import type { Synchronous } from './rpc.ts'

type Row = Readonly<Record<string, SQLOutputValue>>

const LISTED = `
  SELECT puzzles.*, players.name AS author_name,
    (SELECT count(*) FROM puzzle_solves WHERE puzzle = puzzles.id) AS solved,
    EXISTS (SELECT 1 FROM puzzle_likes WHERE puzzle = puzzles.id AND player = :player) AS is_liked,
    own.player IS NOT NULL AS is_solved, own.ms AS own_ms
  FROM puzzles
  LEFT JOIN players ON players.id = puzzles.player
  LEFT JOIN puzzle_solves AS own ON own.puzzle = puzzles.id AND own.player = :player
`

const ORDERS = {
  newest: 'published_at DESC, puzzles.id',
  liked: 'likes DESC, published_at DESC, puzzles.id',
} as const

export function puzzleQueries(database: DatabaseSync): Synchronous<PuzzleStorage> {
  const insert = database.prepare(`
    INSERT INTO puzzles (id, game, params, title, player, facts, published_at) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
  `)
  // An index each, with or without the game, so that a page reads no more rows than it shows.
  const prepareList = (where: string, order: PuzzleOrder) =>
    database.prepare(`${LISTED} ${where} ORDER BY ${ORDERS[order]} LIMIT :limit OFFSET :from`)
  const prepareLists = (where: string) => ({
    newest: prepareList(where, 'newest'),
    liked: prepareList(where, 'liked'),
  })
  const lists = prepareLists('')
  const listsOfGame = prepareLists('WHERE game = :game')
  const times = database.prepare('SELECT ms FROM puzzle_solves WHERE puzzle = ? AND ms IS NOT NULL')
  const find = database.prepare('SELECT * FROM puzzles WHERE game = ? AND params = ?')
  const get = database.prepare('SELECT * FROM puzzles WHERE id = ?')
  const like = database.prepare('INSERT INTO puzzle_likes VALUES (?, ?) ON CONFLICT DO NOTHING')
  const unlike = database.prepare('DELETE FROM puzzle_likes WHERE puzzle = ? AND player = ?')
  const countLikes = database.prepare(
    'UPDATE puzzles SET likes = (SELECT count(*) FROM puzzle_likes WHERE puzzle = puzzles.id) WHERE id = ?',
  )
  const solve = database.prepare('INSERT INTO puzzle_solves VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const count = database.prepare('SELECT count(*) AS count FROM puzzles WHERE player = ?')
  const remove = database.prepare('DELETE FROM puzzles WHERE id = ?')
  const removeLikes = database.prepare('DELETE FROM puzzle_likes WHERE puzzle = ?')
  const removeSolves = database.prepare('DELETE FROM puzzle_solves WHERE puzzle = ?')
  const likedBy = database.prepare('SELECT puzzle FROM puzzle_likes WHERE player = ?')
  const forgetLikes = database.prepare('DELETE FROM puzzle_likes WHERE player = ?')
  const forgetSolves = database.prepare('DELETE FROM puzzle_solves WHERE player = ?')
  const forgetAuthor = database.prepare("UPDATE puzzles SET player = '' WHERE player = ?")
  return {
    publish: ({ id, game, params, title, player, facts, publishedAt }) =>
      insert.run(id, game, params, title, player, JSON.stringify(facts), publishedAt).changes === 1,
    list({ game, order, limit, from, player = '' }) {
      const page = { limit, from, player }
      const rows = game === undefined ? lists[order].all(page) : listsOfGame[order].all({ ...page, game })
      return rows.map(row => {
        const solvedIn = times.all(String(row.id)).map(({ ms }) => Number(ms))
        return toListed(row, solvedIn)
      })
    },
    find(game, params) {
      const row = find.get(game, params)
      return row && toPuzzle(row)
    },
    get(id) {
      const row = get.get(id)
      return row && toPuzzle(row)
    },
    like(id, player, isLiked) {
      if (!get.get(id)) return false
      if (isLiked) like.run(id, player)
      else unlike.run(id, player)
      countLikes.run(id)
      return true
    },
    solve: (id, player, ms) => void solve.run(id, player, ms),
    countOf: player => Number(count.get(player)!.count),
    remove(id) {
      removeLikes.run(id)
      removeSolves.run(id)
      return remove.run(id).changes === 1
    },
    forget(player) {
      const liked = likedBy.all(player).map(({ puzzle }) => String(puzzle))
      forgetLikes.run(player)
      for (const id of liked) countLikes.run(id)
      forgetSolves.run(player)
      forgetAuthor.run(player)
    },
  }
}

function toPuzzle(row: Row): StoredPuzzle {
  return {
    id: String(row.id),
    game: String(row.game),
    params: String(row.params),
    title: String(row.title),
    player: String(row.player),
    facts: JSON.parse(String(row.facts)) as StoredPuzzle['facts'],
    publishedAt: Number(row.published_at),
  }
}

function toListed(row: Row, times: readonly number[]): ListedPuzzle {
  const { player, ...puzzle } = toPuzzle(row)
  const medianMs = medianOf(times)
  return {
    ...puzzle,
    ...(row.author_name !== null && { author: { id: player, name: String(row.author_name) } }),
    likes: Number(row.likes),
    solved: Number(row.solved),
    ...(medianMs !== undefined && { bestMs: Math.min(...times), medianMs }),
    mine: {
      isLiked: row.is_liked === 1,
      isSolved: row.is_solved === 1,
      ...(row.own_ms !== null && { ms: Number(row.own_ms) }),
    },
  }
}
