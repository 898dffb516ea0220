/** How bad it is at the moment. Chances are out of a thousand: of a message, or of something asked of the storage. */
export interface FaultProfile {
  /** A message never arrives. */
  readonly lost: number
  /** A message arrives twice. */
  readonly duplicated: number
  /** A message arrives before those sent earlier. */
  readonly reordered: number
  /** The connection breaks, and both sides hear of it by and by. */
  readonly disconnected: number
  /** Nothing arrives any more, and nobody is told. */
  readonly silent: number
  /** The longest way of a message. */
  readonly latencyMs: number
  /** The longest that the storage takes, as a rule. */
  readonly storageLatencyMs: number
  /** What is asked of the storage takes seconds. */
  readonly storageStalled: number
  /** The storage keeps nothing for a while. */
  readonly storageOutage: number
  /** In every second: the house is killed, or closed in good order, and opened again. */
  readonly killed: number
  readonly closed: number
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
}

/** One kind of trouble at a time is easier to understand; all at once finds more. */
export const FAULT_PROFILES: Readonly<Record<string, FaultProfile>> = {
  calm: NO_FAULTS,
  /** All that can happen to sockets. */
  windy: { ...NO_FAULTS, latencyMs: 300, disconnected: 15, silent: 3 },
  /** More than can happen to sockets: something between them that loses and mixes up whole messages. */
  foggy: { ...NO_FAULTS, latencyMs: 300, lost: 30, duplicated: 50, reordered: 100, disconnected: 5 },
  shaky: { ...NO_FAULTS, storageLatencyMs: 60, storageStalled: 3, storageOutage: 2 },
  stormy: { ...NO_FAULTS, killed: 25, closed: 15, disconnected: 5 },
  all: {
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
