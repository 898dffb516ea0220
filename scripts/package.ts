// Completes dist/ for `npm pack`: the modules of the package's `exports` with their types, and only files of this build.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build as buildModules } from 'vite'
import { provideLexicons } from '#games/catalog.ts'
import type { Manifest } from '#lexicon/library.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import packageJson from '../package.json' with { type: 'json' }
import { allPages } from '../src/cli/manual/all-pages.ts'
import { PAGES } from '../src/cli/manual/main-help.ts'
import { mainPage } from '../src/cli/manual/main-page.ts'
import { writeManPage } from '../src/cli/manual/roff.ts'
import { build } from './launch.cjs'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const exportsFolder = join(dist, 'exports')
const types = join(exportsFolder, 'types')

if (!build(process.execPath)) process.exit(1)
removeOldFiles()
process.env.NODE_ENV = 'production'
await buildModules({ configFile: join(root, 'config', 'vite.exports.config.ts') })
copyWords()
writeTypes()
await writeManual()

/** Earlier builds leave files behind, for programs that still run them. */
function removeOldFiles(): void {
  for (const part of ['web', 'cli']) {
    const current = new Set(readFileSync(join(dist, `${part}-files`), 'utf8').split('\n'))
    for (const file of filesIn(join(dist, part))) if (!current.has(file)) rmSync(join(dist, part, file))
  }
  const manifest = readFileSync(join(dist, 'words', 'manifest.json'), 'utf8')
  for (const file of filesIn(join(dist, 'words')))
    if (file !== 'manifest.json' && !manifest.includes(`"${file}"`)) rmSync(join(dist, 'words', file))
}

/** The manual for `man quincunx`. */
async function writeManual(): Promise<void> {
  provideLexicons(openBundledWords)
  mkdirSync(join(dist, 'man'), { recursive: true })
  writeFileSync(
    join(dist, 'man', 'quincunx.1'),
    writeManPage(mainPage(PAGES), await allPages(), packageJson.version),
  )
}

function copyWords(): void {
  const { lexicons } = JSON.parse(readFileSync(join(dist, 'words', 'manifest.json'), 'utf8')) as Manifest
  const folder = join(exportsFolder, 'words')
  mkdirSync(folder, { recursive: true })
  for (const [name, { packed }] of Object.entries(lexicons))
    copyFileSync(join(dist, 'words', packed), join(folder, `${name}.packed`))
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ lexicons }))
}

/** The declarations import each other as the sources do, `#kernel/grid.ts`; outside the project only relative paths work. */
function writeTypes(): void {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status } = spawnSync(process.execPath, [tsc, '-p', join(root, 'config', 'tsconfig.exports.json')], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) process.exit(1)
  for (const file of filesIn(types)) {
    const source = readFileSync(join(types, file), 'utf8')
    const imports = /(from |import\()(["'])(#|\.\.?\/)([^"']*?)(?:\.ts)?\2/g
    const written = source.replaceAll(imports, (_, keyword, quote, start, path) => {
      const target = start === '#' ? relativePath(dirname(file), path) : `${start}${path}`
      return `${keyword}${quote}${target}.js${quote}`
    })
    writeFileSync(join(types, file), written)
  }
}

function relativePath(from: string, to: string): string {
  const path = relative(from, to).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    statSync(join(folder, file)).isFile(),
  )
}
