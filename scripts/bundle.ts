// Builds the words, the web app and the command line into dist/ and records the stamp of the sources. launch.cjs calls it
// under a lock.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { installAtomically } from './atomic-install.ts'
import { buildWords } from './words/build.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const stamp = process.argv[2]
if (!stamp) throw new Error('launch.cjs passes the stamp of the sources')

// Always a production build, even when a test with another NODE_ENV starts it.
process.env.NODE_ENV = 'production'

// The files are named by their hash and stay beside those of earlier builds.
buildWords(root, join(dist, 'words'))

for (const folder of readdirSync(dist).filter(name => name.startsWith('next-')))
  rmSync(join(dist, folder), { recursive: true })
const next = mkdtempSync(join(dist, 'next-'))
try {
  for (const part of ['web', 'cli'])
    await build({
      configFile: join(root, 'config', `vite.${part}.config.ts`),
      logLevel: 'warn',
      build: { outDir: join(next, part) },
    })
  rmSync(join(dist, 'stamp'), { force: true })
  for (const part of ['web', 'cli'])
    installAtomically(join(next, part), join(dist, part), join(dist, `${part}-files`))
  writeFileSync(join(dist, 'stamp'), stamp)
} finally {
  rmSync(next, { recursive: true })
}
