import { build } from 'vite'

/** The tests run against what is built from the sources as they are now. */
export async function setup(): Promise<void> {
  const configFile = new URL('../../config/vite.web.config.ts', import.meta.url).pathname
  // Vitest calls itself a test; what people get is built for production.
  process.env.NODE_ENV = 'production'
  await build({ configFile, logLevel: 'warn' })
  process.env.NODE_ENV = 'test'
}
