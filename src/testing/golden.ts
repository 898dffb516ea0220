import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Game, GameTypes } from '#kernel/game.ts'
import { readSetup } from '#kernel/options.ts'
import type { GameWords, Person } from '#kernel/words.ts'
import { describeEnding, rejectionWords } from '#protocol/rejection-words.ts'
import { act, openTable, type Table, viewFor } from '#table/table.ts'

const PEOPLE: readonly Person[] = [
  { name: 'Ann', you: false },
  { name: 'Ben', you: false },
]

export interface GoldenOptions<T extends GameTypes> {
  readonly game: Game<T>
  readonly words: GameWords<T>
  /** The folder of the transcripts, one file per game. */
  readonly folder: string
  /** Draws a view as text, one line per row. */
  draw(view: T['view']): readonly string[]
}

/**
 * Declares one test for each transcript. A transcript starts with the setup and the seed, followed by a line
 * `> NAME MOVE` for each attempted move with the resulting output below it. Players see these texts, so a transcript is
 * written by hand or reviewed line by line, never just regenerated.
 */
export function describeGoldens<T extends GameTypes>(golden: GoldenOptions<T>): void {
  describe(`${golden.game.id} transcripts`, () => {
    for (const file of readdirSync(golden.folder))
      test(file, () => {
        const transcript = readFileSync(join(golden.folder, file), 'utf8')
        expect(replayTranscript(golden, transcript)).toBe(transcript)
      })
  })
}

/** Plays the moves of a transcript and returns the transcript with the actual output. */
export function replayTranscript<T extends GameTypes>(
  { game, words, draw }: GoldenOptions<T>,
  transcript: string,
): string {
  const lines = transcript.split('\n')
  const [setupLine = '', seedLine = ''] = lines
  const chosen = Object.fromEntries(
    setupLine
      .split(' ')
      .slice(1)
      .map(pair => pair.split('=')),
  )
  const setup = readSetup<T['setup']>(game.options, chosen)
  if (!setup.ok) return rejectionWords(setup.rejection, words as GameWords)
  const people = PEOPLE.slice(0, game.seats)
  let table = openTable(game, setup.value, seedLine.replace('seed ', ''), 0)
  const output = [setupLine, seedLine, ...describeTable(table, table.opening.events)]
  for (const line of lines.filter(line => line.startsWith('> '))) {
    const [, name, ...text] = line.split(' ')
    const seat = people.findIndex(person => person.name === name)
    const next = act(table, { do: 'move', seat, text: text.join(' ') }, 0)
    output.push('', line)
    if (!next.ok) output.push(rejectionWords(next.rejection, words as GameWords))
    else {
      table = next.value
      output.push(...describeTable(table, table.turns.at(-1)!.events))
    }
  }
  return `${output.join('\n')}\n`

  function describeTable(now: Table<T>, events: readonly T['event'][]): readonly string[] {
    const ending = now.ending && describeEnding(now.ending, people, words as GameWords)
    return [
      ...events.map(event => words.event(event, people)),
      ...draw(viewFor(now, 'spectator')),
      ...(ending ? [`${ending.headline}. ${ending.reason}`] : []),
    ]
  }
}
