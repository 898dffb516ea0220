import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** What the pages may do: nothing from elsewhere, and of scripts within a page only those that it was built with. */
export function contentSecurityPolicy(page: string) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [
        "'self'",
        "'wasm-unsafe-eval'",
        ...Array.from(page.matchAll(INLINE_SCRIPT), ([, script]) => hash(script!)),
      ],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  }
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
