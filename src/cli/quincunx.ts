import { provideLexicons } from '#games/catalog.ts'
import { UserError } from '#kernel/errors.ts'
import { isPipeClosed, PipeClosedError } from '#node/broken-pipe.ts'
import { runCommand } from './run-command.ts'

// Loaded on first use, so that commands without words start faster.
provideLexicons(async () => (await import('#node/bundled-words.ts')).openBundledWords())

// A reader that closes the pipe early (`| head`) is no error.
process.stdout.on('error', error => {
  if (isPipeClosed(error)) process.exit(0)
  throw error
})

try {
  process.exitCode = await runCommand(process.argv.slice(2))
} catch (error) {
  if (error instanceof PipeClosedError) process.exit(0)
  process.stderr.write(`${error instanceof UserError ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}
