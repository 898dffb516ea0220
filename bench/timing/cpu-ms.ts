/** The CPU time of this process. Wall-clock time would depend on the other programs of a busy machine. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
