import { createRequire } from 'node:module'

const { build } = createRequire(import.meta.url)('../../scripts/launch.cjs') as {
  build(node: string): boolean
}

/** The tests run against what is built from the sources as they are now. */
export function setup(): void {
  if (!build(process.execPath)) throw new Error('There is nothing to test: the build failed.')
}
