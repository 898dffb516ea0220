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
    matchNote: 'with anyone who waits, or whoever comes next',
    open: 'Open a table',
    openNote: 'with a code for friends, for anyone, or the computer',
    join: 'Join by code',
    joinNote: 'a code such as K7-PLUM, or a link',
    tables: 'Open tables',
    tablesNote: 'sit down or watch',
    page: 'Your page',
    another: 'Another house',
    resume: 'Resume',
    resumeNote: (others: string, phase: 'waiting' | 'playing') =>
      phase === 'playing'
        ? `against ${others}, in play`
        : others
          ? `${others} is there`
          : 'nobody is there yet',
    asWho: (name: string, address: string) => `${name} at ${address}`,
    stranger: (name: string) => `This house did not know you any more. You are its new guest ${name}.`,
    whichGame: 'Which game?',
  },
  servers: {
    title: 'Play online: which house?',
    other: 'Another house…',
    known: (name: string, when: string) => `you are ${name} there, ${when}`,
    nearby: 'on this machine',
    none: 'A house is a Quincunx server. Someone starts one with quincunx serve and tells you its address.',
    address: 'Address',
    addressHelp: 'such as localhost:4747 or https://games.example.org',
    enter: 'go in',
    entering: (address: string) => `Going to ${address}…`,
  },
  opening: {
    who: 'Who may join',
    code: { label: 'Whoever has the code', help: 'You get a code and a link to send to someone.' },
    anyone: { label: 'Anyone', help: 'The table is listed among the open tables, and has a code too.' },
    computer: { label: 'The computer', help: 'Others may watch, with the code.' },
    deed: 'open the table',
  },
  joining: {
    title: 'Join by code',
    code: 'Code or link',
    codeHelp: 'such as K7-PLUM, or http://localhost:4747/t/K7-PLUM',
    how: 'What to do',
    play: { label: 'Sit down', help: 'If you sit there already, you go on with your game.' },
    watch: { label: 'Watch', help: 'You see what everyone may see.' },
    deed: 'go there',
    elsewhere: (address: string) => `That link leads to ${address}. Go to that house first.`,
  },
  lobby: {
    title: 'Open tables',
    empty: 'No table is open right now. Open one, and others find it here.',
    loading: 'Looking around…',
    waits: (names: string) => `${names} waits`,
    plays: (names: string) => `${names} play`,
    sit: 'Enter sits down, w watches.',
    watch: 'Enter watches.',
  },
  waiting: {
    title: 'Waiting',
    invite: 'Whoever has this code or link can sit down:',
    listed: 'The table is also listed among the open tables.',
    free: 'free',
    you: 'you',
    away: 'not here yet',
    awaited: 'The game begins as soon as everyone is here.',
    watching: 'You watch this table.',
    closeAsk: 'Close this table? Enter closes it, Esc waits on.',
    leaveAsk: 'Get up from this table? Enter leaves it, Esc waits on.',
  },
  table: {
    watching: 'you watch',
    where: (link: string) => `This table is ${link} and the house keeps every move.`,
    parting: (consequence: string) => `Leave this game? ${consequence} Enter leaves, Esc stays.`,
    left: (command: string) => `You left a game in progress. To come back: ${command}`,
    fair: 'Fair draw verified: the random draws were fixed before the first move.',
    unfair: 'The record doesn’t match the game you saw, so the random draws can’t be trusted.',
    asksAgain: (who: string, how: string) => `${who} asks for another game. ${how} to play it.`,
    pressAgain: 'Press n',
    askedAgain: (who: string) => `You asked ${who} for another game.`,
    moreToCome: (code: string, how: string) => `They play again at ${code}. ${how} to follow them.`,
    gone: (who: string) => `${who} has gone.`,
    closed: 'This table was closed before a game began.',
    closedTitle: 'Table closed',
  },
  textMode: {
    entered: (name: string, address: string) => `You are ${name} at ${address}.`,
    welcome: (title: string, code: string, example: string) =>
      `${title}, table ${code}. For a move type ${example}. Commands: board, log, time, resign, again, review, share, help, quit.`,
    watches: (title: string, code: string) =>
      `${title}, table ${code}. You watch. Commands: board, log, time, review, share, help, quit.`,
    waiting: (code: string, link: string) => `Table ${code} is open. To join: quincunx join ${link}`,
    full: (code: string) => `Table ${code}.`,
    seats: (seats: string) => `At the table: ${seats}.`,
    waitingHelp: 'The game begins as soon as everyone is here. Commands: help, quit.',
    back: 'Connected again.',
    returned: (who: string) => `${who} is back.`,
    timeLeft: (seconds: number) => `${seconds} s left for your move.`,
    time: (who: string, seconds: number) => `${who}: ${seconds} s.`,
    noClock: 'No clock is running.',
    quitAgain: (consequence: string) => `${consequence} Type quit again to leave, or anything else to stay.`,
    inputEnded: 'The input has ended.',
    typeAgain: 'Type again',
    againLater: 'You can ask for another game once this one is over.',
    commands:
      'Commands: board, log, time (the clocks), resign, again (once it is over: another game), review (once it is over), share (once it is over), help, quit. Where such a word could also be a move, write it with a colon, as in :resign.',
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
    'house-unreachable': () =>
      `No Quincunx server answers at ${address}. Check the address, or start a server there: quincunx serve.`,
    'house-failed': ({ status }) =>
      `${address} could not answer${status ? ` (status ${status})` : ''}. If it is a Quincunx server, try again in a moment.`,
    'another-protocol': () =>
      `The server at ${address} speaks another version than this program. Update the older of the two.`,
    'not-recognised': () =>
      `The server at ${address} does not know this device any more. Sign in again: quincunx account sign-in NAME --server ${address}`,
    'not-an-address': ({ given }) =>
      `“${given}” is no address of a server. Write it like http://localhost:4747.`,
    'not-a-code': ({ given }) =>
      `“${given}” is no code of a table. A code is a letter, a digit and a word: K7-PLUM. A link such as http://localhost:4747/t/K7-PLUM will do too.`,
    'no-such-table': ({ table }) =>
      `There is no table ${table} at ${address}. Check the code, and whether it is the right server.`,
    'table-full': () => 'All seats at this table are taken. To watch: quincunx watch with the same code.',
    'table-closed': () =>
      'This table was closed before a game began. Ask for a new code, or open a table yourself.',
  }
}

type TerminalRefusals = AddressRefusals &
  Pick<AccountRefusals, 'not-recognised'> &
  Pick<
    ServerRefusals,
    | 'house-unreachable'
    | 'house-failed'
    | 'another-protocol'
    | 'no-such-table'
    | 'table-full'
    | 'table-closed'
  >
