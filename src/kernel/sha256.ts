import { sha256 as digest } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 digest of a text, as 32 bytes. */
export function sha256(text: string): Uint8Array {
  return digest(utf8ToBytes(text))
}

export function hex(bytes: Uint8Array): string {
  return bytesToHex(bytes)
}
