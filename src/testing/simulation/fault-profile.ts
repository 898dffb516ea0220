/** Chances per thousand of faults, for each message or each storage request, and latencies. */
export interface FaultProfile {
  /** A message never arrives. */
  readonly lost: number
  /** A message arrives twice. */
  readonly duplicated: number
  /** A message arrives before those sent earlier. */
  readonly reordered: number
  /** The connection breaks; both sides notice after some time. */
  readonly disconnected: number
  /** Nothing arrives any more, and neither side is notified. */
  readonly silent: number
  /** The maximum latency of a message. */
  readonly latencyMs: number
  /** The maximum latency of the storage, unless it stalls. */
  readonly storageLatencyMs: number
  /** A storage request takes seconds. */
  readonly storageStalled: number
  /** The storage fails to write for a while. */
  readonly storageOutage: number
  /** In each second: the server is killed, or closed cleanly, and started again. */
  readonly killed: number
  readonly closed: number
  /** A write succeeds, and its answer is lost. */
  readonly answerLost: number
  /** A wake-up of another node never arrives. */
  readonly wakeLost: number
  /** In each second: a node hears no wake-ups for a while, or cannot reach the storage. */
  readonly listenerLost: number
  readonly partitioned: number
  /** How far the clock of a node may be ahead or behind. */
  readonly skewMs: number
}

export const NO_FAULTS: FaultProfile = {
  lost: 0,
  duplicated: 0,
  reordered: 0,
  disconnected: 0,
  silent: 0,
  latencyMs: 40,
  storageLatencyMs: 5,
  storageStalled: 0,
  storageOutage: 0,
  killed: 0,
  closed: 0,
  answerLost: 0,
  wakeLost: 0,
  listenerLost: 0,
  partitioned: 0,
  skewMs: 0,
}

/** A single kind of fault is easier to debug; all at once find more bugs. */
export const FAULT_PROFILES: Readonly<Record<string, FaultProfile>> = {
  calm: NO_FAULTS,
  /** Faults of real sockets. */
  windy: { ...NO_FAULTS, latencyMs: 300, disconnected: 15, silent: 3 },
  /** Worse than real sockets: a proxy that loses and reorders whole messages. */
  foggy: { ...NO_FAULTS, latencyMs: 300, lost: 30, duplicated: 50, reordered: 100, disconnected: 5 },
  shaky: { ...NO_FAULTS, storageLatencyMs: 60, storageStalled: 3, storageOutage: 2 },
  stormy: { ...NO_FAULTS, killed: 25, closed: 15, disconnected: 5 },
  all: {
    ...NO_FAULTS,
    lost: 15,
    duplicated: 30,
    reordered: 50,
    disconnected: 10,
    silent: 2,
    latencyMs: 300,
    storageLatencyMs: 60,
    storageStalled: 2,
    storageOutage: 1,
    killed: 12,
    closed: 8,
  },
}

/** For two nodes that share a storage. */
export const NODE_FAULT_PROFILES: Readonly<Record<string, FaultProfile>> = {
  calm: NO_FAULTS,
  deaf: { ...NO_FAULTS, wakeLost: 300, listenerLost: 50 },
  skewed: { ...NO_FAULTS, skewMs: 300_000, latencyMs: 300, disconnected: 15 },
  stormy: { ...NO_FAULTS, killed: 25, closed: 15, disconnected: 10 },
  partitioned: { ...NO_FAULTS, partitioned: 30, answerLost: 5, storageLatencyMs: 60 },
  all: {
    ...FAULT_PROFILES.all!,
    killed: 10,
    closed: 6,
    answerLost: 2,
    wakeLost: 100,
    listenerLost: 10,
    partitioned: 6,
    skewMs: 300_000,
  },
}
