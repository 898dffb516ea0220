import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { build } from 'vite'
import { nodeBuild } from '../../config/vite.cli.config.ts'
import { PROGRAM_FOLDER, ROOT } from './places.ts'

/** Builds the program under test once for all files, and says so at once when tmux is missing. */
export async function setup(): Promise<void> {
  await promisify(execFile)('tmux', ['-V']).catch(() => {
    throw new Error('The terminal tests drive a real terminal with tmux. Install tmux and run them again.')
  })
  const entries = {
    program: `${ROOT}e2e/terminal/program.ts`,
    worker: `${ROOT}src/terminal/node/worker.ts`,
  }
  await build({ configFile: false, ...nodeBuild(entries, PROGRAM_FOLDER) })
}
