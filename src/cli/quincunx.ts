import { bringWords } from '#games/catalog.ts'
import { UserError } from '#kernel/failure.ts'
import { openBuiltIn } from '#machine/built-in.ts'
import { command } from './command.ts'

bringWords(openBuiltIn)

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

try {
  process.exitCode = await command(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof UserError ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}
