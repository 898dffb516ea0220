import type { PlayedMove } from '#kernel/engine.ts'
import type { Random } from '#kernel/random.ts'
import { accept, type Rejected } from '#kernel/result.ts'
import type { Rules, Step } from '#kernel/rules.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { type Refusals, reject, rejectAt, type ScribbleResult } from '../rules/refusals.ts'
import { withoutLetters } from '../rules/reservoir.ts'
import { BAG_SIZE, type Params, type ScribbleTypes, type State } from '../rules/types.ts'
import { seatToMove } from '../rules/view.ts'
import { type GcgFile, type GcgTurn, readGcgLines } from './gcg-lines.ts'

/** A game from a GCG file. A bag that the file does not tell holds any letters that are left. */
export interface GcgGame {
  readonly names: readonly string[]
  readonly params: Params
  readonly moves: readonly PlayedMove<ScribbleTypes>[]
  /** The opening, then the result of each turn. */
  readonly steps: readonly Step<ScribbleTypes>[]
  /** After the last turn. */
  readonly finalState: State
}

export interface GcgRules {
  /** Scribble with these words. */
  readonly rules: Rules<ScribbleTypes>
  readonly lexicon: Lexicon
  /** Side runs are as the file says, or else as here. */
  readonly params: Omit<Params, 'dictionary'>
}

/** The params that a GCG file does not contain. */
export const DEFAULT_GCG_RULES: GcgRules['params'] = {
  sideRuns: 'loose',
  reservoir: 'full',
  ownReservoir: '',
  bags: 'hidden',
  clock: 0,
}

/** Plays a GCG file by the rules of Scribble, with the letters it tells; all or nothing. */
export function readGcg(text: string, { rules, lexicon, params }: GcgRules): ScribbleResult<GcgGame> {
  const read = readGcgLines(text, lexicon.alphabet)
  if (!read.ok) return read
  const file = read.value
  const stated = /side runs (loose|strict)/i.exec(file.description)?.[1]?.toLowerCase()
  const chosen: Params = {
    ...params,
    dictionary: lexicon.hash,
    ...((stated === 'loose' || stated === 'strict') && { sideRuns: stated }),
  }
  const refused = rules.checkParams?.(chosen)
  if (refused) return { ok: false, rejection: refused }
  const unfit = firstInvalidTurn(file)
  if (unfit) return unfit
  const dealt = scriptedRandom([0, 1].flatMap(seat => rackAfter(file, seat, -1)?.letters ?? []))
  const steps = [rules.begin(chosen, null, dealt.random)]
  if (dealt.missing()) return letterLacking(file.turns[0]!.line, dealt.missing()!)
  const moves: PlayedMove<ScribbleTypes>[] = []
  for (const [index, turn] of file.turns.entries()) {
    const { state } = steps.at(-1)!
    const next = playTurn(rules, file, index, state)
    if (!next.ok) return next
    moves.push({ state, seat: seatToMove(state), move: turn.move })
    steps.push(next.value)
  }
  return accept({ names: file.names, params: chosen, moves, steps, finalState: steps.at(-1)!.state })
}

/** Turns alternate, and each is played with a full bag: the game ends when the reservoir cannot fill one. */
function firstInvalidTurn({ turns, nicks }: GcgFile): Rejected<Refusals> | undefined {
  for (const [index, { line, nick, rack }] of turns.entries()) {
    const expected = nicks[index % 2]!
    if (nick !== expected) return reject('gcg-turn', { line, nick, expected })
    if (rack.length !== BAG_SIZE) return reject('gcg-rack', { line, count: rack.length, size: BAG_SIZE })
  }
  return undefined
}

/** Plays one turn, with the letters that came for those that went. */
function playTurn(
  rules: Rules<ScribbleTypes>,
  file: GcgFile,
  index: number,
  state: State,
): ScribbleResult<Step<ScribbleTypes>> {
  const turn = file.turns[index]!
  const { line, move } = turn
  if (state.ended) return reject('gcg-after-the-end', { line })
  const seat = seatToMove(state)
  const tried = rules.play(state, seat, move, scriptedRandom([]).random)
  if (!tried.ok) return rejectAt({ line }, tried)
  const after = rackAfter(file, seat, index)
  const kept = tried.value.state.bags[seat]!.slice(0, keptCount(state, tried.value.state))
  const drawn = after ? withoutLetters(after.letters, kept) : accept([])
  if (!drawn.ok) return reject('gcg-letters-gone', { line: after!.line, letters: kept.join(' ') })
  const draws = scriptedRandom(drawn.value)
  const played = rules.play(state, seat, move, draws.random)
  if (!played.ok) return rejectAt({ line }, played)
  if (draws.missing()) return letterLacking(after!.line, draws.missing()!)
  return checkScores(turn, state, played.value)
}

function checkScores(
  { line, points, total }: GcgTurn,
  before: State,
  after: Step<ScribbleTypes>,
): ScribbleResult<Step<ScribbleTypes>> {
  const seat = seatToMove(before)
  const [was, is] = [before.scores[seat]!, after.state.scores[seat]!]
  if (is - was !== points) return reject('gcg-points', { line, told: points, points: is - was })
  return is === total ? accept(after) : reject('gcg-total', { line, told: total, total: is })
}

/** How many letters of the bag a move has kept: new ones are put at the end. */
function keptCount(before: State, { last }: State): number {
  const held = before.bags[seatToMove(before)]!.length
  if (last?.kind === 'placed') return held - last.cells.length
  return last?.kind === 'exchanged' ? held - last.count : held
}

/** The letters that a player holds after a turn: the rack of that player's next turn. */
function rackAfter(
  { turns, nicks, racks }: GcgFile,
  seat: number,
  index: number,
): { readonly letters: readonly string[]; readonly line: number } | undefined {
  const next = turns.slice(index + 1).find(({ nick }) => nick === nicks[seat])
  const letters = next?.rack ?? racks[seat]
  return letters && { letters, line: next?.line ?? turns.at(-1)!.line }
}

function letterLacking(line: number, letter: string): Rejected<Refusals> {
  return reject('gcg-letter-lacking', { line, letter })
}

/** Dice that draw given letters, then whatever there is; and the first letter that was not there to be drawn. */
function scriptedRandom(letters: readonly string[]): {
  readonly random: Random
  missing(): string | undefined
} {
  const next = [...letters]
  let missing: string | undefined
  const pick = <Item>(items: readonly Item[]): Item => {
    const letter = next.shift()
    if (letter !== undefined && !items.some(item => item === letter)) missing ??= letter
    return letter === undefined || missing !== undefined ? items[0]! : (letter as Item)
  }
  const refuse = () => {
    throw new Error('Only letters are drawn')
  }
  return { random: { pick, below: refuse, shuffled: refuse }, missing: () => missing }
}
