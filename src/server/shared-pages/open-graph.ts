import type { PageDescription } from './shared-pages.ts'

/** The tags from which messengers make a preview of a page. `origin` is undefined if the client sent no usable host. */
export function openGraphTags(
  { title, description, image }: PageDescription,
  path: string,
  origin: string | undefined,
): string {
  const tags: readonly (readonly [property: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Quincunx'],
    ['og:title', title],
    ['og:description', description],
    // Addresses must be absolute here.
    ...(origin === undefined
      ? []
      : ([
          ['og:url', origin + path],
          ['og:image', origin + image],
        ] as const)),
  ]
  const card = image.includes('/icon') ? 'summary' : 'summary_large_image'
  return [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`),
    `<meta name="twitter:card" content="${card}" />`,
  ].join('\n    ')
}

/** The origin that the client asked for; undefined if it is not a plain host name with an optional port. */
export function originOf({
  host,
  secure,
}: {
  readonly host: string
  readonly secure: boolean
}): string | undefined {
  return /^[\w.-]+(:\d+)?$/.test(host) ? `${secure ? 'https' : 'http'}://${host}` : undefined
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, character => entities[character]!)
}
