import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { systemClock } from '#machine/clock.ts'
import { openThinker } from '#machine/thinker.ts'
import type { TerminalHost } from '#terminal/host.ts'
import { canDraw, terminalFacts } from '#terminal/kit/look.ts'
import { openFileShelf } from '#terminal/node/shelf.ts'
import { dataFolder, workerFile } from './folders.ts'

/** This machine, as the terminal sees it. */
export function openHost(): TerminalHost {
  return {
    thinker: openThinker({ worker: pathToFileURL(workerFile) }),
    clock: systemClock,
    shelf: openFileShelf(join(dataFolder(), 'games')),
    newSeed: () => randomBytes(16).toString('hex'),
    newId: () => randomBytes(6).toString('hex'),
    input: process.stdin,
    output: process.stdout,
    facts: terminalFacts(process.env, process.platform),
  }
}

/** Whether full screens can be drawn here; otherwise everything is told by lines. */
export function isScreen(): boolean {
  return canDraw(process.env, { input: process.stdin, output: process.stdout })
}
