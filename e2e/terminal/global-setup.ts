import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { COMMAND } from '../paths.ts'

/** Fails before the first test when a requirement is missing. */
export async function setup(): Promise<void> {
  await promisify(execFile)('tmux', ['-V']).catch(() => {
    throw new Error('Some terminal tests drive a real terminal with tmux. Install tmux and run them again.')
  })
  if (!existsSync(COMMAND)) throw new Error('The command is not built yet. Run npm run build first.')
}
