import { existsSync, readFileSync } from 'node:fs'

/** CPU time of all cores in seconds since the machine started. */
export interface MachineTimes {
  /** In programs. */
  readonly busy: number
  /** Taken by other virtual machines on the same hardware. */
  readonly stolen: number
  readonly total: number
}

const FILE = '/proc/stat'
/** The kernel counts in hundredths of a second. */
const PER_SECOND = 100

/** Only Linux tells all of it; elsewhere all times are 0. */
export function machineTimes(): MachineTimes {
  if (!existsSync(FILE)) return { busy: 0, stolen: 0, total: 0 }
  const [first] = readFileSync(FILE, 'utf8').split('\n', 1)
  const times = first!.trim().split(/\s+/).slice(1, 9)
  const [user, nice, system, , , , , stolen] = times.map(ticks => Number(ticks) / PER_SECOND)
  const total = times.reduce((sum, ticks) => sum + Number(ticks) / PER_SECOND, 0)
  return { busy: user! + nice! + system!, stolen: stolen!, total }
}

/** Shares of the machine's CPU time that the bench did not get. */
export interface Disturbance {
  readonly others: number
  readonly stolen: number
}

/** `ownMs` is the CPU time of the bench's own processes between the two. */
export function disturbance(from: MachineTimes, to: MachineTimes, ownMs: number): Disturbance {
  const total = to.total - from.total
  if (total === 0) return { others: 0, stolen: 0 }
  const others = (to.busy - from.busy - ownMs / 1000) / total
  return { others: Math.max(0, others), stolen: (to.stolen - from.stolen) / total }
}
