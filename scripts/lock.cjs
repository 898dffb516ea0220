// Lets only one process at a time install and build. Runs on old Nodes too.
const { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

/** A lock without a pid is stale after this time: its owner was stopped before it could write the pid. */
const MISSING_PID_TIMEOUT_MS = 5000
const RETRY_MS = 200

/** Waits for the lock, runs the work and releases the lock. */
function locked(root, work) {
  const lock = join(root, 'dist', 'lock')
  mkdirSync(join(root, 'dist'), { recursive: true })
  let isAnnounced = false
  while (!take(lock)) {
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true })
    else if (!isAnnounced) {
      process.stderr.write('Waiting for another start, which installs or builds...\n')
      isAnnounced = true
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS)
  }
  const release = () => rmSync(lock, { recursive: true, force: true })
  // A failure inside the work ends the process without reaching `finally`.
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

/** Whether the process that took the lock is gone. */
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
    return Date.now() - statSync(lock).mtimeMs > MISSING_PID_TIMEOUT_MS
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
