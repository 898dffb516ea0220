import { createHash } from 'node:crypto'

const TOKEN_BYTES = 32
const ID_BYTES = 12
const TOKEN = /^[\w-]{43}$/

export type RandomBytes = (count: number) => Buffer

/** 256 random bits that identify their bearer. */
export function drawToken(bytes: RandomBytes): string {
  return bytes(TOKEN_BYTES).toString('base64url')
}

/** A public id for a player or session. */
export function drawId(bytes: RandomBytes): string {
  return bytes(ID_BYTES).toString('hex')
}

export function looksLikeToken(text: string): boolean {
  return TOKEN.test(text)
}

/** The stored form of a token. It needs no salt and no slow hash, because 256 random bits cannot be guessed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
