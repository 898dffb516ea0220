/** The data that a server process reports on request. */
export interface Usage {
  /** User and system time of all threads. */
  readonly cpuMs: number
  readonly rss: number
  /** The number of moves accepted so far. */
  readonly moves: number
}

export interface UsageRequest {
  /** Collect garbage first, so that `rss` is what the server needs. It takes some CPU time. */
  readonly collect: boolean
}

/** Sends the server's port to the bench that started this process, and then its usage on every request. */
export function report(port: number, moves: () => number | Promise<number>): void {
  process.on('message', async ({ id, collect }: UsageRequest & { readonly id: number }) => {
    if (collect) globalThis.gc!({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    const { user, system } = process.cpuUsage()
    const usage: Usage = {
      cpuMs: (user + system) / 1000,
      rss: process.memoryUsage.rss(),
      moves: await moves(),
    }
    process.send!({ id, answer: usage })
  })
  process.on('disconnect', () => process.exit())
  process.send!({ id: 0, answer: { port } })
}
