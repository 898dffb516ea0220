import { type RefusalText, type Rejection, sentenceFor } from '#kernel/result.ts'
import type { GameText } from '#kernel/text.ts'
import type { AccountRefusals, ServerRefusals } from '#protocol/refusals.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { AddressRefusals } from '../../online/address.ts'

/** The sentences of online play. */
export const onlineText = {
  menu: {
    title: 'Play online',
    match: 'Quick match',
    matchNote: 'with the next player who’s looking for a game',
    open: 'Open a table',
    openNote: 'for a friend, for anyone, or against the computer',
    join: 'Join by code',
    joinNote: 'a code such as K7-PLUM, or a link',
    tables: 'Open tables',
    tablesNote: 'join or watch',
    page: 'Your page',
    another: 'Another server',
    resume: 'Resume',
    resumeNote: (others: string, phase: 'waiting' | 'playing') =>
      phase === 'playing'
        ? `against ${others}, in progress`
        : others
          ? `${others} is waiting`
          : 'nobody has joined yet',
    asWho: (name: string, address: string) => `${name} on ${address}`,
    stranger: (name: string) => `The server no longer knows this device. You’re now the guest ${name}.`,
    whichGame: 'Which game?',
  },
  published: {
    menu: 'Published puzzles',
    menuNote: (game: string) => `${game}, composed by players of this server`,
    menuNoteAnywhere: 'composed by players of a server',
    closed: 'This server doesn’t publish puzzles.',
    liked: 'you like it',
    notYours: 'You can only remove puzzles that you have published.',
    removeAsk: (title: string) => `Remove “${title}” from the server? Enter to remove it, Esc to keep it.`,
  },
  servers: {
    title: 'Play online: choose a server',
    other: 'Another server…',
    known: (name: string, when: string) => `signed in as ${name}, ${when}`,
    nearby: 'on this machine',
    none: 'Anyone can start a server with quincunx serve and tell you its address.',
    address: 'Address',
    addressHelp: 'for example localhost:4747 or https://games.example.org',
    enter: 'connect',
    entering: (address: string) => `Connecting to ${address}…`,
  },
  opening: {
    who: 'Who may join',
    code: { label: 'Anyone with the code', help: 'You get a code and a link to send to someone.' },
    anyone: { label: 'Anyone', help: 'The table is listed among the open tables. It also has a code.' },
    computer: { label: 'The computer', help: 'Others can watch with the code.' },
    submit: 'open the table',
  },
  joining: {
    title: 'Join by code',
    code: 'Code or link',
    codeHelp: 'for example K7-PLUM, or http://localhost:4747/t/K7-PLUM',
    how: 'What to do',
    play: { label: 'Play', help: 'If you’re already playing there, you resume your game.' },
    watch: { label: 'Watch', help: 'You see what spectators may see.' },
    submit: 'join',
    elsewhere: (address: string) => `That link is for ${address}. Connect to that server first.`,
  },
  lobby: {
    title: 'Open tables',
    empty: 'There are no open tables right now. Open one, and others will see it here.',
    loading: 'Loading tables…',
    waits: (names: string) => `${names} is waiting`,
    plays: (names: string) => `${names} are playing`,
    sit: 'Enter to join, w to watch.',
    watch: 'Enter to watch.',
  },
  waiting: {
    title: 'Waiting',
    invite: 'Anyone with this code or link can join:',
    listed: 'It’s also listed among the open tables.',
    free: 'free',
    claimed: 'protected name',
    you: 'you',
    away: 'not here yet',
    awaited: 'The game starts as soon as everyone is here.',
    watching: 'You’re watching this table.',
    closeAsk: 'Close this table? Enter to close it, Esc to keep waiting.',
    leaveAsk: 'Leave this table? Enter to leave, Esc to keep waiting.',
  },
  table: {
    watching: 'watching',
    where: (link: string) => `This table is at ${link}. The server saves every move.`,
    confirmLeave: (consequence: string) => `Leave this game? ${consequence} Enter to leave, Esc to stay.`,
    left: (command: string) => `You left a game in progress. To come back: ${command}`,
    // Short: the column beside a board is narrow. The help explains it.
    fair: 'Fair draw verified.',
    unfair: 'The record doesn’t match the game you saw, so the random draws can’t be trusted.',
    asksAgain: (who: string, how: string) => `${who} would like a rematch. ${how} to accept.`,
    pressAgain: 'Press n',
    askedAgain: (who: string) => `You asked ${who} for a rematch.`,
    moreToCome: (code: string, how: string) => `They’re playing a rematch at ${code}. ${how} to follow them.`,
    gone: (who: string) => `${who} has left.`,
    closed: 'This table was closed before the game started.',
    closedTitle: 'Table closed',
  },
  textMode: {
    entered: (name: string, address: string) => `You’re ${name} on ${address}.`,
    welcome: (title: string, code: string, example: string) =>
      `${title}, table ${code}. To move, type ${example}. Commands: board, log, time, resign, again, review, share, help, quit.`,
    watches: (title: string, code: string) =>
      `${title}, table ${code}. You’re watching. Commands: board, log, time, review, share, help, quit.`,
    waiting: (code: string, link: string) => `Table ${code} is open. To join: quincunx join ${link}`,
    full: (code: string) => `Table ${code}.`,
    seats: (seats: string) => `At the table: ${seats}.`,
    waitingHelp: 'The game starts as soon as everyone is here. Commands: help, quit.',
    back: 'Reconnected.',
    returned: (who: string) => `${who} is back.`,
    timeLeft: (seconds: number) => `${seconds} s left for your move.`,
    time: (who: string, seconds: number) => `${who}: ${seconds} s.`,
    noClock: 'No clock is running.',
    quitAgain: (consequence: string) => `${consequence} Type quit again to leave, or anything else to stay.`,
    inputEnded: 'The input has ended.',
    typeAgain: 'Type again',
    againLater: 'You can ask for a rematch once this game is over.',
    commands:
      'Commands: board, log, time (the clocks), resign, again (a rematch, after the game), review (after the game), share (after the game), help, quit. If a command could also be a move, put a colon before it, as in :resign.',
  },
} as const

export interface RefusalContext {
  readonly address: string
  readonly words?: GameText
}

/** The sentence for a server's refusal, with what to do next in a terminal. */
export function refusalSentence(rejection: Rejection, context: RefusalContext): string {
  return sentenceFor(rejection, terminalRefusalText(context)) ?? rejectionSentence(rejection, context.words)
}

/** The sentences that differ in a terminal. */
function terminalRefusalText({ address }: RefusalContext): RefusalText<TerminalRefusals> {
  return {
    'server-unreachable': () =>
      `No Quincunx server answers at ${address}. Check the address, or start a server there: quincunx serve`,
    'server-failed': ({ status }) =>
      `${address} couldn’t answer${status ? ` (status ${status})` : ''}. Try again in a moment.`,
    'another-protocol': () =>
      `The server at ${address} is a different version from this program. Update the older of the two.`,
    'not-recognised': () =>
      `The server at ${address} no longer knows this device. Sign in again: quincunx account sign-in NAME --server ${address}`,
    'not-an-address': ({ given }) =>
      `“${given}” isn’t a server address. Write it like http://localhost:4747.`,
    'not-a-code': ({ given }) =>
      `“${given}” isn’t a table code. A code looks like K7-PLUM. A link such as http://localhost:4747/t/K7-PLUM works too.`,
    'no-such-table': ({ table }) => `There’s no table ${table} on ${address}. Check the code and the server.`,
    'table-full': () => 'This table is full. To watch, use quincunx watch with the same code.',
    'table-closed': () =>
      'This table was closed before the game started. Ask for a new code, or open a table yourself.',
  }
}

type TerminalRefusals = AddressRefusals &
  Pick<AccountRefusals, 'not-recognised'> &
  Pick<
    ServerRefusals,
    | 'server-unreachable'
    | 'server-failed'
    | 'another-protocol'
    | 'no-such-table'
    | 'table-full'
    | 'table-closed'
  >
