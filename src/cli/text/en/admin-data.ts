import { titleOf } from '#games/catalog.ts'
import { groupDigits } from '#kernel/group-digits.ts'
import type { FileCheck } from '#server/admin/check-file.ts'
import type { TableCheck, TableProblem } from '#server/admin/check-tables.ts'
import type { MovedData } from '#server/admin/move-data.ts'
import type { CopiedRows, CopyProgress } from '#server/storage/transfer/copy-rows.ts'
import { counted, size } from './admin.ts'

/** The sentences of `quincunx admin` about a server's data as a whole: backups, checks and moves to another storage. */
export const adminDataText = {
  backedUp: (file: string, bytes: number) =>
    `${file}: ${size(bytes)}, checked. Keep it private: it contains password hashes.`,
  askRestore: (file: string) => `Replace this server’s data with ${file}? The old files are kept aside.`,
  restored: (file: string, aside: string | undefined) =>
    `${file} is in place.${aside === undefined ? '' : ` The old files are in ${aside}.`}`,
  compacted: (before: number, after: number) => `The file was ${size(before)} and is ${size(after)} now.`,

  checked: ({ file, bytes, tables, entries }: FileCheck) =>
    `${file}: ${size(bytes)}, ${counted(tables, 'table')}, ${counted(entries, 'entry', 'entries')}`,
  sound: 'Everything is in order.',
  damage: (finding: string) => `Damaged file: ${finding}`,
  loss: ({ table, had, has }: FileCheck['losses'][number]) =>
    has === 0
      ? `Table ${table} is gone; it had ${counted(had, 'entry', 'entries')}.`
      : `Table ${table} had ${counted(had, 'entry', 'entries')} and came back with ${has}.`,
  problem: (problem: TableProblem) => `Table ${problem.code ?? problem.table}: ${problemText(problem)}`,
  whatNow: 'To go back to a backup: stop the server, then quincunx admin restore FILE.',

  backUpDatabase:
    'This server’s data is in PostgreSQL, which has its own tools for that: pg_dump for a copy, pg_basebackup with an archive of the log for a copy to any moment. Both work while servers are running.',
  restoreDatabase:
    'This server’s data is in PostgreSQL. To go back to a backup: stop all servers, then use pg_restore, or the copy that pg_basebackup made.',
  compactDatabase:
    'This server’s data is in PostgreSQL, which reuses free space by itself. To make its files smaller, use VACUUM FULL.',
  nameDatabase:
    'Which database? For example: quincunx admin move-to-postgres postgres://user:password@host/name',
  needDatabase: 'Which database should it read? Give --database URL, or set DATABASE_URL.',
  moving: ({ step, table, done, of }: CopyProgress) =>
    `${step === 'copying' ? 'Copying' : 'Comparing'} ${table.replace('_', ' ')}: ${groupDigits(done)} of ${groupDigits(of)}`,
  movedToPostgres: ({ rows, check }: MovedData, database: string, folder: string): readonly string[] => [
    movedText(rows, check, database),
    `From now on start servers with this database: DATABASE_URL=… quincunx serve. ${folder} is unchanged; keep it until you are sure, then delete it.`,
  ],
  movedToSqlite: ({ rows, check }: MovedData, folder: string): readonly string[] => [
    movedText(rows, check, folder),
    'From now on start the server without a database. The database is unchanged.',
  ],
  oldProblem: (problem: TableProblem) => `As before the move: ${adminDataText.problem(problem)}`,
}

function movedText(rows: CopiedRows, { entries }: TableCheck, place: string): string {
  const { players = 0, tables = 0, results = 0 } = rows
  return `Moved to ${place}: ${counted(players, 'player')}, ${counted(tables, 'table')} with ${counted(entries, 'entry', 'entries')}, ${counted(results, 'finished game')}. Everything was compared, and every log was replayed.`
}

function problemText(problem: TableProblem): string {
  switch (problem.kind) {
    case 'unreadable':
      return `can’t be read (${problem.reason}).`
    case 'gap':
      return `entry ${problem.seq} is missing.`
    case 'unknown-rules':
      return `needs version ${problem.version} of ${titleOf(problem.game)}, which this program doesn’t know.`
    case 'refused-entry':
      return `can’t be replayed: entry ${problem.seq} is refused (${problem.reason}).`
    case 'backwards':
      return `time runs backwards at entry ${problem.seq}.`
    case 'wrong-phase':
      return `is listed as ${problem.listed}, but its log says ${problem.replayed}.`
    case 'wrong-seats':
      return 'the listed seats differ from its log.'
    case 'missing-result':
      return 'the game is over, but has no result.'
    case 'extra-result':
      return 'the game isn’t over, but has a result.'
    case 'wrong-result':
      return 'the stored result differs from its log.'
  }
}
