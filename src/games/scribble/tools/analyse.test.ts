import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeSavedGame } from '#app/saved-game-format.ts'
import { sentenceFor } from '#kernel/result.ts'
import { english } from '#lexicon/english.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { act, openTable } from '#table/act.ts'
import { stateOf } from '#table/table.ts'
import { smallLibrary } from '#testing/fakes/small-library.ts'
import { runTool, type ToolRun } from '#testing/run-tool.ts'
import { createFinder } from '../engine/plays/finder.ts'
import { encodeBag, encodeBoard, playToMove, pointsByCode } from '../engine/plays/letter-codes.ts'
import { readPosition } from '../formats/position.ts'
import { loadedDictionaries } from '../rules/dictionaries.ts'
import { notation } from '../rules/notation.ts'
import { createRules } from '../rules/rules.ts'
import type { State } from '../rules/types.ts'
import { seatToMove } from '../rules/view.ts'
import { sampleParams } from '../testing/sample-game.ts'
import { text } from '../text/en.ts'
import type { PlayJson } from './plays.ts'
import { createTools } from './tools.ts'

const tools = createTools(smallLibrary)
const codeOf = ({ result }: ToolRun) => (result.ok ? 'ok' : result.rejection.code)
const sentenceOf = ({ result }: ToolRun) => (result.ok ? '' : sentenceFor(result.rejection, text.refusals))
const read = ({ lines }: ToolRun) => lines.map(line => JSON.parse(line))

const SAMPLE = readFileSync(join(import.meta.dirname, 'golden/sample.gcg'), 'utf8')
const SAMPLE_WORDS = readFileSync(join(import.meta.dirname, 'golden/words.txt'), 'utf8')

describe('analyse', () => {
  const flags = { dictionary: SAMPLE_WORDS, points: true }

  it('[S18] analyses the sample of the rules document as in its golden file', async () => {
    const { lines } = await runTool(tools.analyse, { inputs: [SAMPLE], flags, json: false })
    const golden = readFileSync(join(import.meta.dirname, 'golden/sample-analysed.txt'), 'utf8')
    expect(`${lines.join('\n')}\n`).toBe(golden)
  })

  it('writes a line per turn and a summary, with positions that `plays` accepts', async () => {
    const ran = await runTool(tools.analyse, { inputs: [SAMPLE], flags })
    const output = read(ran)
    expect(output).toHaveLength(5)
    for (const { position, played, plays, best, rank, loss } of output.slice(0, 4)) {
      expect(readPosition(position, english).ok).toBe(true)
      const again = read(
        await runTool(tools.plays, { flags: { position, dictionary: SAMPLE_WORDS } }),
      ) as readonly PlayJson[]
      expect(again).toHaveLength(plays)
      expect(best[0].score).toBe(again[0]!.score)
      expect(rank === 1 || loss > 0 || best[0].score - played.score <= 1).toBe(true)
    }
    expect(output[4].players).toMatchObject([
      { name: 'Ann', seat: 0, score: 18, turns: 2 },
      { name: 'Ben', seat: 1, score: 11, turns: 2 },
    ])
  })

  it('reads a game that was exported, and writes it as GCG that it reads again', async () => {
    const record = exported()
    const ran = await runTool(tools.analyse, { inputs: [record], flags: { points: true } })
    expect(record).toContain('across')
    expect([codeOf(ran), ran.lines.length]).toEqual(['ok', 6])
    const gcg = await runTool(tools.gcg, { inputs: [record], json: false })
    const again = await runTool(tools.analyse, { inputs: [gcg.lines.join('\n')], flags: { points: true } })
    const shape = (one: ToolRun) => read(one).map(({ played, rank, players }) => [played, rank, players])
    expect(shape(again)).toEqual(shape(ran))
  })

  it.each([
    [[], 'Name a saved or exported game, a GCG file, or - for standard input.'],
    [['hello'], 'This GCG file doesn’t name its players. It needs the lines #player1 and #player2.'],
    [
      [SAMPLE.replace('7F CORN', '7F CORn')],
      /^Line 3: The small “n” stands for a blank\. Scribble has no blanks/,
    ],
    [[SAMPLE.replace('CORNFYO', 'CORNFY?')], /^Line 3: There’s a blank/],
    [
      [SAMPLE.replace('+11 11', '+30 30')],
      /^Line 4: The file gives 30 points for this turn, but by Scribble’s rules it scores 11\./,
    ],
    [[SAMPLE.replace('7F CORN', '7F CROF')], /^Line 3: CROF isn’t in the dictionary/],
  ])('refuses %j with the line and why', async (inputs, sentence) => {
    const ran = await runTool(tools.analyse, { inputs, flags })
    expect(sentenceOf(ran)).toMatch(sentence)
    expect(ran.lines).toEqual([])
  })

  it('reports a file that is not a game of Scribble with the sentences of saved games', async () => {
    expect(codeOf(await runTool(tools.analyse, { inputs: ['{"format":"other"}'] }))).toBe('not-a-saved-game')
  })
})

/** An exported game of five turns, with a query, a pass and an exchange. */
function exported(): string {
  const lexicon = smallLibrary.find(smallLibrary.hashOf('broad'))!
  const rules = createRules(loadedDictionaries(lexicon))
  const rest = [
    () => 'query TR...',
    () => 'pass',
    (bag: readonly string[]) => `exchange ${bag[0]}`,
    () => 'pass',
  ]
  let table = openTable(rules, sampleParams(lexicon), 'plum', 0)
  for (let turn = 0; turn < 2 + rest.length; turn++) {
    const state = stateOf(table)
    const seat = seatToMove(state)
    const move = turn < 2 ? bestMove(lexicon, state) : rest[turn - 2]!(state.bags[seat]!)
    const next = act(table, { do: 'move', seat, text: move }, turn)
    if (!next.ok) throw new Error(`${move}: ${next.rejection.code}`)
    table = next.value
  }
  const players = ['Ann', 'Ben'].map(name => ({ kind: 'person', name }) as const)
  return writeSavedGame({ players, record: table.record })
}

function bestMove(lexicon: Lexicon, state: State): string {
  const { alphabet } = lexicon
  const finder = createFinder({ lexicon, points: pointsByCode(state.letters, alphabet), strict: false })
  finder.load(encodeBoard(state.board, alphabet))
  const best = finder.findBest(encodeBag(state.bags[seatToMove(state)]!, alphabet))
  return best ? notation.write(playToMove(best, finder, alphabet)) : 'pass'
}
