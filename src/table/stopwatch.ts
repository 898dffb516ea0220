/** The playing time of a game, without pauses and absences. */
export interface Stopwatch {
  readonly ranMs: number
  /** The time of the last start; null while it is stopped. */
  readonly since: number | null
}

export function startStopwatch(at: number): Stopwatch {
  return { ranMs: 0, since: at }
}

export function stopStopwatch(watch: Stopwatch, at: number): Stopwatch {
  return { ranMs: elapsedMs(watch, at), since: null }
}

export function resumeStopwatch({ ranMs }: Stopwatch, at: number): Stopwatch {
  return { ranMs, since: at }
}

/** Leaves out the time since an instant, during which the table was closed. */
export function withoutTimeSince(watch: Stopwatch, since: number, at: number): Stopwatch {
  return watch.since === null ? watch : resumeStopwatch(stopStopwatch(watch, since), at)
}

export function elapsedMs({ ranMs, since }: Stopwatch, at: number): number {
  return since === null ? ranMs : ranMs + Math.max(0, at - since)
}
