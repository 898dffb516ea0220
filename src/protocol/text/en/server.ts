import type { RefusalText } from '#kernel/result.ts'
import type { ServerRefusals } from '#protocol/refusals.ts'

/** The sentences for online tables: finding one, sitting down, and a connection that fails. */
export const serverRefusalText: RefusalText<ServerRefusals> = {
  'nothing-to-reopen': () => 'Nothing changed.',
  'position-changed': () =>
    'The game had moved on before your move arrived, so it was not played. Look again and choose.',
  'still-sending': ({ move }) => `Your move ${move} is still on its way. Wait for it to arrive.`,
  'only-watching': () => 'You are watching this game. Only those at the table can move.',
  'no-such-table': ({ table }) =>
    `There is no table “${table}”. Check the code, which looks like K7-PLUM, or open a table of your own.`,
  'table-closed': () => 'This table was closed before a game began. Open another one.',
  'table-full': () => 'All seats at this table are taken. You can watch, or open a table of your own.',
  'seat-taken': ({ seat }) => `Seat ${seat} is taken. Choose another one.`,
  'already-seated': () => 'You already sit at this table.',
  'not-seated': () => 'You do not sit at this table, so you can only watch.',
  'seats-free': () => 'The game has not begun. It begins when every seat is taken and everyone is here.',
  'not-begun': () => 'The game has not begun. It begins when every seat is taken and everyone is here.',
  'already-begun': () => 'The game has begun. To leave it, resign.',
  'game-goes-on': () => 'The game is not over yet. Ask for another one when it is.',
  'already-asked': () => 'You have asked for another game already. Wait for the answer.',
  'not-online': () => 'This game is for one. It is played on one’s own screen.',
  'no-such-level': ({ known, level }) => `There is no level “${level}”. The levels are: ${known}.`,
  'not-kept': () =>
    'The house cannot keep anything at the moment, so this was not done. Your time is given back; try again soon.',
  'not-known': () => 'It is not known whether this was done. Send it again under the same id to learn it.',
  'house-closing': () => 'The house is closing for a moment. Your game goes on when it is open again.',
  'house-unreachable': () => 'The house cannot be reached. Check the address and the network, and try again.',
  'house-failed': ({ status }) =>
    `The house answered with an error${status === undefined ? '' : ` (${status})`}. Try again soon.`,
  'another-protocol': () =>
    'This house runs another version of Quincunx. Reload the page, or update the program.',
  'no-message': () => 'That is not a message this house understands. docs/protocol.md lists them.',
  'too-many-tables': () => 'You look at too many tables at once. Leave one first.',
}
