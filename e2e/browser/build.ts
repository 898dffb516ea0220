import { build } from 'vite'

/** The tests run against what is built from the sources as they are now. */
export async function setup(): Promise<void> {
  const configFile = new URL('../../config/vite.web.config.ts', import.meta.url).pathname
  await build({ configFile, logLevel: 'warn' })
}
