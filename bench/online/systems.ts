import { join } from 'node:path'
import { type ChildHandle, startChild } from './child-process.ts'
import type { DriverCommand } from './load-driver.ts'
import type { Usage } from './report.ts'

/** Ours first; the others are compared with it. */
export const systems = [
  { id: 'quincunx', name: 'Quincunx', file: join(import.meta.dirname, 'server.ts') },
  { id: 'boardgame', name: 'boardgame.io', file: join(import.meta.dirname, '..', 'peers', 'boardgame.mjs') },
  { id: 'colyseus', name: 'Colyseus', file: join(import.meta.dirname, '..', 'peers', 'colyseus.mjs') },
] as const

export type System = (typeof systems)[number]

/** A server and its players, each in a process of its own. */
export interface RunningSystem {
  readonly system: System
  command<Answer = void>(command: DriverCommand): Promise<Answer>
  usage(): Promise<Usage>
  stop(): Promise<void>
}

export async function start(system: System, flags: readonly string[] = []): Promise<RunningSystem> {
  const server: ChildHandle<object, { port: number }> = await startChild({ file: system.file, flags })
  const args = [system.id, String(server.readyMessage.port)]
  const driver: ChildHandle<DriverCommand, void> = await startChild({
    file: join(import.meta.dirname, 'load-driver.ts'),
    args,
  })
  return {
    system,
    command: command => driver.request(command),
    usage: () => server.request({}),
    async stop() {
      await driver.end()
      await server.end()
    },
  }
}
