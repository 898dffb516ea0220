// Lets one start after another install and build. Runs on old Nodes too.
const { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

/** How long a lock may be without its owner's name: one who was stopped in between never writes it. */
const NAMELESS_MS = 5000
const LOOK_AGAIN_MS = 200

/** Does some work while no other start does any. */
function locked(root, work) {
  const lock = join(root, 'dist', 'lock')
  mkdirSync(join(root, 'dist'), { recursive: true })
  let isTold = false
  while (!take(lock)) {
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true })
    else if (!isTold) {
      process.stderr.write('Waiting for another start, which installs or builds...\n')
      isTold = true
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS)
  }
  const release = () => rmSync(lock, { recursive: true, force: true })
  // Work that fails ends the process.
  process.once('exit', release)
  try {
    return work()
  } finally {
    process.removeListener('exit', release)
    release()
  }
}

function take(lock) {
  try {
    mkdirSync(lock)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  writeFileSync(join(lock, 'pid'), String(process.pid))
  return true
}

/** Whether the one who took the lock is gone. */
function isStale(lock) {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'))
    return pid > 0 && !isAlive(pid)
  } catch (_) {
    return isOld(lock)
  }
}

function isOld(lock) {
  try {
    return Date.now() - statSync(lock).mtimeMs > NAMELESS_MS
  } catch (_) {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

module.exports = { locked }
