import { build } from '../scripts/launch.cjs'

/** The tests run against what is built from the sources as they are now. */
export function setup(): void {
  if (!build(process.execPath)) throw new Error('There is nothing to test: the build failed.')
}
