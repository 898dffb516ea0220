/** How long a game has been played, pauses and absences left out. */
export interface Stopwatch {
  readonly ranMs: number
  /** Since when it has been running; null while it stands. */
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

/** What it shows at this instant. */
export function elapsedMs({ ranMs, since }: Stopwatch, at: number): number {
  return since === null ? ranMs : ranMs + Math.max(0, at - since)
}
