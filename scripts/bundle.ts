// Builds the web app and the command line into dist/, and notes for which sources.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

rmSync(join(dist, 'stamp'), { force: true })
for (const part of ['web', 'cli'])
  await build({ configFile: join(root, 'config', `vite.${part}.config.ts`), logLevel: 'warn' })
mkdirSync(dist, { recursive: true })
const stamp = process.argv[2]
if (stamp) writeFileSync(join(dist, 'stamp'), stamp)
