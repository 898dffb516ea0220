import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { GameEntry } from '#games/game-entry.ts'
import { readParams } from '#kernel/read-params.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { GameTypes, Rules } from '#kernel/rules.ts'
import type { GameText, Person } from '#kernel/text.ts'
import { describeEnding, rejectionSentence } from '#protocol/text/en/rejection.ts'
import { act, openTable } from '#table/act.ts'
import { upgradeSetup } from '#table/record-format.ts'
import { type Table, viewFor } from '#table/table.ts'

const PEOPLE: readonly Person[] = [
  { name: 'Ann', you: false },
  { name: 'Ben', you: false },
]

export interface GoldenOptions<T extends GameTypes> {
  readonly game: Pick<GameEntry<T>, 'rules' | 'text'>
  /** The folder of transcripts, one game a file. */
  readonly folder: string
  /** A view as text, one line a row. */
  draw(view: T['view']): readonly string[]
}

/**
 * Declares a test a transcript. A transcript begins with its params and seed, then has a line `> NAME MOVE` for each
 * move that is tried, and below it what came of it. It is written by hand or reviewed line by line, never just
 * regenerated: it is what a person is told.
 */
export function describeGoldens<T extends GameTypes>(golden: GoldenOptions<T>): void {
  describe(`${golden.game.rules.id} as it is told`, () => {
    for (const file of readdirSync(golden.folder))
      test(file, () => {
        const transcript = readFileSync(join(golden.folder, file), 'utf8')
        expect(replayTranscript(golden, transcript)).toBe(transcript)
      })
  })
}

/** The events and the outcome reported while the moves of a transcript are played. */
export function replayTranscript<T extends GameTypes>(
  { game, draw }: GoldenOptions<T>,
  transcript: string,
): string {
  const { rules } = game
  const text = game.text as GameText
  const [setupLine = '', seedLine = ''] = transcript.split('\n')
  const opened = openTranscript(rules, transcript)
  if (!opened.ok) return rejectionSentence(opened.rejection, text)
  const people = PEOPLE.slice(0, rules.seats)
  let table = opened.value
  const told = [setupLine, seedLine, ...tell(table, table.opening.events)]
  for (const { line, action } of movesIn(transcript)) {
    const next = act(table, action, 0)
    told.push('', line)
    if (!next.ok) told.push(rejectionSentence(next.rejection, text))
    else {
      table = next.value
      told.push(...tell(table, table.turns.at(-1)!.events))
    }
  }
  return `${told.join('\n')}\n`

  function tell(now: Table<T>, events: readonly T['event'][]): readonly string[] {
    const ending = now.ending && describeEnding(now.ending, people, text)
    return [
      ...events.map(event => game.text.event(event, people)),
      ...draw(viewFor(now, 'spectator')),
      ...(ending ? [`${ending.headline}. ${ending.reason}`] : []),
    ]
  }
}

/** The table after all moves of a transcript; refused ones change nothing. */
export function tableAfter<T extends GameTypes>(rules: Rules<T>, transcript: string): Table<T> {
  const opened = openTranscript(rules, transcript)
  if (!opened.ok) throw new Error(`The transcript is refused: ${opened.rejection.code}`)
  return movesIn(transcript).reduce((table, { action }) => {
    const next = act(table, action, 0)
    return next.ok ? next.value : table
  }, opened.value)
}

function openTranscript<T extends GameTypes>(rules: Rules<T>, transcript: string): Result<Table<T>> {
  const [setupLine = '', seedLine = ''] = transcript.split('\n')
  const chosen = Object.fromEntries(
    setupLine
      .split(' ')
      .slice(1)
      .map(pair => pair.split('=')),
  )
  // A puzzle stands among its params in a transcript, as in records of format 1.
  const { params, deal } = upgradeSetup(rules.id, chosen)
  const read = readParams<T['params']>(rules.options, params as Readonly<Record<string, unknown>>)
  if (!read.ok) return read
  const checkedDeal = rules.readDeal?.(deal, read.value) ?? accept(null)
  if (!checkedDeal.ok) return checkedDeal
  return accept(openTable(rules, read.value, seedLine.replace('seed ', ''), 0, checkedDeal.value))
}

/** The lines `> NAME MOVE` of a transcript, as actions. */
function movesIn(transcript: string) {
  return transcript
    .split('\n')
    .filter(line => line.startsWith('> '))
    .map(line => {
      const [, name, ...move] = line.split(' ')
      const seat = PEOPLE.findIndex(person => person.name === name)
      return { line, action: { do: 'move', seat, text: move.join(' ') } as const }
    })
}
