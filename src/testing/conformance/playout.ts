import fc from 'fast-check'
import { validateParams } from '#kernel/options.ts'
import { randomFor } from '#kernel/random.ts'
import type { GameTypes, Seat, Step, Viewer } from '#kernel/rules.ts'
import type { ConformanceSubject } from './subject.ts'

/** A position that was reached, and the move that was made in it. */
export interface PlayoutPosition<T extends GameTypes> extends Step<T> {
  readonly ply: number
  readonly next?: { readonly seat: Seat; readonly move: T['move'] }
}

export interface Playout<T extends GameTypes> {
  readonly setup: T['params']
  readonly seed: string
  readonly positions: readonly PlayoutPosition<T>[]
}

/** Games played by random legal moves, from every set-up of the subject. */
export function playouts<T extends GameTypes>(subject: ConformanceSubject<T>): fc.Arbitrary<Playout<T>> {
  return fc
    .record({
      setup: fc.constantFrom(...setupsOf(subject)),
      seed: fc.string({ minLength: 1, maxLength: 8 }),
      choices: fc.array(fc.nat(), { minLength: subject.maxMoves + 1, maxLength: subject.maxMoves + 1 }),
    })
    .map(({ setup, seed, choices }) => playOut(subject, setup, seed, choices))
}

export function setupsOf<T extends GameTypes>(subject: ConformanceSubject<T>): readonly T['params'][] {
  const { rules, params = [] } = subject
  const read = [{}, ...params].map(chosen => {
    const checked = validateParams<T['params']>(rules, chosen)
    if (!checked.ok)
      throw new Error(`A set-up of the subject is refused: ${JSON.stringify(checked.rejection)}`)
    return checked.value
  })
  const complete = read.filter(setup => !rules.needsGeneration?.(setup))
  if (complete.length === 0) throw new Error('The subject has no set-up that a table can be opened with')
  return complete
}

export function viewersOf(subject: { readonly game: { readonly seats: number } }): readonly Viewer[] {
  return [...Array.from({ length: subject.game.seats }, (_, seat) => seat), 'spectator']
}

function playOut<T extends GameTypes>(
  { rules: game, legalMoves, ends, maxMoves }: ConformanceSubject<T>,
  setup: T['params'],
  seed: string,
  choices: readonly number[],
): Playout<T> {
  const positions: PlayoutPosition<T>[] = []
  let step: Step<T> = game.begin(setup, randomFor(seed, 0))
  for (let ply = 0; ; ply++) {
    const acting = game.toAct(step.state)
    if (acting.length === 0 || (ends === 'not by chance' && ply >= maxMoves))
      return { setup, seed, positions: [...positions, { ...step, ply }] }
    if (ply >= maxMoves) throw new Error(`A game is still going on after ${maxMoves} moves`)
    const choice = choices[ply]!
    const seat = acting[choice % acting.length]!
    const open = legalMoves(game.view(step.state, seat))
    if (open.length === 0) throw new Error(`Seat ${seat} is to act but sees no move`)
    const move = open[Math.floor(choice / acting.length) % open.length]!
    positions.push({ ...step, ply, next: { seat, move } })
    const played = game.play(step.state, seat, move, randomFor(seed, ply + 1))
    if (!played.ok)
      throw new Error(
        `${game.notation.write(move)} was offered to seat ${seat} but refused: ${played.rejection.code}`,
      )
    step = played.value
  }
}
