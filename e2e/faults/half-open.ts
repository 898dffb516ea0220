import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a server on which everything can get lost without either end hearing of it. */
export interface HalfOpenWay {
  readonly port: number
  /** What is connected stays connected, and nothing comes through any more. Gives back when that was. */
  fallSilent(): number
  /** For connections from now on. */
  heal(): void
}

export async function halfOpenWay(to: number): Promise<HalfOpenWay> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const listener = createServer(near => {
    const far = connect(to, '127.0.0.1')
    for (const [from, onto] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', chunk => onto.write(chunk))
      from.on('error', () => {})
      from.on('close', () => {
        // A silent way does not even tell that an end is gone.
        if (!from.isPaused()) onto.destroy()
      })
    }
    if (isSilent) silence([near, far])
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    listener.close()
  })
  return {
    port: (listener.address() as { port: number }).port,
    fallSilent() {
      isSilent = true
      silence(sockets)
      return Date.now()
    },
    heal() {
      isSilent = false
    },
  }
}

function silence(sockets: Iterable<Socket>): void {
  for (const socket of sockets) socket.pause()
}
