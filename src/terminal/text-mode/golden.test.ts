import { readFile } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { EngineClient, EngineJob, EngineResults } from '#engine-client/engine-client.ts'
import { createEngineRunner } from '#engine-client/engine-runner.ts'
import { loadEngine } from '#games/catalog.ts'
import type { Player } from '#table/player.ts'
import { createMemoryKeyValueStore } from '#testing/fakes/memory-key-value-store.ts'
import type { TerminalHost } from '../shell/host.ts'
import { playInTextMode } from './local-game.ts'

const YOU: Player = { kind: 'person', name: 'You' }
const CASUAL: Player = { kind: 'computer', level: 'casual' }
const ANN: Player = { kind: 'person', name: 'Ann' }
const BO: Player = { kind: 'person', name: 'Bo' }

/** A small puzzle of Wizards of Worderly Place, with pan and pat for bonus words. */
const PLANET =
  'aelnpt.531426.b2a53162_c4a53146_c6a52613_e8a53142_i10a32156_h12a53216_c6d51423_e8d52413_d11a6152_m7d5216_i7d5213_g6d3215_k7d5321_f1d3214_f1a3142_l10d526_a9a132_c2d315_a8d216_e4d146.514_516.135'

// A transcript is its own script: the text after each prompt is typed again, and all the rest must follow.
it.each([
  ['against-the-computer', 'obstruction', { rows: 5, cols: 5, starter: 'first' }, [YOU, CASUAL]],
  ['two-people-propose', 'obstruction', { size: 'proposed', starter: 'first' }, [ANN, BO]],
  [
    'words-between-two',
    'scribble',
    { reservoir: 'own', ownReservoir: 'A 1 9\nC 3 5\nT 1 9\nS 1 5\nH 4 4' },
    [ANN, BO],
  ],
  ['a-level-alone', 'worderly', { level: 'elder', area: 'compact', puzzle: PLANET }, [YOU]],
  [
    'calls-between-two',
    'guessgo',
    { size: 3, ownWords: 'ant,bee,cat,dog,elk,fox,gnu,hen,ibis', showHits: true },
    [ANN, BO],
  ],
  ['a-puzzle-alone', 'solitudo', { puzzle: '43115/35234/14453/12231/41321' }, [YOU]],
])('%s plays as its transcript', async (name, game, params, players) => {
  const path = fileURLToPath(new URL(`../golden/${name}.txt`, import.meta.url))
  const golden = await readFile(path, 'utf8')
  const typed = [...golden.matchAll(/^(?:Ann|Bo|Player [12]|)> (.*)\n/gm)].map(match => match[1]!)
  const output = new PassThrough()
  const code = await playInTextMode(host(typed, output), { game, params, players, seed: 'golden' })
  output.end()
  await expect(await text(output)).toMatchFileSnapshot(path)
  expect(code).toBe(0)
})

function host(typed: readonly string[], output: PassThrough): TerminalHost {
  let saved = 0
  return {
    engineClient: thinkHere(),
    analysisEngine: thinkHere(),
    clock: {
      now: () => 0,
      // No time passes, so that only what is due at once is done.
      after: (ms, call) => {
        if (ms <= 0) queueMicrotask(call)
        return () => {}
      },
    },
    savedGames: {
      list: async () => [],
      find: async () => undefined,
      put: async () => {
        saved++
      },
      remove: async () => {},
      clear: async () => {},
    },
    preferences: createMemoryKeyValueStore(),
    files: undefined as never,
    serverAccess: undefined as never,
    newSeed: () => 'golden',
    newId: () => `game-${saved}`,
    input: Readable.from(typed.map(line => `${line}\n`)) as unknown as NodeJS.ReadStream,
    output: output as unknown as NodeJS.WriteStream,
    capabilities: { colours: 'none', hasUnicode: true },
  }
}

function thinkHere(): EngineClient {
  const runner = createEngineRunner(loadEngine)
  return {
    request: <Kind extends EngineJob['do']>(job: Extract<EngineJob, { do: Kind }>) => ({
      result: runner.run(job, () => {}) as Promise<EngineResults[Kind]>,
      cancel: () => {},
    }),
    close: () => {},
  }
}
