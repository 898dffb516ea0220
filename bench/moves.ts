// node bench/moves.ts
// The time of the main thread for one move that is hard to judge, accepted or refused: while a server judges it, all
// players wait. Texts are up to 3,000 characters long, as the protocol allows.
import { gameIds, loadEngine, loadGame, provideLexicons } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import { randomFor } from '#kernel/random.ts'
import { validateParams } from '#kernel/read-params.ts'
import type { Result } from '#kernel/result.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { act, openTable } from '#table/act.ts'
import { type Table, toAct } from '#table/table.ts'
import { fastestMs } from './timing/cpu-time.ts'

const LONGEST_TEXT = 3_000
const ROUNDS = 9
/** Moves that take less are not printed. */
const SHOWN_FROM_MS = 0.2

interface HardPosition {
  readonly params: Readonly<Record<string, unknown>>
  /** The moves that lead to the position. */
  readonly before?: readonly string[]
  readonly moves: readonly string[]
}

/** Combining marks in the order that takes longest to compose. */
const DISORDERED_MARKS = ['\u0345', '\u0301', '\u0316', '\u0327', '\u3099', '\u05b0']
  .map(mark => mark.repeat(LONGEST_TEXT / 6))
  .join('')

const HOSTILE_TEXTS = [
  ...[' ', 'a', 'a ', 'a1 ', 'İ', 'ß', '|', '.'].map(fill),
  ...['', 'call ', 'query ', 'h8 across ', 'exchange ', 'shade ', '? '].map(start =>
    `${start}a${DISORDERED_MARKS}`.slice(0, LONGEST_TEXT),
  ),
]

const OWN_WORDS = Array.from({ length: 240 }, (_, index) => `İıǅ${letter(index >> 4)}${letter(index % 16)}`)
const LARGE_GUESSGO = { size: 15, pool: 500, starter: 'first' }

const HARD_POSITIONS: Readonly<Record<string, readonly HardPosition[]>> = {
  obstruction: [{ params: { rows: 10, cols: 10, starter: 'first' }, moves: ['f6', 'z99'] }],
  scribble: [
    {
      params: {},
      moves: [
        'query ..........',
        'query .......... 99999',
        'query .........S',
        'query .......Z',
        `exchange ${fill('e').slice(9)}`,
        `h8 across ${fill('e').slice(10)}`,
        'pass',
      ],
    },
    { params: {}, before: ['query ..', 'query ...', 'query ....'], moves: ['query ..........'] },
  ],
  guessgo: [
    { params: LARGE_GUESSGO, moves: ['fill', 'finish', 'place zzzz a1', 'swap a1 o15', 'zebra crossing'] },
    { params: LARGE_GUESSGO, before: ['finish', 'finish'], moves: ['call zzzz', 'call wholly unknown'] },
    {
      params: { size: 15, ownWords: OWN_WORDS.join('\n'), starter: 'first' },
      before: ['finish', 'finish'],
      moves: ['call zzzz', 'call İIdžbb'],
    },
  ],
  solitudo: [
    {
      params: { size: '15' },
      moves: ['shade a1', 'solution', `shade ${cells(99)}`, `shade ${cells(45)} keep ${cells(45)}`],
    },
  ],
  worderly: [{ params: {}, moves: ['?', 's', 'planet', 'e'] }],
}

provideLexicons(() => openBundledWords())
console.log(`One move, milliseconds of the main thread; moves under ${SHOWN_FROM_MS} ms are left out`)
for (const id of gameIds) {
  const game = (await loadGame(id))!
  for (const position of HARD_POSITIONS[id] ?? []) {
    const table = await openPosition(game, position)
    for (const text of [...position.moves, ...HOSTILE_TEXTS]) printMove(table, text)
  }
}

function printMove(table: Table, text: string): void {
  const play = () => act(table, { do: 'move', seat: toAct(table)[0]!, text }, 0)
  const ms = fastestMs(ROUNDS, play, () => performance.now())
  if (ms < SHOWN_FROM_MS) return
  const shown = text.length > 24 ? `${JSON.stringify(text.slice(0, 16))} (${text.length})` : text
  const played = play()
  const answer = played.ok ? 'accepted' : played.rejection.code
  console.log(`  ${table.rules.id.padEnd(12)} ${shown.padEnd(26)} ${ms.toFixed(2).padStart(6)}  ${answer}`)
}

async function openPosition(game: GameEntry, { params, before = [] }: HardPosition): Promise<Table> {
  const chosen = unwrap(validateParams(game.rules, params))
  const { engine } = await loadEngine(game.rules.id, () => {})
  const random = randomFor('bench', 0, 'prepare')
  const dealt = game.puzzles
    ? unwrap(engine.generate!(chosen, { random, report: () => {} }))
    : { params: chosen, deal: null }
  return before.reduce(
    (table, text) => unwrap(act(table, { do: 'move', seat: toAct(table)[0]!, text }, 0)),
    openTable(game.rules, dealt.params, 'bench', 0, dealt.deal),
  )
}

function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(`${result.rejection.code} ${JSON.stringify(result.rejection.details)}`)
  return result.value
}

function fill(text: string): string {
  return text.repeat(LONGEST_TEXT).slice(0, LONGEST_TEXT)
}

/** The names of the cells of this many rows of ten. */
function cells(rows: number): string {
  return Array.from({ length: rows * 10 }, (_, index) => `${letter(index % 10)}${1 + Math.floor(index / 10)}`)
    .join(' ')
    .slice(0, LONGEST_TEXT - 10)
    .replace(/ \S*$/, '')
}

function letter(index: number): string {
  return String.fromCharCode(97 + index)
}
