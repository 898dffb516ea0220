import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readRoute } from '#app/route.ts'
import { UserError } from '#kernel/errors.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { readWebFiles, type WebFile } from './web-files.ts'

/** Files whose names contain a hash of their contents. */
const HASHED_PATH = /^\/(assets|words)\//
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The files that each game's first page loads, written by the build. */
const PRELOAD_MANIFEST = '/preload.json'

/** Serves the web app, also for every unknown path, with a strict content security policy. */
export async function registerWebApp(server: FastifyInstance, webFolder: string): Promise<void> {
  const files = readWebFiles(webFolder)
  const page = files.get('/index.html')
  if (!page) throw new UserError(`The pages are missing in ${webFolder}. npm run build makes them.`)
  const preloadLinks = readPreloadManifest(files.get(PRELOAD_MANIFEST))
  await server.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(page.body.toString()),
    // On a home network the page is served without TLS, where this header would make it unreachable.
    strictTransportSecurity: false,
  })
  server.get('/*', (request, reply) => {
    const path = request.url.split('?')[0]!
    const file = files.get(path)
    if (file) return send(request, reply, file, HASHED_PATH.test(path) ? IMMUTABLE : 'no-cache')
    if (/\.\w+$/.test(path)) return sendNotFound(reply)
    const route = readRoute(path, [...preloadLinks.keys()])
    const link = 'game' in route ? preloadLinks.get(route.game) : undefined
    if (link) reply.header('link', link)
    return send(request, reply, page, 'no-cache')
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
