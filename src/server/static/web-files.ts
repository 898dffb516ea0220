import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A file of the web app as it is sent. */
export interface WebFile {
  readonly type: string
  readonly body: Buffer
  /** What its contents are known by. */
  readonly etag: string
  /** Made small, for who can unpack it; undefined for what is small or packed already. */
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
/** Below that a packet is a packet. */
const MIN_COMPRESS_BYTES = 1000

/** All files of a folder by their paths: few and small, they are read once, and a page never gets those of two versions. */
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
  const packs = COMPRESSIBLE.test(path) && body.length >= MIN_COMPRESS_BYTES
  let packed: Buffer | undefined
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    body,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    gzipped() {
      if (packs) packed ??= gzipSync(body, { level: 9 })
      return packed
    },
  }
}
