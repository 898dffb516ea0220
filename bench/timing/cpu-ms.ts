/** The CPU time this process has taken: on a busy machine the clock on the wall tells of the others. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
