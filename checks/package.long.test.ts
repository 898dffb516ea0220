import { execFile, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const TIMEOUT = 240_000

let folder: string
/** A plain project that has installed the package. */
let project: string

interface Output {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program with this Node first in the path. npm needs the user's own settings, for its registry. */
function run(cwd: string, program: string, ...args: readonly string[]): Promise<Output> {
  const env = {
    ...process.env,
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    XDG_DATA_HOME: join(folder, 'data'),
    QUINCUNX_DATA: '',
    npm_config_loglevel: 'error',
    npm_config_update_notifier: 'false',
  }
  return new Promise(resolve => {
    execFile(program, args, { cwd, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    )
  })
}

beforeAll(async () => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'quincunx-package-'))
  // A copy, because packing removes files of earlier builds that programs may still use.
  const copy = join(folder, 'source')
  for (const part of ['bin', 'config', 'dist', 'e2e', 'scripts', 'src'])
    cpSync(join(root, part), join(copy, part), { recursive: true, preserveTimestamps: true })
  for (const part of ['LICENSE', 'NOTICES.md', 'README.md', 'package.json', 'package-lock.json'])
    cpSync(join(root, part), join(copy, part), { preserveTimestamps: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const built = await run(copy, process.execPath, 'scripts/package.ts')
  expect(built.code, built.stderr).toBe(0)
  const packed = await run(copy, 'npm', 'pack', '--ignore-scripts', '--pack-destination', folder)
  expect(packed.code, packed.stderr).toBe(0)

  project = join(folder, 'project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "name": "trial", "private": true, "type": "module" }')
  const tarball = join(folder, packed.stdout.trim().split('\n').at(-1)!)
  // Without the Node for machines with an old one: this Node is new enough.
  const installed = await run(
    project,
    'npm',
    'install',
    '--omit=optional',
    '--no-audit',
    '--no-fund',
    tarball,
  )
  expect(installed.code, installed.stderr).toBe(0)
}, TIMEOUT)

afterAll(() => rmSync(folder, { recursive: true, force: true }), TIMEOUT)

test('the package needs no other package', async () => {
  const listed = await run(project, 'npm', 'ls', '--all', '--omit=optional', '--parseable')
  expect(listed.stdout.trim().split('\n').slice(1)).toEqual([join(project, 'node_modules', 'quincunx')])
})

test('the command runs at once, without installing or building', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(await run(project, 'npx', 'quincunx', '--version')).toEqual({
    code: 0,
    stdout: `${version}\n`,
    stderr: '',
  })
  const solved = await run(
    project,
    'npx',
    'quincunx',
    'obstruction',
    'solve',
    '--rows',
    '6',
    '--cols',
    '7',
    '--json',
  )
  expect(JSON.parse(solved.stdout)).toMatchObject({ outcome: 'win', complete: true })
  // Words and their meanings come with it.
  expect((await run(project, 'npx', 'quincunx', 'lexicon', 'look', 'quince')).stdout).toMatch(/quince/i)
})

test('the server runs at once, and serves the pages', async () => {
  const env = { ...process.env, XDG_DATA_HOME: join(folder, 'data'), QUINCUNX_DATA: '', PORT: '0' }
  const bin = join(project, 'node_modules', 'quincunx', 'bin', 'quincunx')
  const server = spawn(process.execPath, [bin, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = ''
      server.stdout.on('data', (chunk: Buffer) => {
        output += chunk
        const [found] = /http:\/\/[^\s"]+:\d+/.exec(output) ?? []
        if (found) resolve(found)
      })
      server.on('exit', code => reject(new Error(`The server ended with ${code}: ${output}`)))
    })
    const page = await fetch(address)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<title>Quincunx')
    // The data is outside the package, which the next update replaces.
    expect(readdirSync(join(folder, 'data', 'quincunx'))).not.toEqual([])
  } finally {
    server.removeAllListeners('exit')
    server.kill()
  }
})

test('the modules solve, value, find, generate and replay, as docs/library.md shows', async () => {
  const examples = codeBlocks('docs/library.md')
  expect(examples.length).toBeGreaterThan(4)
  for (const [index, { code, output }] of examples.entries()) {
    writeFileSync(join(project, `example-${index}.mjs`), code)
    const { stdout, stderr } = await run(project, process.execPath, `example-${index}.mjs`)
    expect(stderr + stdout, code).toBe(output)
  }
})

test('the modules have types that a strict project accepts', async () => {
  for (const [index, { code }] of codeBlocks('docs/library.md').entries())
    writeFileSync(join(project, `example-${index}.mts`), code)
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const options = ['--strict', '--noEmit', '--target', 'es2024', '--module', 'nodenext']
  const files = codeBlocks('docs/library.md').map((_, index) => `example-${index}.mts`)
  const checked = await run(project, process.execPath, tsc, ...options, ...files)
  expect(checked.stdout).toBe('')
})

test('a bundler for browsers takes them', async () => {
  writeFileSync(
    join(project, 'entry.mjs'),
    `import { loadSolver } from 'quincunx/obstruction'
import { readAnyPuzzle, solve } from 'quincunx/solitudo'
import { loadEnglish } from 'quincunx/lexicon'
export { loadEnglish }
export const value = (await loadSolver()).evaluate({ rows: 5, cols: 5 })
export const solved = solve(readAnyPuzzle('1114/1423/3321/4213').value)
`,
  )
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  writeFileSync(
    join(project, 'vite.config.mjs'),
    `export default { build: { target: 'esnext', lib: { entry: 'entry.mjs', formats: ['es'], fileName: 'entry' } } }`,
  )
  const built = await run(project, process.execPath, vite, 'build')
  expect(built.code, built.stderr).toBe(0)
  const bundled = await import(pathToFileURL(join(project, 'dist', 'entry.js')).href)
  expect(bundled.value.value.outcome).toBe('win')
  expect(bundled.solved.solutions).toBe(1)
})

/** The examples of a page that print something: a block of code, and the block of its output after it. */
function codeBlocks(page: string): readonly { readonly code: string; readonly output: string }[] {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/```js\n(.*?)```\s+```text\n(.*?)```/gs)].map(([, code, output]) => ({
    code: code!,
    output: output!,
  }))
}
