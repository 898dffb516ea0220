import { join } from 'node:path'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Folders of files whose names change with what is in them. */
const HASHED = ['assets', 'words']

/** The web app, every unknown path being a page of it, under a strict content policy. */
export async function registerPages(server: FastifyInstance, webFolder: string): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The page is also served without TLS on a home network, where this header would lock it out.
    strictTransportSecurity: false,
  })
  await server.register(files, {
    root: webFolder,
    cacheControl: false,
    setHeaders(response, path) {
      const named = HASHED.some(folder => path.startsWith(join(webFolder, folder)))
      response.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || /\.\w+$/.test(request.url.split('?')[0]!)) {
      return reply.code(404).type('text/plain').send('There is nothing here.\n')
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
