import { readFile } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { loadEngine } from '#games/catalog.ts'
import type { Player } from '#session/player.ts'
import type { Answers, Job, Thinker } from '#session/thinker.ts'
import { openWorkshop } from '#session/workshop.ts'
import type { TerminalHost } from '../host.ts'
import { playLines } from './play-lines.ts'

const YOU: Player = { kind: 'person', name: 'You' }
const CASUAL: Player = { kind: 'computer', level: 'casual' }
const ANN: Player = { kind: 'person', name: 'Ann' }
const BO: Player = { kind: 'person', name: 'Bo' }

// A transcript is its own script: what stands after a prompt is typed again, and all the rest must follow.
it.each([
  ['against-the-computer', 'obstruction', { rows: 5, cols: 5, starter: 'first' }, [YOU, CASUAL]],
  ['two-people-propose', 'obstruction', { size: 'proposed', starter: 'first' }, [ANN, BO]],
  [
    'words-between-two',
    'scribble',
    { reservoir: 'own', ownReservoir: 'A 1 9\nC 3 5\nT 1 9\nS 1 5\nH 4 4' },
    [ANN, BO],
  ],
  ['a-puzzle-alone', 'solitudo', { puzzle: '43115/35234/14453/12231/41321' }, [YOU]],
])('plays %s as it was read in review', async (name, game, setup, players) => {
  const path = fileURLToPath(new URL(`../golden/${name}.txt`, import.meta.url))
  const golden = await readFile(path, 'utf8')
  const typed = [...golden.matchAll(/^(?:Ann|Bo|)> (.*)\n/gm)].map(match => match[1]!)
  const output = new PassThrough()
  const code = await playLines(host(typed, output), { game, setup, players, seed: 'golden' })
  output.end()
  await expect(await text(output)).toMatchFileSnapshot(path)
  expect(code).toBe(0)
})

function host(typed: readonly string[], output: PassThrough): TerminalHost {
  let kept = 0
  const remembered = new Map<string, string>()
  return {
    thinker: thinkHere(),
    clock: {
      now: () => 0,
      after: (_, call) => {
        queueMicrotask(call)
        return () => {}
      },
    },
    shelf: {
      list: async () => [],
      find: async () => undefined,
      keep: async () => {
        kept++
      },
      remove: async () => {},
    },
    memory: {
      recall: name => remembered.get(name),
      remember: (name, value) => void remembered.set(name, value),
    },
    brought: undefined as never,
    roads: undefined as never,
    newSeed: () => 'golden',
    newId: () => `game-${kept}`,
    input: Readable.from(typed.map(line => `${line}\n`)) as unknown as NodeJS.ReadStream,
    output: output as unknown as NodeJS.WriteStream,
    facts: { colours: 'none', unicode: true },
  }
}

function thinkHere(): Thinker {
  const workshop = openWorkshop(loadEngine)
  return {
    think: <Kind extends Job['do']>(job: Extract<Job, { do: Kind }>) => ({
      answer: workshop.perform(job, () => {}) as Promise<Answers[Kind]>,
      cancel: () => {},
    }),
    close: () => {},
  }
}
