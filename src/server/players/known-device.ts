import { createHmac, timingSafeEqual } from 'node:crypto'
import { drawId, type RandomBytes } from './token.ts'

/**
 * A mark shows that a player has signed in on a device, so that strangers who guess the password elsewhere cannot lock
 * this device out. It is signed with the stored hash of the password: nothing else has to be stored, and it becomes
 * invalid when the password changes. It is not a session: signing in still needs the password.
 */
export function createDeviceMark(passwordHash: string, bytes: RandomBytes): string {
  const device = drawId(bytes)
  return `${device}.${signatureOf(device, passwordHash)}`
}

/** The id of the device if the mark is valid for this password; undefined otherwise. */
export function readDeviceMark(mark: string, passwordHash: string): string | undefined {
  const [, device, signature] = /^([\da-f]{24})\.([\w-]{43})$/.exec(mark) ?? []
  if (device === undefined || signature === undefined) return undefined
  const expected = signatureOf(device, passwordHash)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? device : undefined
}

function signatureOf(device: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(`device ${device}`).digest('base64url')
}
