import type { Cell } from '#kernel/grid.ts'
import { accept, type Rejected } from '#kernel/result.ts'
import { type Alphabet, DIVIDER } from '#lexicon/alphabet.ts'
import { type Refusals, reject, rejectAt, type ScribbleResult } from '../rules/refusals.ts'
import { type Direction, type Move, SIDE } from '../rules/types.ts'
import { readBagLetters, readWrittenLetters } from './read-bracketed-letters.ts'

/** A turn as a GCG file tells it, not yet held to the rules. */
export interface GcgTurn {
  readonly line: number
  readonly nick: string
  readonly rack: readonly string[]
  readonly move: Move
  readonly points: number
  readonly total: number
}

export interface GcgFile {
  readonly nicks: readonly string[]
  readonly names: readonly string[]
  /** The letters that each player holds after the last turn, where the file tells. */
  readonly racks: readonly (readonly string[] | undefined)[]
  readonly description: string
  readonly turns: readonly GcgTurn[]
}

/** Reads the lines of a GCG file. What the games of others have and ours have not is refused, with its line. */
export function readGcgLines(text: string, alphabet: Alphabet): ScribbleResult<GcgFile> {
  const nicks: string[] = []
  const names: string[] = []
  const racks: (readonly string[] | undefined)[] = [undefined, undefined]
  const turns: GcgTurn[] = []
  let description = ''
  for (const [index, given] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    const line = index + 1
    const content = given.trim()
    const player = /^#player([12])\s+(\S+)\s*(.*)$/i.exec(content)
    const rack = /^#rack([12])\s+(\S+)$/i.exec(content)
    if (player) {
      nicks[Number(player[1]) - 1] = player[2]!
      names[Number(player[1]) - 1] = player[3] || player[2]!
    } else if (rack) {
      const letters = readRack(rack[2]!, alphabet)
      if (!letters.ok) return rejectAt({ line }, letters)
      racks[Number(rack[1]) - 1] = letters.value
    } else if (/^#description\s/i.test(content)) description = content.slice('#description'.length).trim()
    else if (content.startsWith('>')) {
      const turn = readTurn(content, alphabet)
      if (!turn.ok) return rejectAt({ line }, turn)
      turns.push({ line, ...turn.value })
    }
  }
  if (nicks[0] === undefined || nicks[1] === undefined) return reject('gcg-players')
  if (nicks[0] === nicks[1]) return reject('gcg-same-nick', { nick: nicks[0] })
  if (turns.length === 0) return reject('gcg-no-turns')
  return accept({ nicks, names, racks, description, turns })
}

const TURN = /^>(\S+?):\s+(\S+)\s+(\S+)(?:\s+(\S+))?\s+([+-]\d+)\s+(-?\d+)$/
const END_OF_RACK = /^>\S+?:\s+(\S+\s+)?\(\S*\)\s+[+-]\d+\s+-?\d+$/

function readTurn(content: string, alphabet: Alphabet): ScribbleResult<Omit<GcgTurn, 'line'>> {
  if (END_OF_RACK.test(content)) return rejectUnsupported(content)
  const found = TURN.exec(content)
  if (!found) return reject('gcg-unreadable', { text: content.slice(0, 40) })
  const [, nick, held, what, word, points, total] = found as unknown as [
    string,
    string,
    string,
    string,
    string | undefined,
    string,
    string,
  ]
  const rack = readRack(held, alphabet)
  if (!rack.ok) return rack
  const move = word === undefined ? readOther(what, alphabet) : readPlace(what, word, alphabet)
  if (!move.ok) return move
  return accept({
    nick,
    rack: rack.value,
    move: move.value,
    points: Number(points),
    total: Number(total),
  })
}

/** Names what a line tells of that Scribble does not have. */
function rejectUnsupported(content: string): Rejected<Refusals> {
  if (/\(time\)/i.test(content)) return reject('gcg-time')
  return /\(challenge\)/i.test(content) ? reject('gcg-challenge') : reject('gcg-rack-points')
}

function readRack(text: string, alphabet: Alphabet): ScribbleResult<string[]> {
  return text.includes('?') ? reject('gcg-blank-held') : readBagLetters(text, alphabet)
}

function readOther(what: string, alphabet: Alphabet): ScribbleResult<Move> {
  if (what === '-') return accept({ kind: 'pass' })
  if (what === '--') return reject('gcg-withdrawn')
  if (/^-\d+$/.test(what)) return reject('gcg-unknown-exchange')
  if (!what.startsWith('-')) return reject('gcg-unreadable', { text: what.slice(0, 40) })
  if (what.includes('?')) return reject('gcg-blank-held')
  const letters = readBagLetters(what.slice(1), alphabet)
  return letters.ok ? accept({ kind: 'exchange', letters: joinLetters(letters.value, alphabet) }) : letters
}

function readPlace(where: string, word: string, alphabet: Alphabet): ScribbleResult<Move> {
  const place = readPlaceName(where)
  if (!place) return reject('gcg-place', { place: where })
  // Some programs write the letters that lie there in brackets instead of dots: T(R)ACK.
  const read = readWrittenLetters(
    word.replace(/\(([^)]*)\)/g, (_, through: string) => '.'.repeat([...through].length)),
    alphabet,
  )
  if (!read.ok) return read
  const blank = read.value.find(({ written, letter }) => letter !== null && written !== letter)
  if (blank) return reject('gcg-blank-played', { letter: blank.written })
  const letters = read.value.map(({ letter }) => letter ?? '.')
  return accept({ kind: 'place', ...place, word: joinLetters(letters, alphabet) })
}

/** `8H` is across from h8, `H8` down. */
function readPlaceName(text: string): { readonly cell: Cell; readonly direction: Direction } | undefined {
  const found = /^(?:(\d{1,2})([A-O])|([A-O])(\d{1,2}))$/i.exec(text)
  if (!found) return undefined
  const row = Number(found[1] ?? found[4]) - 1
  const column = (found[2] ?? found[3])!.toLowerCase().charCodeAt(0) - 97
  if (row < 0 || row >= SIDE) return undefined
  return { cell: { row, column }, direction: found[1] === undefined ? 'down' : 'across' }
}

/** Letters as moves have them. */
function joinLetters(letters: readonly string[], { widest }: Alphabet): string {
  return letters.join(widest > 1 ? DIVIDER : '')
}
