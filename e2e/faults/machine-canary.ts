// Does what every move needs of a machine and nothing else: wakes up, writes a page, and waits until it is on disk. Its
// delays are the machine's, not the server's.
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const INTERVAL_MS = 25
const file = process.argv[2]!
const page = Buffer.alloc(4_096, 1)
const descriptor = openSync(file, 'w')
const delays: number[] = []

let isStopped = false
process.stdin.on('end', () => {
  isStopped = true
})
process.stdin.resume()

while (!isStopped) {
  const dueAt = performance.now() + INTERVAL_MS
  await pause(INTERVAL_MS)
  writeSync(descriptor, page, 0, page.length, 0)
  fsyncSync(descriptor)
  delays.push(Math.max(0, performance.now() - dueAt))
}
closeSync(descriptor)
rmSync(file)
process.stdout.write(`${JSON.stringify(delays)}\n`)
