import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Player } from '#session/player.ts'
import { readSaved } from '#session/saved.ts'
import type { Thinker } from '#session/thinker.ts'
import type { TerminalHost } from '#terminal/host.ts'
import { terminalFacts } from '#terminal/kit/look.ts'
import { playLines } from '#terminal/lines/play-lines.ts'
import { replayLines } from '#terminal/lines/review-lines.ts'
import { systemClock } from '#terminal/node/clock.ts'
import { openFileShelf } from '#terminal/node/shelf.ts'
import { openThinker } from '#terminal/node/thinker.ts'
import { openGame, openParlour, openReplay } from '#terminal/open.ts'

// The smallest program around the terminal: what the tests drive, with a crash to order.
const { values } = parseArgs({
  options: {
    shelf: { type: 'string' },
    game: { type: 'string' },
    setup: { type: 'string', default: '{}' },
    players: { type: 'string', default: '[]' },
    seed: { type: 'string' },
    replay: { type: 'string' },
    crash: { type: 'string' },
    stumble: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
  },
})

const thinker = openThinker({ worker: new URL('./worker.js', import.meta.url) })
let drawing: () => undefined = () => undefined
const host: TerminalHost = {
  thinker: values.stumble ? stumbling(thinker) : thinker,
  // Drawing asks for the time, so this is where a drawing can be made to fail.
  clock: { ...systemClock, now: () => drawing() ?? systemClock.now() },
  shelf: openFileShelf(values.shelf!),
  newSeed: () => values.seed ?? randomBytes(16).toString('hex'),
  newId: () => `game-${randomBytes(4).toString('hex')}`,
  input: process.stdin,
  output: process.stdout,
  facts: terminalFacts(process.env, process.platform),
}

process.on('SIGUSR2', () => {
  if (values.crash !== 'draw') crash()
  drawing = crash
  process.stdout.emit('resize')
})

function crash(): never {
  throw new Error('A crash to order')
}

try {
  if (values.replay) {
    const saved = readSaved(await readFile(values.replay, 'utf8'))
    if (!saved.ok) throw new Error(`Cannot replay: ${saved.rejection.code}`)
    await (values.plain ? replayLines : openReplay)(host, saved.value)
  } else if (values.game) {
    const players = JSON.parse(values.players) as Player[]
    const request = { game: values.game, setup: JSON.parse(values.setup) as object, players }
    if (values.plain) process.exitCode = await playLines(host, request)
    else await openGame(host, request)
  } else await openParlour(host)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  thinker.close()
}

/** Fails at its first job, as a worker that is out of memory would. */
function stumbling(thinker: Thinker): Thinker {
  let jobs = 0
  return {
    think(job, report) {
      if (jobs++ > 0) return thinker.think(job, report)
      return { answer: Promise.reject(new Error('Out of memory.')), cancel() {} }
    },
    close: thinker.close,
  }
}
