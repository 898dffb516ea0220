import { createHash } from 'node:crypto'

const TOKEN_BYTES = 32
const ID_BYTES = 12
const TOKEN = /^[\w-]{43}$/

/** Random bytes, such as from node:crypto. */
export type RandomBytes = (count: number) => Buffer

/** 256 random bits, which whoever bears them is known by. */
export function drawToken(bytes: RandomBytes): string {
  return bytes(TOKEN_BYTES).toString('base64url')
}

/** Names a player or session for all to see. */
export function drawId(bytes: RandomBytes): string {
  return bytes(ID_BYTES).toString('hex')
}

export function looksLikeToken(text: string): boolean {
  return TOKEN.test(text)
}

/** What is stored of a token. It needs no salt and no slow hash: 256 random bits cannot be guessed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
