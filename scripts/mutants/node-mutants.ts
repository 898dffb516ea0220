import type { Mutant } from './mutant.ts'

const NODE = 'src/server/tables/cluster-node.ts'
const SEVERAL_NODES = 'src/server/tables/several-nodes.test.ts'
const NODE_OUTAGES = 'src/server/tables/node-outages.test.ts'

/** Bugs between the servers that share a storage. */
export const nodeMutants: readonly Mutant[] = [
  {
    bug: 'a node reads nothing by itself when wake-ups are lost',
    breaks: 'F11',
    file: NODE,
    replace: "this.#repeat(RESYNC_MS, async () => this.#wake({ kind: 'resync' }))",
    by: '',
    tests: [SEVERAL_NODES],
  },
  {
    bug: 'a move is refused for what another node has changed meanwhile',
    breaks: 'F4',
    file: 'src/server/tables/table-actor.ts',
    replace: 'if (this.#options.storage.isShared && (await this.#readTail())) continue',
    by: '',
    tests: [SEVERAL_NODES],
  },
  {
    bug: 'the players of a dead node stay present',
    breaks: 'F2',
    file: 'src/server/tables/table-service.ts',
    replace: 'this.#maintenance.markAbsent(connections, seenAt)',
    by: 'Promise.resolve(void [connections, seenAt])',
    tests: [SEVERAL_NODES],
  },
  {
    bug: 'after an outage the node that recovers first takes the others for dead',
    breaks: 'F10',
    file: NODE,
    replace: 'if (clock.now() - this.#aliveSince < LEASE_MS) return',
    by: '',
    tests: [NODE_OUTAGES],
  },
  {
    bug: 'an outage counts as absence for the players of a node that died in it',
    breaks: 'F10',
    file: NODE,
    replace: 'Math.max(seenAt, this.#aliveSince)',
    by: 'seenAt',
    tests: [NODE_OUTAGES],
  },
  {
    bug: 'a node that was cut off gives time back at the tables of others',
    breaks: 'F10 F16',
    file: 'src/server/tables/table-service.ts',
    replace: 'const tables = wasRemoved &&',
    by: 'const tables = !wasRemoved && wasRemoved &&',
    tests: [NODE_OUTAGES],
  },
  {
    bug: 'the lease of a node that has just died keeps the next from giving time back',
    breaks: 'F1',
    file: NODE,
    replace: 'if (latest > before) return true',
    by: 'if (latest >= before) return true',
    tests: [NODE_OUTAGES],
  },
  {
    bug: 'nodes that start together do not wait for each other',
    breaks: 'F1',
    file: NODE,
    replace: "await storage.withLock('start', async () => {",
    by: 'await Promise.try(async () => {',
    tests: [NODE_OUTAGES],
  },
  {
    bug: 'a node that shuts down keeps its claims until its lease has run out',
    breaks: 'F22',
    file: NODE,
    replace: 'await storage.nodes.releaseAll(id).catch(',
    by: 'await Promise.resolve(id).catch(',
    tests: [SEVERAL_NODES],
  },
  {
    bug: 'the deadlines that a node was about to apply when it died are late',
    breaks: 'F2',
    file: 'src/server/storage/node-storage.ts',
    replace: 'export const DUE_CLAIM_MS = 600',
    by: 'export const DUE_CLAIM_MS = 2_000',
    tests: [NODE_OUTAGES],
  },
  {
    bug: 'after a failover nodes remember moves that the new primary lacks',
    breaks: 'F21',
    file: NODE,
    replace: 'await actor.verify()',
    by: 'await actor.idle()',
    tests: [NODE_OUTAGES],
  },
  {
    bug: 'clients keep moves that the server has lost',
    breaks: 'F21',
    file: 'src/session/remote/table-state.ts',
    replace: 'if (before && update.seq < before.seq && !update.replaces) return before',
    by: 'if (before && update.seq < before.seq) return before',
    tests: ['src/server/tables/log/updates.test.ts'],
  },
  {
    bug: 'a storage that stalls sets the clock of a node ahead',
    breaks: 'F9',
    file: 'src/server/shared-clock.ts',
    replace: 'answeredAt - askedAt <= MAX_ROUND_TRIP_MS',
    by: 'answeredAt >= askedAt',
    tests: ['src/server/shared-clock.test.ts'],
  },
]
