import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's path; games are not on the PATH of root. */
const PROGRAM = '/usr/games/sgt-singles'

/** The path of Singles from Simon Tatham's collection, which is installed if possible; undefined if not. */
export function findSingles(): string | undefined {
  if (!existsSync(PROGRAM) && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const run = (...args: readonly string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env })
    run('update', '-q')
    run('install', '-y', '-q', '--no-install-recommends', 'sgt-puzzles')
  }
  return existsSync(PROGRAM) ? PROGRAM : undefined
}

/** Puzzles per second of CPU time, for parameters such as 8x8de (easy) or 8x8dk (tricky). */
export function measureSingles(program: string, parameters: string, seconds: number): number {
  for (let count = 4; ; count *= 4) {
    const elapsed = cpuSeconds(program, '--generate', String(count), parameters)
    if (elapsed >= seconds / 4) return count / elapsed
  }
}

/** The CPU time of a program, as measured by the shell that runs it. */
function cpuSeconds(...command: readonly string[]): number {
  const script = `${command.join(' ')} > /dev/null; times`
  const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' })
  // The second line is for child processes: user, then system time, such as 0m1.230s.
  const times = stdout.trim().split('\n').at(-1)!
  return [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  )
}
