import type { Details } from '#kernel/result.ts'
import type { ListedPuzzle, PuzzleStorage, StoredPuzzle } from '../puzzle-storage.ts'
import type { Database } from './database.ts'

interface PuzzleRow {
  readonly id: string
  readonly game: string
  readonly params: string
  readonly title: string
  readonly player: string
  readonly facts: string
  readonly published_at: number
}

interface ListedRow extends PuzzleRow {
  readonly author_name: string | null
  readonly likes: number
  readonly solved: number
  readonly best_ms: number | null
  readonly median_ms: number | null
  readonly is_liked: boolean
  readonly is_solved: boolean
  readonly own_ms: number | null
}

const COLUMNS = 'id, game, params, title, player, facts, published_at'

/** The median is the later of the two in the middle, as `medianOf` has it. */
const LISTED = `
  SELECT puzzles.*, players.name AS author_name,
    times.solved, times.best_ms, times.median_ms,
    EXISTS (SELECT 1 FROM puzzle_likes WHERE puzzle = puzzles.id AND player = $1) AS is_liked,
    own.player IS NOT NULL AS is_solved, own.ms AS own_ms
  FROM puzzles
  LEFT JOIN players ON players.id = puzzles.player
  LEFT JOIN puzzle_solves AS own ON own.puzzle = puzzles.id AND own.player = $1
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS solved, min(ms) AS best_ms,
      (array_agg(ms ORDER BY ms) FILTER (WHERE ms IS NOT NULL))[count(ms) / 2 + 1] AS median_ms
    FROM puzzle_solves WHERE puzzle = puzzles.id
  ) AS times
`

/** The count changes only if a row does. */
const LIKE = `
  WITH liked AS (
    INSERT INTO puzzle_likes (puzzle, player) SELECT id, $2 FROM puzzles WHERE id = $1
    ON CONFLICT DO NOTHING RETURNING puzzle
  )
  UPDATE puzzles SET likes = likes + 1 WHERE id IN (SELECT puzzle FROM liked)
`
const UNLIKE = `
  WITH unliked AS (DELETE FROM puzzle_likes WHERE puzzle = $1 AND player = $2 RETURNING puzzle)
  UPDATE puzzles SET likes = likes - 1 WHERE id IN (SELECT puzzle FROM unliked)
`
const FORGET_LIKES = `
  WITH unliked AS (DELETE FROM puzzle_likes WHERE player = $1 RETURNING puzzle)
  UPDATE puzzles SET likes = likes - 1 WHERE id IN (SELECT puzzle FROM unliked)
`

const ORDERS = {
  newest: 'published_at DESC, puzzles.id',
  liked: 'likes DESC, published_at DESC, puzzles.id',
} as const

export function postgresPuzzles(database: Database): PuzzleStorage {
  return {
    async publish({ id, game, params, title, player, facts, publishedAt }) {
      const inserted = await database.query(
        `INSERT INTO puzzles (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
        [id, game, params, title, player, JSON.stringify(facts), publishedAt],
      )
      return inserted.length === 1
    },
    async list({ game, order, limit, from, player = '' }) {
      // An index each, with or without the game, so that a page reads no more rows than it shows.
      const where = game === undefined ? '' : 'WHERE game = $4'
      const rows = await database.query<ListedRow>(
        `${LISTED} ${where} ORDER BY ${ORDERS[order]} LIMIT $2 OFFSET $3`,
        [player, limit, from, ...(game === undefined ? [] : [game])],
      )
      return rows.map(toListed)
    },
    async find(game, params) {
      const [row] = await database.query<PuzzleRow>(
        `SELECT ${COLUMNS} FROM puzzles WHERE game = $1 AND md5(params) = md5($2) AND params = $2`,
        [game, params],
      )
      return row && toPuzzle(row)
    },
    async get(id) {
      const [row] = await database.query<PuzzleRow>(`SELECT ${COLUMNS} FROM puzzles WHERE id = $1`, [id])
      return row && toPuzzle(row)
    },
    async like(id, player, isLiked) {
      const exists = await database.query('SELECT id FROM puzzles WHERE id = $1', [id])
      if (exists.length === 0) return false
      await database.query(isLiked ? LIKE : UNLIKE, [id, player])
      return true
    },
    async solve(id, player, ms) {
      await database.query(
        `INSERT INTO puzzle_solves (puzzle, player, ms) SELECT id, $2, $3::bigint FROM puzzles WHERE id = $1
         ON CONFLICT DO NOTHING`,
        [id, player, ms],
      )
    },
    async countOf(player) {
      const [row] = await database.query<{ readonly count: number }>(
        'SELECT count(*)::int AS count FROM puzzles WHERE player = $1',
        [player],
      )
      return row!.count
    },
    async remove(id) {
      // Likes and times go with it.
      return (await database.query('DELETE FROM puzzles WHERE id = $1 RETURNING id', [id])).length === 1
    },
    async forget(player) {
      await database.query(FORGET_LIKES, [player])
      await database.query('DELETE FROM puzzle_solves WHERE player = $1', [player])
      await database.query("UPDATE puzzles SET player = '' WHERE player = $1", [player])
    },
  }
}

function toPuzzle({ facts, published_at, ...row }: PuzzleRow): StoredPuzzle {
  const { id, game, params, title, player } = row
  return { id, game, params, title, player, facts: JSON.parse(facts) as Details, publishedAt: published_at }
}

function toListed(row: ListedRow): ListedPuzzle {
  const { player, ...puzzle } = toPuzzle(row)
  return {
    ...puzzle,
    ...(row.author_name !== null && { author: { id: player, name: row.author_name } }),
    likes: row.likes,
    solved: row.solved,
    ...(row.best_ms !== null && row.median_ms !== null && { bestMs: row.best_ms, medianMs: row.median_ms }),
    mine: {
      isLiked: row.is_liked,
      isSolved: row.is_solved,
      ...(row.own_ms !== null && { ms: row.own_ms }),
    },
  }
}
