import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lexiconRejection } from '#lexicon/words.ts'
import { addDictionary } from '#machine/add-dictionary.ts'
import { askHouse } from '#machine/ask.ts'
import { loadOwn } from '#machine/built-in.ts'
import { systemClock } from '#machine/clock.ts'
import { configFolder } from '#machine/config-folder.ts'
import { openKeyring } from '#machine/keyring.ts'
import { openThinker } from '#machine/thinker.ts'
import { wireTo } from '#machine/wire.ts'
import type { BroughtFiles, TerminalHost } from '#terminal/host.ts'
import { canDraw, terminalFacts } from '#terminal/kit/look.ts'
import { openFileMemory } from '#terminal/node/memory.ts'
import { openFileShelf } from '#terminal/node/shelf.ts'
import type { Roads } from '#terminal/online/roads.ts'
import { dataFolder, workerFile } from './folders.ts'
import { writeNew } from './output.ts'

/** This machine, as the terminal sees it. */
export function openHost(): TerminalHost {
  return {
    thinker: openThinker({ worker: pathToFileURL(workerFile) }),
    clock: systemClock,
    shelf: openFileShelf(join(dataFolder(), 'games')),
    memory: openFileMemory(join(dataFolder(), 'remembered')),
    brought: openBrought(),
    roads: openRoads(),
    newSeed: () => randomBytes(16).toString('hex'),
    newId: () => randomBytes(6).toString('hex'),
    input: process.stdin,
    output: process.stdout,
    facts: terminalFacts(process.env, process.platform),
  }
}

/** Files of this machine, by their paths as they are typed. */
function openBrought(): BroughtFiles {
  const inHome = (path: string) => path.trim().replace(/^~(?=\/|$)/, homedir())
  return {
    readText: path => readFile(inHome(path), 'utf8').catch(() => undefined),
    writeText: (path, text) => writeNew(inHome(path), text),
    loadOwn: () => loadOwn(),
    loadLists: () => loadOwn('lists'),
    async addDictionary(own, { path, letters }) {
      const added = await addDictionary(own, { path: inHome(path), letters })
      if (added.ok) return { ok: true, hash: added.value.own.lexicon.hash }
      return { ok: false, why: lexiconRejection(added.rejection) ?? added.rejection.code }
    },
  }
}

/** The ways to houses elsewhere, with the keys this person has. */
export function openRoads(): Roads {
  const { env: variables, platform } = process
  return {
    keyring: openKeyring(configFolder({ variables, platform, home: homedir() })),
    ask: (address, token) => askHouse({ address, ...(token !== undefined && { token }) }),
    openWire: (address, token) => wireTo({ address, token }),
  }
}

/** Whether full screens can be drawn here; otherwise everything is told by lines. */
export function isScreen(): boolean {
  return canDraw(process.env, { input: process.stdin, output: process.stdout })
}
