import { existsSync } from 'node:fs'
import { COMMAND } from './places.ts'

/** Says at once what is missing. */
export function setup(): void {
  if (!existsSync(COMMAND)) throw new Error('The command is not built yet. Run npm run build first.')
}
