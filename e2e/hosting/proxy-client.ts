import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { Agent, request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { WebSocket } from 'ws'
import type { SignInResponse } from '#protocol/api.ts'
import { type LiveSocket, openLiveSocket } from '#testing/fixtures/live-server.ts'
import { onCleanup } from '#testing/wire/cleanup.ts'
import { HOST_NAME, type ReverseProxy } from './reverse-proxy.ts'

export interface ProxyResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface ProxyRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The client's own address. All of 127.0.0.0/8 is this machine. */
  readonly from?: string
}

/** Requests to the host's public name, which leads to the proxy on this machine. */
export class ProxyClient {
  readonly #proxy: ReverseProxy
  readonly #agents = new Map<string, Agent>()

  constructor(proxy: ReverseProxy) {
    this.#proxy = proxy
    onCleanup(() => {
      for (const agent of this.#agents.values()) agent.destroy()
    })
  }

  get origin(): string {
    return `https://${HOST_NAME}:${this.#proxy.httpsPort}`
  }

  /** The path is sent as it is, however odd. */
  async request(path: string, { method = 'GET', headers = {}, body, from }: ProxyRequest = {}) {
    const sent = secureRequest({
      ...{ ...this.#target(from), path, method, agent: this.#agent(from) },
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      },
    })
    sent.end(body)
    return readResponse(await responseTo(sent))
  }

  json(path: string, body: object, options: ProxyRequest = {}): Promise<ProxyResponse> {
    const headers = { 'content-type': 'application/json', ...options.headers }
    return this.request(path, { method: 'POST', ...options, headers, body: JSON.stringify(body) })
  }

  async newGuest(from?: string): Promise<SignInResponse & { readonly token: string }> {
    const { body } = await this.json('/api/players', { keep: 'token' }, from === undefined ? {} : { from })
    return JSON.parse(body)
  }

  /** Over plain HTTP, to the port that only redirects. */
  async plain(path: string): Promise<ProxyResponse> {
    const sent = plainRequest({
      host: '127.0.0.1',
      port: this.#proxy.httpPort,
      path,
      headers: { host: HOST_NAME },
    })
    sent.end()
    return readResponse(await responseTo(sent))
  }

  /** The status over HTTP/2. */
  async http2Status(path: string): Promise<number> {
    const session = connectHttp2(this.origin, { ca: this.#proxy.ca, lookup: toThisMachine })
    try {
      return await new Promise((resolve, reject) => {
        session.once('error', reject)
        const stream = session.request({ ':path': path })
        stream.once('response', headers => resolve(Number(headers[':status'])))
        stream.resume()
        stream.end()
      })
    } finally {
      session.destroy()
    }
  }

  /** A response whose body is read as it arrives. */
  async stream(path: string, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
    const sent = secureRequest({ ...this.#target(), path, headers })
    sent.end()
    const response = await responseTo(sent)
    onCleanup(() => response.destroy())
    return response
  }

  /** Opens a connection with a request that never ends; resolves with the status if it is answered all the same. */
  unfinishedRequest(options: {
    readonly from: string
    readonly waitMs: number
  }): Promise<number | undefined> {
    const sent = secureRequest({
      ...{ ...this.#target(options.from), path: '/api/players', method: 'POST', agent: false },
      headers: { 'content-type': 'application/json', 'content-length': '100' },
    })
    onCleanup(() => sent.destroy())
    return new Promise((resolve, reject) => {
      sent.once('response', response => resolve(response.statusCode))
      sent.on('error', reject)
      sent.once('socket', socket =>
        socket.once('secureConnect', () => setTimeout(() => resolve(undefined), options.waitMs)),
      )
      sent.write('{')
    })
  }

  async openSocket(token: string): Promise<LiveSocket> {
    const address = `${this.origin.replace('https', 'wss')}/api/socket?protocol=1`
    const socket = new WebSocket(address, {
      ...{ ca: this.#proxy.ca, lookup: toThisMachine },
      headers: { authorization: `Bearer ${token}`, origin: this.origin },
    })
    onCleanup(() => socket.terminate())
    const liveSocket = openLiveSocket(socket)
    await liveSocket.received('hello')
    return liveSocket
  }

  #target(from?: string) {
    const { httpsPort: port, ca } = this.#proxy
    return {
      host: HOST_NAME,
      port,
      ca,
      lookup: toThisMachine,
      ...(from !== undefined && { localAddress: from }),
    }
  }

  #agent(from = ''): Agent {
    const agent = this.#agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 50 })
    this.#agents.set(from, agent)
    return agent
  }
}

const toThisMachine: LookupFunction = (_name, options, answer) => {
  if (options.all) answer(null, [{ address: '127.0.0.1', family: 4 }])
  else answer(null, '127.0.0.1', 4)
}

function responseTo(sent: ReturnType<typeof secureRequest>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.once('response', resolve)
    sent.once('error', reject)
  })
}

async function readResponse(response: IncomingMessage): Promise<ProxyResponse> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const { statusCode: status = 0, headers } = response
  return { status, headers, body: Buffer.concat(chunks).toString() }
}
