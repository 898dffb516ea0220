import { join } from 'node:path'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'

export interface ServerOptions {
  /** The built web app. */
  readonly webFolder: string
}

/** The server: for now it serves the web app, every unknown path being a page of it. */
export async function createServer({ webFolder }: ServerOptions): Promise<FastifyInstance> {
  const server = fastify({ logger: false })
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
      const named = path.startsWith(join(webFolder, 'assets'))
      response.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || /\.\w+$/.test(request.url.split('?')[0]!)) {
      return reply.code(404).type('text/plain').send('There is nothing here.\n')
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
  server.get('/healthz', async () => ({ ok: true }))
  return server
}
