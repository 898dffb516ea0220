import type { Clock } from '#kernel/clock.ts'

/** A peer that has not answered a ping within the timeout is closed, even if TCP still considers it open. */
export interface HeartbeatTimes {
  readonly pingMs: number
  readonly timeoutMs: number
}

export interface HeartbeatPeer {
  readonly heardAt: number
  /** When it was last pinged; set by the heartbeat. */
  pingedAt: number
  ping(): void
  terminate(): void
}

/** An opponent learns within ten seconds that a player's network is gone. */
export const HEARTBEAT: HeartbeatTimes = { pingMs: 4_000, timeoutMs: 4_000 }

/** How often the peers are looked at: often, so that the pings of thousands are spread. */
const CHECK_MS = 250
/** A check that comes this late shows that the server was held up. */
const HELD_UP_MS = 1_000

/** Detects half-open connections, which look alive forever. Returns the function that stops it. */
export function startHeartbeat(
  clock: Clock,
  { pingMs, timeoutMs }: HeartbeatTimes,
  peers: () => Iterable<HeartbeatPeer>,
): () => void {
  const intervalMs = Math.min(CHECK_MS, pingMs / 4)
  let expectedAt = clock.now() + intervalMs
  let patientUntil = 0
  let stop = clock.after(intervalMs, check)

  function check(): void {
    const now = clock.now()
    // After the server itself was held up, messages wait to be read, and no client is to blame for its silence.
    if (now - expectedAt > HELD_UP_MS) patientUntil = now + timeoutMs
    for (const peer of peers()) {
      const silentMs = now - peer.heardAt
      if (silentMs >= pingMs + timeoutMs && now >= patientUntil) peer.terminate()
      else if (silentMs >= pingMs && now - peer.pingedAt >= pingMs / 4) {
        peer.pingedAt = now
        peer.ping()
      }
    }
    expectedAt = now + intervalMs
    stop = clock.after(intervalMs, check)
  }

  return () => stop()
}
