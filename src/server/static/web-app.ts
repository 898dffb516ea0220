import { gzipSync } from 'node:zlib'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readRoute } from '#app/route.ts'
import { UserError } from '#kernel/errors.ts'
import type { ClientInfo } from '../http/client-info.ts'
import { openGraphTags, originOf } from '../shared-pages/open-graph.ts'
import type { SharedPages } from '../shared-pages/shared-pages.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { readWebFiles, type WebFile } from './web-files.ts'

/** Files whose names contain a hash of their contents. */
const HASHED_PATH = /^\/(assets|words)\//
const IMMUTABLE = 'public, max-age=31536000, immutable'

const POLICY_HEADER = 'content-security-policy'
const NOT_FRAMED = "frame-ancestors 'none'"

/** The files that each game's first page loads, written by the build. */
const PRELOAD_MANIFEST = '/preload.json'

export interface SharingOptions {
  readonly sharedPages: SharedPages
  clientInfo(request: FastifyRequest): Pick<ClientInfo, 'host' | 'secure'>
  /** Whether this client may have another page described or drawn, which takes longer than sending a file. */
  mayDescribe(request: FastifyRequest): Promise<boolean>
}

export interface WebAppOptions {
  readonly sharing?: SharingOptions
  /** The sites that may show the pages below /embed in a frame, as the policy names them. */
  readonly frameAncestors?: readonly string[]
}

/** Serves the web app, also for every unknown path, with a strict content security policy. */
export async function registerWebApp(
  server: FastifyInstance,
  webFolder: string,
  { sharing, frameAncestors = [] }: WebAppOptions = {},
): Promise<void> {
  const files = readWebFiles(webFolder)
  const page = files.get('/index.html')
  if (!page) throw new UserError(`The pages are missing in ${webFolder}. npm run build makes them.`)
  const preloadLinks = readPreloadManifest(files.get(PRELOAD_MANIFEST))
  await server.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(page.body.toString()),
    // On a home network the page is served without TLS, where this header would make it unreachable.
    strictTransportSecurity: false,
  })
  server.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0]!
    const file = files.get(path)
    if (file) return send(request, reply, file, HASHED_PATH.test(path) ? IMMUTABLE : 'no-cache')
    if (/\.\w+$/.test(path)) {
      const picture = path.endsWith('.png') ? await pictureFor(sharing, request, path) : undefined
      return picture ? sendPicture(reply, picture) : sendNotFound(reply)
    }
    const route = readRoute(path, [...preloadLinks.keys()])
    const shown = route.page === 'embed' ? route.shown : route
    const link = 'game' in shown ? preloadLinks.get(shown.game) : undefined
    if (route.page === 'embed' && frameAncestors.length > 0) allowFraming(reply, frameAncestors)
    if (link) reply.header('link', link)
    const tags = sharing && (await tagsFor(sharing, request, path))
    return send(request, reply, tags === undefined ? page : withTags(page, tags), 'no-cache')
  })
  server.setNotFoundHandler((_request, reply) => sendNotFound(reply))
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  cacheControl: string,
): FastifyReply {
  reply.headers({ 'cache-control': cacheControl, etag: file.etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send()
  reply.type(file.type)
  const gzipped = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? file.gzipped() : undefined
  if (gzipped) reply.header('content-encoding', 'gzip')
  return reply.send(gzipped ?? file.body)
}

/** Replaces what helmet has set for all pages: nobody else may frame them. */
function allowFraming(reply: FastifyReply, sites: readonly string[]): void {
  const policy = String(reply.raw.getHeader(POLICY_HEADER))
  reply.raw.setHeader(POLICY_HEADER, policy.replace(NOT_FRAMED, `frame-ancestors ${sites.join(' ')}`))
  // It knows no list of sites, and would forbid what the policy allows.
  reply.raw.removeHeader('x-frame-options')
}

/** A finished game does not change any more. */
function sendPicture(reply: FastifyReply, picture: Uint8Array): FastifyReply {
  return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(Buffer.from(picture))
}

async function pictureFor(
  sharing: SharingOptions | undefined,
  request: FastifyRequest,
  path: string,
): Promise<Uint8Array | undefined> {
  if (!sharing || !(await sharing.mayDescribe(request))) return undefined
  return sharing.sharedPages.picture(path.slice(0, -'.png'.length))
}

async function tagsFor(
  { sharedPages, clientInfo, mayDescribe }: SharingOptions,
  request: FastifyRequest,
  path: string,
): Promise<string | undefined> {
  try {
    if (!(await mayDescribe(request))) return undefined
    return openGraphTags(await sharedPages.describe(path), path, originOf(clientInfo(request)))
  } catch (error) {
    // A page without a preview is better than no page.
    request.log.warn(error)
    return undefined
  }
}

/** The page with tags in its head. Its etag stays: the tags are for programs that ask once. */
function withTags({ type, body, etag }: WebFile, tags: string): WebFile {
  const tagged = Buffer.from(body.toString().replace('</head>', () => `  ${tags}\n  </head>`))
  return { type, etag, body: tagged, gzipped: () => gzipSync(tagged) }
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send('There is nothing here.\n')
}

/** Link headers by game, with which the browser loads all files at once instead of one after the other. */
function readPreloadManifest(file: WebFile | undefined): ReadonlyMap<string, string> {
  const manifest = file ? (JSON.parse(file.body.toString()) as Record<string, readonly string[]>) : {}
  return new Map(Object.entries(manifest).map(([game, paths]) => [game, paths.map(preloadLink).join(', ')]))
}

function preloadLink(path: string): string {
  return path.endsWith('.css')
    ? `<${path}>; rel=preload; as=style; crossorigin`
    : `<${path}>; rel=modulepreload`
}
