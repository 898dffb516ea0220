import { timeAgo } from '#app/text/en/ago.ts'
import { titleOf } from '#games/catalog.ts'
import { groupDigits } from '#kernel/group-digits.ts'
import { type RefusalText, type Rejection, sentenceFor } from '#kernel/result.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { ListedReport, ListedTable, PlayerDetails, ServerStatus } from '#server/admin/administration.ts'
import type { DeletedPlayer } from '#server/admin/delete-player.ts'
import type { Purged } from '#server/admin/purge.ts'
import type { AdminRefusals, HostRefusals } from '#server/admin/refusals.ts'
import type { PlayerRow } from '#server/storage/administration.ts'
import type { ListedNode } from '#server/storage/node-storage.ts'
import type { ListedPuzzle } from '#server/storage/puzzle-storage.ts'

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** The sentences of `quincunx admin`. */
export const adminText = {
  sayWhat: (part: string | undefined, parts: readonly string[]) =>
    `${part === undefined ? 'What should it do?' : `There’s no “admin ${part}”.`} Choose one of: ${parts.join(', ')}. For details: quincunx admin --help.`,
  namePlayer: (part: string) => `Which player? Give an id or a name: quincunx admin ${part} Ann`,
  nameNewName: 'Give the player and the new name: quincunx admin rename Ann "Ann B"',
  nameTable: (part: string) => `Which table? Give its code or its id: quincunx admin ${part} K7-PLUM`,
  nameFile: (part: string) => `Which file? For example: quincunx admin ${part} backup.sqlite`,
  nameReport: 'Which report? Give its number: quincunx admin close-report 3',
  playerOrAll: 'Whom? Give a player, or --all for everyone: quincunx admin sign-out Ann',
  noData: (folder: string) =>
    `There’s no server’s data in ${folder}. Name the server’s data folder: quincunx admin --data FOLDER`,
  noAnswer: (folder: string) =>
    `A server is using ${folder} but doesn’t answer. It may be starting, or be an older version. Try again, or stop it first.`,
  notAllowed: (folder: string) =>
    `You don’t have permission to administer the server in ${folder}. Use the account that runs it, for example with sudo -u.`,
  otherVersion: (server: string, own: string) =>
    `The running server is Quincunx ${server}, and this command is ${own}. Restart the server first, or use its own command.`,
  stopFirst: (folder: string) => `A server is using ${folder}. Stop it first.`,
  needsYes: 'Nobody can be asked here, so nothing was changed. Add --yes to go ahead.',
  unchanged: 'Nothing was changed.',
  yesOrNo: (question: string) => `${question} (y/N) `,
  notDays: (flag: string, given: string) => `--${flag} takes a number of days, not “${given}”.`,
  notLimit: (given: string) => `--limit takes a whole number from 1 to 1000, not “${given}”.`,
  notReport: (given: string) => `“${given}” isn’t the number of a report. quincunx admin reports lists them.`,
  noSuchPhase: (given: string, phases: readonly string[]) =>
    `--phase takes one of ${phases.join(', ')}, not “${given}”.`,

  noPlayers: 'No players found.',
  player: (player: PlayerRow, now: number) =>
    [
      `${player.name} (${player.claimed ? 'claimed' : 'guest'})`,
      player.seenAt === null ? 'not seen lately' : `seen ${timeAgo(player.seenAt, now)}`,
      counted(player.games, 'game'),
      ...(player.tables > 0 ? [counted(player.tables, 'unfinished table')] : []),
      ...(player.ban ? [banText(player.ban, now)] : []),
    ].join(', '),
  details: (player: PlayerDetails, now: number): readonly string[] => [
    `${player.name} (${player.claimed ? 'claimed name' : 'guest'})`,
    `  id            ${player.id}`,
    `  first seen    ${DATE.format(player.createdAt)}`,
    `  last seen     ${player.seenAt === null ? 'unknown' : DATE.format(player.seenAt)}`,
    `  games         ${groupDigits(player.games)}`,
    ...(player.ban ? [`  ban           ${banText(player.ban, now)}`] : []),
    ...player.devices.map(({ device, seenAt }) => `  signed in on  ${device}, ${timeAgo(seenAt, now)}`),
    ...player.unfinished.map(table => `  sits at       ${tableLine(table)}`),
  ],
  renamed: (before: string, { name }: PlayerRow) =>
    `${before} is now called ${name}, also at tables and in finished games.`,
  banned: ({ name, claimed, ban }: PlayerRow) =>
    `${name} is banned${ban?.until ? ` until ${DATE.format(ban.until)}` : ''} and signed out.${claimed ? '' : ' A guest can come back as a new guest.'}`,
  unbanned: ({ name }: PlayerRow) => `${name} is no longer banned.`,
  signedOut: (sessions: number) =>
    sessions === 0 ? 'Nobody was signed in.' : `${counted(sessions, 'device')} signed out.`,
  askRename: ({ name, games }: PlayerRow, next: string) =>
    `Rename ${name} to ${next}, also in ${counted(games, 'finished game')}?`,
  askBan: ({ name }: PlayerRow) => `Ban ${name}?`,
  askSignOut: 'Sign everyone out? Guests can’t come back: their names and games are lost to them.',
  askSignOutGuest: ({ name }: PlayerRow) => `Sign ${name} out? As a guest, they can’t come back.`,
  askDelete: ({ name, games, tables, claimed }: PlayerRow) =>
    [
      `Delete ${name} (${claimed ? 'claimed name' : 'guest'}) for good?`,
      ...(games > 0 ? [`${counted(games, 'finished game')} will show “Deleted player” instead.`] : []),
      ...(tables > 0 ? [`${counted(tables, 'unfinished table')} will end.`] : []),
    ].join(' '),
  deleted: ({ name, games, scrubbed }: DeletedPlayer): readonly string[] => [
    `${name} was deleted.${games > 0 ? ` ${counted(games, 'finished game')} stayed without the name.` : ''}`,
    'Backups still contain the player. Delete old ones, or delete the player again after a restore.',
    ...(scrubbed === 'done'
      ? []
      : [
          'Old copies of deleted data may remain in unused parts of the file. To remove them, stop the server and run quincunx admin compact.',
        ]),
  ],

  noTables: 'No tables found.',
  table: tableLine,
  tableDetails: (table: ListedTable, now: number): readonly string[] => [
    tableLine(table),
    `  id            ${table.id}`,
    `  opened        ${DATE.format(table.createdAt)}, ${table.open ? 'for anyone' : 'by code only'}`,
    `  last entry    ${DATE.format(table.lastAt)} (${timeAgo(table.lastAt, now)})`,
    `  log           ${counted(table.seq, 'entry', 'entries')}, ${size(table.logBytes)}`,
    ...(table.setAside === undefined ? [] : [`  set aside     ${table.setAside}`]),
  ],
  askEnd: (table: ListedTable) =>
    table.phase === 'waiting' ? `Close table ${tableLine(table)}?` : `End the game at ${tableLine(table)}?`,
  ended: ({ code, phase }: ListedTable) =>
    phase === 'over' ? `The game at ${code} has ended and doesn’t count.` : `Table ${code} is closed.`,

  purged: ({ guests, closed, logs, sessions }: Purged, isDryRun: boolean) =>
    `${isDryRun ? 'Would delete' : 'Deleted'}: ${[
      counted(guests, 'guest'),
      counted(closed, 'closed table'),
      counted(logs, 'log of a finished game', 'logs of finished games'),
      counted(sessions, 'expired session'),
    ].join(', ')}.`,
  askPurge: (purged: Purged) =>
    `Delete ${counted(purged.guests, 'guest')}, ${counted(purged.closed, 'closed table')} and ${counted(purged.logs, 'log of a finished game', 'logs of finished games')} for good?`,

  noPuzzles: 'No published puzzles.',
  puzzle: ({ id, title, author, game, likes, solved, publishedAt }: ListedPuzzle, now: number) =>
    [
      `${title}`,
      `  ${id}`,
      `  ${titleOf(game)}, published ${timeAgo(publishedAt, now)} by ${author ? `${author.name} (${author.id})` : 'a deleted player'}`,
      `  solved ${solved}, liked ${likes}`,
    ].join('\n'),
  namePuzzle: 'Which puzzle? Give its id: quincunx admin remove-puzzle 3f0c',
  askRemovePuzzle: (id: string) => `Remove the puzzle ${id}, with its likes and times?`,
  puzzleRemoved: (id: string) => `The puzzle ${id} is removed.`,
  noReports: 'No open reports.',
  report: ({ number, name, player, currentName, at, closedAt, isBanned }: ListedReport, now: number) =>
    [
      `${number}: “${name}” (${player})`,
      `reported ${timeAgo(at, now)}`,
      ...(currentName === undefined ? ['gone'] : currentName === name ? [] : [`now “${currentName}”`]),
      ...(isBanned ? ['banned'] : []),
      ...(closedAt === null ? [] : ['closed']),
    ].join(', '),
  reportClosed: (number: number) => `Report ${number} is closed.`,

  status: (status: ServerStatus, now: number): readonly string[] => {
    const { version, running, nodes = [], counts, storage, setAside } = status
    const { players, tables } = counts
    return [
      running
        ? `Quincunx ${version}, running since ${DATE.format(running.since)} (${timeAgo(running.since, now)})`
        : `Quincunx ${version}, ${serversRunning(nodes)}`,
      ...nodes.map(node => `  server       ${nodeText(node, now)}`),
      ...(running
        ? [`  connections  ${running.sockets}, ${counted(running.tablesInMemory, 'table')} in memory`]
        : []),
      ...(running?.unavailable === undefined ? [] : [`  not ready    ${running.unavailable}`]),
      `  players      ${groupDigits(players.claimed)} claimed, ${counted(players.guests, 'guest')}, ${players.banned} banned; ${counted(counts.sessions, 'session')}`,
      `  tables       ${tables.waiting} waiting, ${tables.playing} playing, ${groupDigits(tables.over)} over, ${tables.closed} closed`,
      `  games        ${groupDigits(counts.games)} finished`,
      `  reports      ${counts.openReports} open`,
      `  database     ${size(storage.bytes)}${storage.isChecking ? ', being checked' : ''}`,
      ...storage.damage.map(finding => `  damaged      ${finding}`),
      ...(storage.losses.length > 0
        ? [`  losses       ${counted(storage.losses.length, 'table')}; quincunx admin check lists them`]
        : []),
      ...setAside.map(({ id, reason }) => `  set aside    ${id}: ${reason}`),
    ]
  },
}

function serversRunning(nodes: readonly ListedNode[]): string {
  const alive = nodes.filter(({ isAlive }) => isAlive).length
  return alive === 0 ? 'not running' : `${counted(alive, 'server')} running`
}

function nodeText({ node, version, host, startedAt, seenAt, isAlive }: ListedNode, now: number): string {
  return [
    `${node}${host === undefined ? '' : ` on ${host}`}`,
    ...(version === undefined ? [] : [`version ${version}`]),
    ...(startedAt === undefined ? [] : [`since ${DATE.format(startedAt)} (${timeAgo(startedAt, now)})`]),
    isAlive ? `heard of ${seconds(now - seenAt)} ago` : `silent for ${seconds(now - seenAt)}`,
  ].join(', ')
}

function seconds(ms: number): string {
  return `${Math.max(0, Math.round(ms / 1000))} s`
}

/** Why an operation was refused. */
export function adminSentence(rejection: Rejection<AdminRefusals>): string {
  return sentenceFor(rejection, refusalText) ?? rejectionSentence(rejection)
}

const refusalText: RefusalText<HostRefusals> = {
  'unknown-player': ({ given }) =>
    `There’s no player “${given}”. quincunx admin players searches for parts of a name.`,
  'several-players': ({ given, ids }) =>
    `Several players are called “${given}”. Use the id of one of them: ${ids}. quincunx admin players "${given}" shows more about them.`,
  'unknown-table': ({ given }) => `There’s no table “${given}”. quincunx admin tables lists them.`,
  'table-ended': ({ code }) => `Table ${code} has already ended.`,
  'not-banned': ({ name }) => `${name} isn’t banned.`,
  'ban-in-the-past': () => 'A ban must end in the future. Give --days a number above 0.',
  'unknown-puzzle': ({ given }) =>
    `There’s no published puzzle “${given}”. quincunx admin puzzles lists them.`,
  'unknown-report': ({ number }) => `There’s no open report ${number}. quincunx admin reports lists them.`,
  'nothing-to-purge': () =>
    'What should be deleted? Give at least one of --guests-unseen, --closed-tables and --logs, each with a number of days.',
  'database-in-use': () =>
    'Servers are using the database. Stop them all, wait ten seconds, and try again. quincunx admin status --database URL lists them.',
  'database-not-empty': () =>
    'The database is not empty, so nothing was moved into it. Create a new one: createdb quincunx',
  'folder-not-empty': ({ file }) =>
    `${file} exists already, so nothing was moved. Choose another data folder with --data.`,
}

function tableLine({ code, game, phase, seats, setAside }: ListedTable): string {
  const names = seats.map(sitter => {
    if (!sitter) return 'free'
    return sitter.kind === 'person' ? sitter.name : `computer (${sitter.level})`
  })
  return `${code}, ${titleOf(game)}, ${phase}: ${names.join(' and ')}${setAside === undefined ? '' : ' (set aside)'}`
}

function banText({ reason, until }: NonNullable<PlayerRow['ban']>, now: number): string {
  const because = reason === '' ? '' : ` (${reason})`
  if (until === null) return `banned${because}`
  return `${until > now ? 'banned' : 'was banned'} until ${DATE.format(until)}${because}`
}

export function counted(count: number, one: string, several = `${one}s`): string {
  return `${groupDigits(count)} ${count === 1 ? one : several}`
}

export function size(bytes: number): string {
  if (bytes < 100_000) return `${Math.ceil(bytes / 1000)} kB`
  return bytes < 100_000_000 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`
}
