import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lexiconSentence } from '#lexicon/text/en.ts'
import { addDictionary } from '#node/add-dictionary.ts'
import { loadCustomDictionaries } from '#node/bundled-words.ts'
import { configFolder } from '#node/config-folder.ts'
import { openCredentialStore } from '#node/credentials.ts'
import { openEngineClient } from '#node/engine-client.ts'
import { createHttpClient } from '#node/http-client.ts'
import { systemClock } from '#node/system-clock.ts'
import { webSocketTransport } from '#node/websocket-transport.ts'
import { canDrawScreens, detectCapabilities } from '#terminal/kit/theme.ts'
import type { ServerAccess } from '#terminal/online/server-access.ts'
import type { LocalFiles, TerminalHost } from '#terminal/shell/host.ts'
import { openFileKeyValueStore } from '#terminal/storage/file-key-value-store.ts'
import { openFileSavedGameStore } from '#terminal/storage/file-saved-game-store.ts'
import { checkedDataFolder } from './data-folder.ts'
import { interactiveInput } from './input.ts'
import { writeNewFile } from './output.ts'
import { workerFile } from './paths.ts'

/** The terminal host for this machine. */
export function openHost(): TerminalHost {
  const folder = checkedDataFolder()
  return {
    engineClient: openEngineClient({ worker: pathToFileURL(workerFile) }),
    analysisEngine: openEngineClient({ worker: pathToFileURL(workerFile) }),
    clock: systemClock,
    savedGames: openFileSavedGameStore(join(folder, 'games')),
    preferences: openFileKeyValueStore(join(folder, 'remembered')),
    files: openLocalFiles(),
    serverAccess: openServerAccess(),
    newSeed: () => randomBytes(16).toString('hex'),
    newId: () => randomBytes(6).toString('hex'),
    // Standard input may be read as a file first.
    get input() {
      return interactiveInput()
    },
    output: process.stdout,
    capabilities: detectCapabilities(process.env, process.platform),
  }
}

function openLocalFiles(): LocalFiles {
  const inHome = (path: string) => path.trim().replace(/^~(?=\/|$)/, homedir())
  return {
    readText: path => readFile(inHome(path), 'utf8').catch(() => undefined),
    writeText: (path, text) => writeNewFile(inHome(path), text),
    loadDictionaries: () => loadCustomDictionaries(),
    loadWordLists: () => loadCustomDictionaries('lists'),
    async addDictionary(own, { path, letters }) {
      const added = await addDictionary(own, { path: inHome(path), letters })
      if (added.ok) return { ok: true, hash: added.value.own.lexicon.hash }
      return { ok: false, why: lexiconSentence(added.rejection) }
    },
  }
}

/** Access to servers, with the credentials stored on this machine. */
export function openServerAccess(): ServerAccess {
  const { env: variables, platform } = process
  return {
    credentials: openCredentialStore(configFolder({ variables, platform, home: homedir() })),
    createHttpClient: (address, token) =>
      createHttpClient({ address, ...(token !== undefined && { token }) }),
    openTransport: (address, token) => webSocketTransport({ address, token }),
  }
}

/** Whether full screens can be drawn; otherwise everything runs in text mode. */
export function canShowScreens(): boolean {
  return canDrawScreens(process.env, { input: interactiveInput(), output: process.stdout })
}

/** Whether a person types at this program and sees its output, so that text mode can ask for more than it was given. */
export function isInteractive(): boolean {
  return interactiveInput().isTTY === true && process.stdout.isTTY === true
}
