const NAME = 'quincunx'
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60

export function tokenInCookie(header: string | undefined): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.split('=', 2)
    if (name?.trim() === NAME) return value?.trim()
  }
  return undefined
}

/**
 * No script can read it, and other sites send it only when a link is followed. It is not marked Secure without TLS, as
 * on a home network, because the browser would reject it.
 */
export function tokenCookie(token: string, { secure }: { readonly secure: boolean }): string {
  return formatCookie(token, MAX_AGE_SECONDS, secure)
}

export function expiredCookie({ secure }: { readonly secure: boolean }): string {
  return formatCookie('', 0, secure)
}

function formatCookie(value: string, maxAge: number, secure: boolean): string {
  return `${NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
