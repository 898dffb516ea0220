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

try {
  process.exitCode = await runCommand(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${errorText(error, process.stderr.columns)}\n`)
  process.exitCode = exitCodeFor(error)
}
