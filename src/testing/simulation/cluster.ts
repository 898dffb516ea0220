import type { TableService } from '#server/tables/table-service.ts'
import {
  type CrashableServer,
  type CrashableServerOptions,
  createCrashableServer,
} from './crashable-server.ts'

/** The servers on one storage, behind a load balancer. */
export interface Cluster {
  readonly servers: readonly CrashableServer[]
  /** The server that a new connection reaches, preferably one that is ready; undefined if all are down. */
  reachableServer(): CrashableServer | undefined
  service(): TableService | undefined
}

export function createCluster(
  nodes: number,
  options: Omit<CrashableServerOptions, 'name' | 'isShared'>,
): Cluster {
  const servers = Array.from({ length: nodes }, (_, number) =>
    createCrashableServer({ ...options, name: `server ${number + 1}`, isShared: nodes > 1 }),
  )
  function reachableServer(): CrashableServer | undefined {
    const up = servers.filter(server => server.service())
    const ready = up.filter(server => server.service()!.unavailableReason() === undefined)
    const candidates = ready.length > 0 ? ready : up
    return candidates.length > 1 ? options.random.pick(candidates) : candidates[0]
  }
  return { servers, reachableServer, service: () => reachableServer()?.service() }
}
