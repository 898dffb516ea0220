import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where Debian puts it; games are on no path of root's. */
const PROGRAM = '/usr/games/sgt-singles'

/** Singles of Simon Tatham's collection, installed where that can be done; undefined where it cannot be had. */
export function findSingles(): string | undefined {
  if (!existsSync(PROGRAM) && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const run = (...given: readonly string[]) => spawnSync('apt-get', given, { stdio: 'ignore', env })
    run('update', '-q')
    run('install', '-y', '-q', '--no-install-recommends', 'sgt-puzzles')
  }
  return existsSync(PROGRAM) ? PROGRAM : undefined
}

/** Puzzles a second of CPU time, for parameters such as 8x8de (easy) or 8x8dk (tricky). */
export function measureSingles(program: string, parameters: string, seconds: number): number {
  for (let count = 4; ; count *= 4) {
    const taken = cpuSeconds(program, '--generate', String(count), parameters)
    if (taken >= seconds / 4) return count / taken
  }
}

/** The CPU time of a program, which only the shell that starts it is told. */
function cpuSeconds(...command: readonly string[]): number {
  const script = `${command.join(' ')} > /dev/null; times`
  const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' })
  // The second line is that of the children: user, then system, such as 0m1.230s.
  const times = stdout.trim().split('\n').at(-1)!
  return [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  )
}
