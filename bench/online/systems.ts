import { join } from 'node:path'
import { type Child, startChild } from './child.ts'
import type { Order } from './driver.ts'
import type { Usage } from './report.ts'

/** Ours first; everything is measured against it. */
export const systems = [
  { id: 'quincunx', name: 'Quincunx', file: join(import.meta.dirname, 'server.ts') },
  { id: 'boardgame', name: 'boardgame.io', file: join(import.meta.dirname, '..', 'peers', 'boardgame.mjs') },
  { id: 'colyseus', name: 'Colyseus', file: join(import.meta.dirname, '..', 'peers', 'colyseus.mjs') },
] as const

export type System = (typeof systems)[number]

/** A server and its players, each in a process of its own. */
export interface Running {
  readonly system: System
  order<Answer = void>(order: Order): Promise<Answer>
  usage(): Promise<Usage>
  stop(): Promise<void>
}

export async function start(system: System, flags: readonly string[] = []): Promise<Running> {
  const server: Child<object, { port: number }> = await startChild({ file: system.file, flags })
  const given = [system.id, String(server.first.port)]
  const driver: Child<Order, void> = await startChild({
    file: join(import.meta.dirname, 'driver.ts'),
    given,
  })
  return {
    system,
    order: order => driver.ask(order),
    usage: () => server.ask({}),
    async stop() {
      await driver.end()
      await server.end()
    },
  }
}
