import type { Details } from '#kernel/result.ts'

/** The sentences for names, passwords and sessions, and for malformed requests. */
export function accountRejection(code: string, details: Details): string | undefined {
  return nameRejection(code, details) ?? passwordRejection(code, details) ?? requestRejection(code, details)
}

function nameRejection(code: string, details: Details): string | undefined {
  switch (code) {
    case 'name-too-short':
      return `A name needs at least ${details.least} letters. Choose a longer one.`
    case 'name-too-long':
      return `A name has at most ${details.most} letters. Choose a shorter one.`
    case 'name-without-letters':
      return 'A name needs at least one letter or digit. Choose another one.'
    case 'name-taken':
      return `The name “${details.name}” belongs to someone else. Choose another one, or sign in if it is yours.`
    case 'already-claimed':
      return `The name “${details.name}” is yours already. You can change it or its password.`
    case 'not-claimed':
      return 'You have no password yet. Claim your name with one first.'
    case 'no-such-player':
      return 'There is no such player. Check the address.'
  }
  return undefined
}

function passwordRejection(code: string, details: Details): string | undefined {
  switch (code) {
    case 'password-too-short':
      return `A password needs at least ${details.least} letters or signs. A few words make a good one.`
    case 'password-too-long':
      return `A password has at most ${details.most} letters or signs. Choose a shorter one.`
    case 'password-is-the-name':
      return 'The password must not be the name. Choose another one.'
    case 'wrong-password':
      return 'That is not your present password. Nothing was changed; try again.'
    case 'wrong-sign-in':
      return 'The name or the password is wrong. Check both and try again.'
    case 'passwords-not-possible':
      return 'This server cannot keep passwords: it needs Node 24.7 or newer. You can play as a guest.'
    case 'not-recognised':
      return 'You are not known here yet, or your session has ended. Come in as a guest or sign in.'
    case 'no-such-session':
      return 'There is no such session, or it has ended already.'
  }
  return undefined
}

function requestRejection(code: string, details: Details): string | undefined {
  switch (code) {
    case 'malformed':
      return details.field
        ? `“${details.field}” in the ${details.part} must be ${details.expected}.`
        : `The ${details.part} must be ${details.expected}.`
    case 'body-not-json':
      return 'The body could not be read as JSON. Check how it is written.'
    case 'not-sent-as-json':
      return 'Send the body as JSON, with the header “Content-Type: application/json”.'
    case 'body-too-long':
      return 'That is too long. Send less.'
    case 'another-origin':
      return 'This came from a page of another site. Open Quincunx at its own address.'
    case 'origin-missing':
      return 'Send your token as “Authorization: Bearer”, or use a browser.'
    case 'no-such-path':
      return 'There is nothing at this address.'
    case 'no-such-record':
      return 'There is no finished game here. A game that is still played can be read when it is over.'
    case 'too-often':
      return `That was too often in a short time. Try again in ${details.seconds} s.`
    case 'busy':
      return 'The house is too busy for this right now. Try again in a few seconds.'
    case 'storage-trouble':
      return 'The server cannot save anything at the moment. Nothing was changed; try again soon.'
    case 'our-fault':
      return 'Something went wrong on the server, and it was noted. Try again.'
  }
  return undefined
}
