import { provideLexicons } from '#games/catalog.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { errorText } from './print.ts'
import { runCommand } from './run-command.ts'
import { exitCodeFor } from './usage-error.ts'

provideLexicons(openBundledWords)

// A reader that closes the pipe early (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

// An old Node's launcher holds a channel to this process; when it is killed, this process must not go on alone.
if (process.channel) {
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGHUP'))
}

try {
  process.exitCode = await runCommand(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${errorText(error, process.stderr.columns)}\n`)
  process.exitCode = exitCodeFor(error)
}
