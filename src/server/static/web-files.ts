import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface WebFile {
  readonly type: string
  readonly body: Buffer
  readonly etag: string
  /** The gzipped body; undefined for small files and for those that are compressed already. */
  gzipped(): Buffer | undefined
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest)$/
/** Below this size compression saves no packet. */
const MIN_COMPRESS_BYTES = 1000

/** Reads all files of a folder once, so that a page never gets files of two versions. */
export function readWebFiles(folder: string): ReadonlyMap<string, WebFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  return new Map(paths.map(path => [pathOf(folder, path), readWebFile(path)]))
}

function pathOf(folder: string, path: string): string {
  return `/${path.slice(join(folder, '/').length).replaceAll('\\', '/')}`
}

function readWebFile(path: string): WebFile {
  const body = readFileSync(path)
  const isCompressible = COMPRESSIBLE.test(path) && body.length >= MIN_COMPRESS_BYTES
  let gzippedBody: Buffer | undefined
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    body,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    gzipped() {
      if (isCompressible) gzippedBody ??= gzipSync(body, { level: 9 })
      return gzippedBody
    },
  }
}
