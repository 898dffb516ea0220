import { once } from 'node:events'
import { connect, createServer, type Server as Listener, type Socket } from 'node:net'
import { onCleanup } from '#testing/wire/cleanup.ts'
import type { ServerAddress } from '#testing/wire/client.ts'
import { pause } from '#testing/wire/wait-until.ts'

const CHECK_MS = 200
const ANSWER_MS = 1_000

/**
 * A load balancer in front of several nodes: it passes connections on to one that is ready. Each node has an entrance whose
 * connections go to that node while it is ready, so that a test knows who plays where.
 */
export class Balancer {
  readonly #nodes: readonly ServerAddress[]
  readonly #ready = new Set<ServerAddress>()
  readonly #sockets = new Set<Socket>()
  readonly #listeners: Listener[] = []
  readonly entrances: ServerAddress[] = []
  #isOpen = true

  private constructor(nodes: readonly ServerAddress[]) {
    this.#nodes = nodes
  }

  static async open(nodes: readonly ServerAddress[]): Promise<Balancer> {
    const balancer = new Balancer(nodes)
    onCleanup(() => balancer.#close())
    for (const node of nodes) balancer.entrances.push(await balancer.#openEntrance(node))
    await Promise.all(nodes.map(node => balancer.#check(node)))
    for (const node of nodes) void balancer.#keepChecking(node)
    return balancer
  }

  isReady(node: ServerAddress): boolean {
    return this.#ready.has(node)
  }

  async #openEntrance(preferred: ServerAddress): Promise<ServerAddress> {
    const listener = createServer(client => {
      const ready = this.#nodes.filter(node => this.#ready.has(node))
      const others = ready.filter(node => node !== preferred)
      // Without a node that is ready, one that is not may at least say so.
      const isUsable = ready.includes(preferred) || others.length === 0
      this.#passOn(client, isUsable ? [preferred, ...others] : others)
    })
    this.#listeners.push(listener.listen(0, '127.0.0.1'))
    await once(listener, 'listening')
    const { port } = listener.address() as { port: number }
    return { port, url: `http://127.0.0.1:${port}` }
  }

  /** Tries the nodes in this order until one accepts the connection. */
  #passOn(client: Socket, [node, ...others]: readonly ServerAddress[]): void {
    if (!node) return void client.destroy()
    const upstream = connect(node.port, '127.0.0.1')
    upstream.once('error', () => {
      upstream.destroy()
      if (upstream.connecting || upstream.bytesRead === 0) this.#passOn(client, others)
    })
    upstream.once('connect', () => {
      upstream.removeAllListeners('error')
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.#sockets.add(from)
        from.on('error', () => {})
        from.on('close', () => {
          this.#sockets.delete(from)
          to.destroy()
        })
        from.pipe(to)
      }
    })
  }

  async #keepChecking(node: ServerAddress): Promise<void> {
    while (this.#isOpen) {
      await pause(CHECK_MS)
      await this.#check(node)
    }
  }

  async #check(node: ServerAddress): Promise<void> {
    const signal = AbortSignal.timeout(ANSWER_MS)
    const isReady = await fetch(`${node.url}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) this.#ready.add(node)
    else this.#ready.delete(node)
  }

  #close(): void {
    this.#isOpen = false
    for (const listener of this.#listeners) listener.close()
    for (const socket of this.#sockets) socket.destroy()
  }
}
