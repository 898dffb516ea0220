import { accept, type Result, rejectWith } from '#kernel/result.ts'
import { readTableCode } from '#protocol/table-code.ts'

export type AddressRefusals = {
  'not-an-address': { readonly given: string }
  'not-a-code': { readonly given: string }
}

const reject = rejectWith<AddressRefusals>()

/** Normalizes the address of a server: no slash at the end, so that a path can be appended. */
export function readAddress(text: string): Result<string, AddressRefusals> {
  const trimmed = text.trim()
  // `localhost:4747` would be parsed as a scheme.
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `http://${trimmed}`
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  const isServerAddress = url && /^https?:$/.test(url.protocol) && !url.username && !/\s/.test(trimmed)
  if (!isServerAddress || trimmed === '') return reject('not-an-address', { given: trimmed.slice(0, 80) })
  const path = url.pathname.replace(/\/t\/[^/]*\/?$/, '').replace(/\/+$/, '')
  return accept(url.origin + path)
}

/** Reads an invitation: a code, or a link, which also contains the server's address. */
export interface Invitation {
  readonly code: string
  readonly address?: string
}

export function readInvitation(text: string): Result<Invitation, AddressRefusals> {
  const code = readTableCode(text)
  if (code !== undefined) return accept({ code })
  const linked = readTableCode(decodeSafely(/\/t\/([^/?#]+)\/?(?:[?#].*)?\s*$/.exec(text)?.[1] ?? ''))
  const address = linked === undefined ? undefined : readAddress(text.replace(/[?#].*$/, ''))
  if (linked === undefined || !address?.ok) return reject('not-a-code', { given: text.trim().slice(0, 80) })
  return accept({ code: linked, address: address.value })
}

/** The link to a table, for browsers and the terminal. */
export function tableUrl(address: string, code: string): string {
  return `${address}/t/${code}`
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
