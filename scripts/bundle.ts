// Builds the words, the web app and the command line into dist/, and notes for which sources. launch.cjs calls it, one at a time.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { buildWords } from './words/build.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const stamp = process.argv[2]
if (!stamp) throw new Error('launch.cjs says for which sources this builds')

// Whoever calls: what people get is built for production.
process.env.NODE_ENV = 'production'

/** Servers and terminals that still run an older build load parts of it later on. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

// The files are named by what is in them and stay beside those of earlier builds.
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
  if (existsSync(join(dist, 'web'))) renameSync(join(dist, 'web'), join(next, 'old-web'))
  renameSync(join(next, 'web'), join(dist, 'web'))
  moveInto(join(next, 'cli'), join(dist, 'cli'))
  writeFileSync(join(dist, 'stamp'), stamp)
} finally {
  rmSync(next, { recursive: true })
}

/** Moves files into place one by one, those that name others last, so that no start finds half a build. */
function moveInto(from: string, to: string): void {
  const fresh = filesIn(from).sort((one, other) => depth(other) - depth(one))
  for (const file of fresh) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
  for (const file of filesIn(to).filter(file => !fresh.includes(file)))
    if (statSync(join(to, file)).mtimeMs < Date.now() - KEPT_MS) rmSync(join(to, file))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    statSync(join(folder, file)).isFile(),
  )
}

function depth(file: string): number {
  return file.split(/[/\\]/).length
}
