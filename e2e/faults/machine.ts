import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onCleanup } from '#testing/wire/cleanup.ts'
import { MACHINE_CANARY } from './paths.ts'

/** The load of a machine besides a test while it was measured. */
export interface MachineReport {
  /** The share of all cores that other programs and other guests of the host used, from 0 to 1. */
  readonly othersShare: number
  /** The 99th percentile of the delays of a process that only wakes up and writes a page. */
  readonly canaryP99Ms: number
}

/** Up to this share the machine counts as idle: a browser tab, a mail program. */
const IDLE_SHARE = 0.15
/** Beside so much other work only a standstill shows. */
const BUSY_SHARE = 0.5
const STANDSTILL_MS = 1_500

/** Measures the machine while a test measures the server. */
export class MachineWatch {
  readonly #before = readCounters()
  readonly #canary: ChildProcess

  constructor() {
    const file = join(tmpdir(), `quincunx-canary-${process.pid}-${performance.now()}`)
    this.#canary = spawn(process.execPath, [MACHINE_CANARY, file], { stdio: ['pipe', 'pipe', 'inherit'] })
    onCleanup(() => this.#canary.kill('SIGKILL'))
  }

  async stop(): Promise<MachineReport> {
    const after = readCounters()
    const before = this.#before
    this.#canary.stdin!.end()
    const delays: number[] = JSON.parse(await text(this.#canary.stdout!))
    const canaryP99Ms = percentile(delays, 0.99) ?? 0
    // Without /proc nothing is known of others, so the machine does not count as idle.
    if (!before || !after) return { othersShare: BUSY_SHARE, canaryP99Ms }
    const total = after.totalTicks - before.totalTicks
    const others = after.busyTicks - before.busyTicks - (after.ownTicks - before.ownTicks)
    return { othersShare: total === 0 ? 0 : Math.max(0, others / total), canaryP99Ms }
  }
}

/** An attacker has a machine of their own; here the attack runs when the server and the honest players do not. */
export function leaveProcessorToServer(attack: ChildProcess): void {
  setPriority(attack.pid!, constants.priority.PRIORITY_BELOW_NORMAL)
}

/** The value that this share of all values does not exceed; undefined for none. */
export function percentile(values: readonly number[], share: number): number | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)]
}

export function isIdle({ othersShare }: MachineReport): boolean {
  return othersShare <= IDLE_SHARE
}

/**
 * The limit of how long something takes: the figure itself, and on a busy machine more by three times what others took from
 * it. Beside others who use half of the machine it is four times the figure.
 */
export function limitOfDuration(figureMs: number, machine: MachineReport): number {
  const othersShare = Math.min(machine.othersShare, 0.95)
  return isIdle(machine) ? figureMs : figureMs * (1 + (3 * othersShare) / (1 - othersShare))
}

/**
 * The limit of the 99th percentile of moves: the figure itself, and on a busy machine besides it ten times what moves took
 * there without the flood, or a process that does nothing else.
 */
export function limitOfP99(figureMs: number, machine: MachineReport, calmP99Ms: number): number {
  if (isIdle(machine)) return figureMs
  const relative = figureMs + 10 * Math.max(calmP99Ms, machine.canaryP99Ms)
  return machine.othersShare < BUSY_SHARE ? relative : Math.max(relative, STANDSTILL_MS)
}

export function describeMachine(machine: MachineReport): string {
  const { othersShare, canaryP99Ms } = machine
  const measured = `others used ${Math.round(100 * othersShare)} % of it, and a lone write took ${canaryP99Ms.toFixed(1)} ms at the 99th percentile`
  return isIdle(machine) ? 'the machine was idle' : `the machine was not idle: ${measured}`
}

interface Counters {
  readonly totalTicks: number
  readonly busyTicks: number
  /** The ticks of this test run with all its processes. */
  readonly ownTicks: number
}

function readCounters(): Counters | undefined {
  if (!existsSync('/proc/stat')) return undefined
  const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.split(/\s+/)
  const [user, nice, system, idle, waiting, irq, softIrq, stolen] = fields.map(Number) as number[]
  const busyTicks = user! + nice! + system! + irq! + softIrq! + stolen!
  return {
    busyTicks,
    totalTicks: busyTicks + idle! + waiting!,
    ownTicks: ticksOfTree(process.ppid),
  }
}

/** The time that a process and all its descendants have used, with their children that have ended. */
function ticksOfTree(root: number): number {
  const processes = readdirSync('/proc').flatMap(name =>
    /^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : [],
  )
  const childrenOf = Map.groupBy(processes, ({ parent }) => parent)
  const ticksOf = ({ pid, ticks }: (typeof processes)[number]): number =>
    (childrenOf.get(pid) ?? []).reduce((sum, child) => sum + ticksOf(child), ticks)
  return processes.filter(({ pid }) => pid === root).reduce((sum, process) => sum + ticksOf(process), 0)
}

/** Undefined for a process that has ended meanwhile. */
function readProcess(pid: number) {
  try {
    // The name in brackets may contain anything, so the fields are counted from behind it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { pid, parent: fields[1]!, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) }
  } catch {
    return undefined
  }
}
