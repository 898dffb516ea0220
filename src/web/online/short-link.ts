import { accept, type Result } from '#kernel/result.ts'
import { api } from './api.ts'
import { identity } from './device-identity.ts'

/** Stores a link of this server there, and returns the short link that leads to it. */
export async function shortenAddress(address: string): Promise<Result<string>> {
  const path = address.slice(location.origin.length)
  const made = await identity.asPlayer(() => api.shorten(path))
  return made.ok ? accept(`${location.origin}/s/${made.value.code}`) : made
}
