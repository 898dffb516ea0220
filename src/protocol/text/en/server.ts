import { groupDigits } from '#kernel/group-digits.ts'
import type { RefusalText } from '#kernel/result.ts'
import type { ServerRefusals } from '#protocol/refusals.ts'

/** The sentences for online tables: finding one, sitting down, and a connection that fails. */
export const serverRefusalText: RefusalText<ServerRefusals> = {
  'nothing-to-reopen': () => 'Nothing changed.',
  'position-changed': () => 'The position changed before your move arrived, so it wasn’t played.',
  'still-sending': ({ move }) => `${move} is still being sent.`,
  'only-watching': () => 'You’re watching this game. Only its players can move.',
  'no-such-table': ({ table }) =>
    `There’s no table “${table}”. Check the code, which looks like K7-PLUM or K7-PLUM-WREN, or open your own table.`,
  'table-set-aside': () =>
    'The server can’t open this table at the moment. Nothing is lost; ask whoever runs the server about it.',
  'table-closed': () => 'This table was closed before a game began.',
  'table-full': () => 'All seats at this table are taken. You can watch, or open your own table.',
  'seat-taken': ({ seat }) => `Seat ${seat} is taken. Choose another.`,
  'already-seated': () => 'You already have a seat at this table.',
  'not-seated': () => 'You don’t have a seat at this table, so you can only watch.',
  'seats-free': () => 'The game hasn’t started yet. It starts when every seat is taken and everyone is here.',
  'not-begun': () => 'The game hasn’t started yet. It starts when every seat is taken and everyone is here.',
  'already-begun': () => 'The game has already started. To leave it, resign.',
  'game-goes-on': () => 'The game isn’t over yet.',
  'already-asked': () => 'You’ve already asked for a rematch.',
  'not-online': () => 'This is a game for one player, so it can’t be played online.',
  'no-such-level': ({ known, level }) => `“${level}” isn’t a level. The levels are: ${known}.`,
  'no-such-grace': ({ known }) => `graceMs must be ${known} at this table.`,
  'not-kept': () =>
    'The server can’t save anything right now, so this wasn’t done. You’ll get your time back; try again soon.',
  'not-known': () => 'It isn’t known whether this was done. Send it again with the same id to find out.',
  'server-closing': () => 'The server is restarting. Your game will continue in a moment.',
  'server-unreachable': () => 'Can’t connect. Check the address and your network.',
  'server-failed': ({ status }) =>
    `The server had an error${status === undefined ? '' : ` (${status})`}. Try again soon.`,
  'another-protocol': () => 'There’s a new version. Reload the page, or update the program.',
  'no-message': () => 'The server doesn’t understand that message. docs/protocol.md lists them.',
  'too-many-tables': () => 'You’re watching too many tables. Leave one first.',
  'no-code-free': () => 'All table codes are in use. Try again later.',
  'log-full': ({ most }) =>
    `This game’s record is full: it has ${groupDigits(most)} entries. You can only resign.`,
}
