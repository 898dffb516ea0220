import type { RefusalText } from '#kernel/result.ts'
import type { AccountRefusals } from '#protocol/refusals.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The sentences for names, passwords and sessions, and for requests that a server cannot take. */
export const accountRefusalText: RefusalText<AccountRefusals> = {
  'name-too-short': ({ least }) => `A name needs at least ${least} characters.`,
  'name-too-long': ({ most }) => `A name can have at most ${most} characters.`,
  'name-without-letters': () => 'A name needs at least one letter or digit.',
  'name-reserved': ({ name }) => `“${name}” could be mistaken for the program. Choose another name.`,
  'name-taken': ({ name }) => `“${name}” is taken. Choose another name, or sign in if it’s yours.`,
  'already-claimed': ({ name }) => `“${name}” is already yours. You can change the name or the password.`,
  'not-claimed': () => 'You don’t have a password yet. Claim your name first.',
  'no-such-player': () => 'There’s no such player.',
  'password-too-short': ({ least }) =>
    `A password needs at least ${least} characters. A few random words work well.`,
  'password-too-long': ({ most }) => `A password can have at most ${most} characters.`,
  'password-is-the-name': () => 'The password can’t be the same as the name.',
  'wrong-password': () => 'That isn’t your current password. Nothing was changed.',
  'wrong-sign-in': () => 'The name or the password is wrong.',
  'passwords-not-possible': () =>
    'This server can’t store passwords because it needs Node 24.7 or newer. You can play as a guest.',
  banned: ({ until }) =>
    until === undefined
      ? 'The host of this server has banned this name. You can still play on this device without a server.'
      : `The host of this server has banned this name until ${DAY.format(until)}.`,
  'own-name': () => 'This is your own name. You can change it on your page.',
  'not-recognised': () => 'You’ve been signed out. Sign in again, or continue as a guest.',
  'no-such-session': () => 'That device has already been signed out.',
  malformed: ({ expected, field, part }) =>
    field ? `“${field}” in the ${part} must be ${expected}.` : `The ${part} must be ${expected}.`,
  'body-not-json': () => 'The body isn’t valid JSON.',
  'not-sent-as-json': () => 'Send the body as JSON, with the header “Content-Type: application/json”.',
  'body-too-long': () => 'That’s too long.',
  'another-origin': () => 'This request came from another site. Open Quincunx at its own address.',
  'origin-missing': () => 'Send your token as “Authorization: Bearer”, or use a browser.',
  'no-such-path': () => 'There’s nothing at this address.',
  'no-such-record': () => 'There’s no finished game here. You can see a game once it’s over.',
  'no-such-link': () => 'There’s no such link. It may be mistyped, or nobody has opened it for a year.',
  'puzzles-not-published': () => 'This server doesn’t publish puzzles. Share a link to yours instead.',
  'not-publishable': () => 'Only a puzzle with exactly one solution can be published.',
  'published-already': () => 'This puzzle has been published here already.',
  'no-such-puzzle': () => 'There’s no such puzzle here. It may have been removed.',
  'not-your-puzzle': () => 'Only its author and the host of the server can remove a puzzle.',
  'not-solved': () => 'The game doesn’t solve a puzzle that is published here.',
  'too-many-puzzles': ({ most }) =>
    `You have published ${most} puzzles, and a player can’t have more. Remove one first.`,
  'title-too-short': ({ least }) => `A title has at least ${least} characters.`,
  'title-too-long': ({ most }) => `A title has at most ${most} characters.`,
  'title-without-letters': () => 'A title needs at least one letter or digit.',
  'not-shareable': () => 'Only games and puzzles can be shared by a short link.',
  'too-many-connections': () =>
    'Too many connections are open from you or from your network. Close some tabs or programs, and try again.',
  'too-many-unfinished-tables': ({ most }) =>
    `You have ${most} unfinished games, which is the most. Finish or leave one first.`,
  'too-often': ({ seconds }) => `Too many attempts. Try again in ${seconds} s.`,
  busy: () => 'The server is busy right now. Try again in a few seconds.',
  'storage-trouble': () => 'The server can’t save anything right now. Nothing was changed; try again soon.',
  'our-fault': () => 'Something went wrong on the server. Try again.',
}
