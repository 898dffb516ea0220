import cluster from 'node:cluster'
import { provideLexicons } from '#games/catalog.ts'
import { isPipeClosed, PipeClosedError } from '#node/broken-pipe.ts'
import { errorText } from './print.ts'
import { runCommand } from './run-command.ts'
import { exitCodeFor } from './usage-error.ts'

// Loaded on first use, so that commands without words start faster.
provideLexicons(async () => (await import('#node/bundled-words.ts')).openBundledWords())

// A reader that closes the pipe early (`| head`) is not an error.
process.stdout.on('error', error => {
  if (isPipeClosed(error)) process.exit(0)
  throw error
})

// An old Node's launcher holds a channel to this process; when it is killed, this process must not go on alone.
if (process.channel && !cluster.isWorker) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGHUP'))
}

try {
  process.exitCode = await runCommand(process.argv.slice(2))
} catch (error) {
  if (error instanceof PipeClosedError) process.exit(0)
  process.stderr.write(`${errorText(error, process.stderr.columns)}\n`)
  process.exitCode = exitCodeFor(error)
}
// A process of a group has done its work, and its channel to the one that supervises it would keep it alive.
cluster.worker?.disconnect()
