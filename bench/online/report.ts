/** What a server process tells of itself when asked. */
export interface Usage {
  /** Of all its threads, user and system. */
  readonly cpuMs: number
  readonly rss: number
  /** How many moves it has taken. */
  readonly moves: number
}

/** Tells the bench that started this process the server's port, and from then on, whenever asked, what it has used. */
export function report(port: number, moves: () => number | Promise<number>): void {
  process.on('message', async ({ id }: { readonly id: number }) => {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
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
