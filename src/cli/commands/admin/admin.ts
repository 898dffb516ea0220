import { parseFlags } from '../../flags.ts'
import { adminPage } from '../../manual/admin-page.ts'
import { closestWord } from '../../manual/closest-word.ts'
import { adminText } from '../../text/en/admin.ts'
import { withSuggestion } from '../../text/en/shell.ts'
import { UsageError } from '../../usage-error.ts'
import type { AdminArguments } from './arguments.ts'
import { backup, check, compact, purge, restore, status } from './data.ts'
import { moveToPostgres, moveToSqlite } from './move.ts'
import { ban, deletePlayer, player, players, rename, signOut, unban } from './players.ts'
import { puzzles, removePuzzle } from './puzzles.ts'
import { closeReport, reports } from './reports.ts'
import { end, table, tables } from './tables.ts'

const PARTS: Readonly<Record<string, (given: AdminArguments) => Promise<number>>> = {
  status,
  players,
  player,
  rename,
  ban,
  unban,
  'sign-out': signOut,
  'delete-player': deletePlayer,
  reports,
  'close-report': closeReport,
  puzzles,
  'remove-puzzle': removePuzzle,
  tables,
  table,
  end,
  purge,
  backup,
  restore,
  check,
  compact,
  'move-to-postgres': moveToPostgres,
  'move-to-sqlite': moveToSqlite,
}

/** `quincunx admin`: for the host of a server. */
export async function admin(given: readonly string[]): Promise<number> {
  const parsed = parseFlags(given, adminPage)
  if (!parsed) return 0
  const { flags, positionals } = parsed
  const [part, ...rest] = positionals
  const run = part !== undefined && Object.hasOwn(PARTS, part) ? PARTS[part] : undefined
  const parts = Object.keys(PARTS)
  if (!run || part === undefined)
    throw new UsageError(withSuggestion(adminText.sayWhat(part, parts), closestWord(part ?? '', parts)))
  if (flags.data !== undefined) process.env.QUINCUNX_DATA = String(flags.data)
  if (flags.database !== undefined) process.env.DATABASE_URL = String(flags.database)
  return run({ part, positionals: rest, flags })
}
