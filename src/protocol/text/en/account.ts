import type { RefusalText } from '#kernel/result.ts'
import type { AccountRefusals } from '#protocol/refusals.ts'

/** The sentences for names, passwords and sessions, and for requests that a server cannot take. */
export const accountRefusalText: RefusalText<AccountRefusals> = {
  'name-too-short': ({ least }) => `A name needs at least ${least} letters. Choose a longer one.`,
  'name-too-long': ({ most }) => `A name has at most ${most} letters. Choose a shorter one.`,
  'name-without-letters': () => 'A name needs at least one letter or digit. Choose another one.',
  'name-taken': ({ name }) =>
    `The name “${name}” belongs to someone else. Choose another one, or sign in if it is yours.`,
  'already-claimed': ({ name }) => `The name “${name}” is yours already. You can change it or its password.`,
  'not-claimed': () => 'You have no password yet. Claim your name with one first.',
  'no-such-player': () => 'There is no such player. Check the address.',
  'password-too-short': ({ least }) =>
    `A password needs at least ${least} letters or signs. A few words make a good one.`,
  'password-too-long': ({ most }) => `A password has at most ${most} letters or signs. Choose a shorter one.`,
  'password-is-the-name': () => 'The password must not be the name. Choose another one.',
  'wrong-password': () => 'That is not your present password. Nothing was changed; try again.',
  'wrong-sign-in': () => 'The name or the password is wrong. Check both and try again.',
  'passwords-not-possible': () =>
    'This server cannot keep passwords: it needs Node 24.7 or newer. You can play as a guest.',
  'not-recognised': () =>
    'You are not known here yet, or your session has ended. Come in as a guest or sign in.',
  'no-such-session': () => 'There is no such session, or it has ended already.',
  malformed: ({ expected, field, part }) =>
    field ? `“${field}” in the ${part} must be ${expected}.` : `The ${part} must be ${expected}.`,
  'body-not-json': () => 'The body could not be read as JSON. Check how it is written.',
  'not-sent-as-json': () => 'Send the body as JSON, with the header “Content-Type: application/json”.',
  'body-too-long': () => 'That is too long. Send less.',
  'another-origin': () => 'This came from a page of another site. Open Quincunx at its own address.',
  'origin-missing': () => 'Send your token as “Authorization: Bearer”, or use a browser.',
  'no-such-path': () => 'There is nothing at this address.',
  'no-such-record': () =>
    'There is no finished game here. A game that is still played can be read when it is over.',
  'too-often': ({ seconds }) => `That was too often in a short time. Try again in ${seconds} s.`,
  busy: () => 'The house is too busy for this right now. Try again in a few seconds.',
  'storage-trouble': () =>
    'The server cannot save anything at the moment. Nothing was changed; try again soon.',
  'our-fault': () => 'Something went wrong on the server, and it was noted. Try again.',
}
