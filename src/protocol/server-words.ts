import type { Details } from '#kernel/result.ts'

/** The sentences for online tables: finding one, sitting down, and failed connections. */
export function serverRejection(code: string, details: Details): string | undefined {
  return seatRejection(code, details) ?? connectionRejection(code, details)
}

function seatRejection(code: string, details: Details): string | undefined {
  switch (code) {
    case 'position-changed':
      return 'The game had moved on before your move arrived, so it was not played. Look again and choose.'
    case 'still-sending':
      return `Your move ${details.move} is still on its way. Wait for it to arrive.`
    case 'only-watching':
      return 'You are watching this game. Only those at the table can move.'
    case 'no-such-table':
      return `There is no table “${details.table}”. Check the code, which looks like K7-PLUM, or open a table of your own.`
    case 'table-closed':
      return 'This table was closed before a game began. Open another one.'
    case 'table-full':
      return 'All seats at this table are taken. You can watch, or open a table of your own.'
    case 'seat-taken':
      return `Seat ${details.seat} is taken. Choose another one.`
    case 'already-seated':
      return 'You already sit at this table.'
    case 'not-seated':
      return 'You do not sit at this table, so you can only watch.'
    case 'seats-free':
    case 'not-begun':
      return 'The game has not begun. It begins when every seat is taken and everyone is here.'
    case 'already-begun':
      return 'The game has begun. To leave it, resign.'
    case 'game-goes-on':
      return 'The game is not over yet. Ask for another one when it is.'
    case 'already-asked':
      return 'You have asked for another game already. Wait for the answer.'
    case 'not-online':
      return 'This game is for one. It is played on one’s own screen.'
    case 'unprepared':
      return 'This setup is not complete. Make the puzzle first, and open the table with it.'
    case 'no-such-level':
      return `There is no level “${details.level}”. The levels are: ${details.known}.`
  }
  return undefined
}

function connectionRejection(code: string, details: Details): string | undefined {
  switch (code) {
    case 'not-kept':
      return 'The house cannot keep anything at the moment, so this was not done. Your time is given back; try again soon.'
    case 'not-known':
      return 'It is not known whether this was done. Send it again under the same id to learn it.'
    case 'house-closing':
      return 'The house is closing for a moment. Your game goes on when it is open again.'
    case 'house-unreachable':
      return 'The house cannot be reached. Check the address and the network, and try again.'
    case 'house-failed':
      return `The house answered with an error (${details.status}). Try again soon.`
    case 'another-protocol':
      return 'This house runs another version of Quincunx. Reload the page, or update the program.'
    case 'no-message':
      return 'That is not a message this house understands. docs/protocol.md lists them.'
    case 'too-many-tables':
      return 'You look at too many tables at once. Leave one first.'
  }
  return undefined
}
