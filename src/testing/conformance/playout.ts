import fc from 'fast-check'
import type { Dealt } from '#kernel/engine.ts'
import { randomFor } from '#kernel/random.ts'
import type { GameTypes, Seat, Step, Viewer } from '#kernel/rules.ts'
import type { CheckedSubject } from './subject.ts'

/** A position that was reached, and the move that was made in it. */
export interface PlayoutPosition<T extends GameTypes> extends Step<T> {
  readonly ply: number
  readonly next?: { readonly seat: Seat; readonly move: T['move'] }
}

export interface Playout<T extends GameTypes> {
  readonly dealt: Dealt<T>
  readonly seed: string
  readonly positions: readonly PlayoutPosition<T>[]
}

/** Games played by random legal moves, with all params of the subject. */
export function playouts<T extends GameTypes>(subject: CheckedSubject<T>): fc.Arbitrary<Playout<T>> {
  return fc
    .record({
      dealt: fc.constantFrom(...subject.dealt),
      seed: fc.string({ minLength: 1, maxLength: 8 }),
      choices: fc.array(fc.nat(), { minLength: subject.maxMoves + 1, maxLength: subject.maxMoves + 1 }),
    })
    .map(({ dealt, seed, choices }) => playOut(subject, dealt, seed, choices))
}

export function viewersOf(subject: { readonly rules: { readonly seats: number } }): readonly Viewer[] {
  return [...Array.from({ length: subject.rules.seats }, (_, seat) => seat), 'spectator']
}

function playOut<T extends GameTypes>(
  { rules, legalMoves, ends, maxMoves }: CheckedSubject<T>,
  dealt: Dealt<T>,
  seed: string,
  choices: readonly number[],
): Playout<T> {
  const positions: PlayoutPosition<T>[] = []
  let step: Step<T> = rules.begin(dealt.params, dealt.deal, randomFor(seed, 0))
  for (let ply = 0; ; ply++) {
    const acting = rules.toAct(step.state)
    if (acting.length === 0 || (ends === 'not by chance' && ply >= maxMoves))
      return { dealt, seed, positions: [...positions, { ...step, ply }] }
    if (ply >= maxMoves) throw new Error(`A game is still going on after ${maxMoves} moves`)
    const choice = choices[ply]!
    const seat = acting[choice % acting.length]!
    const open = legalMoves(rules.view(step.state, seat))
    if (open.length === 0) throw new Error(`Seat ${seat} is to act but sees no move`)
    const move = open[Math.floor(choice / acting.length) % open.length]!
    positions.push({ ...step, ply, next: { seat, move } })
    const played = rules.play(step.state, seat, move, randomFor(seed, ply + 1))
    if (!played.ok)
      throw new Error(
        `${rules.notation.write(move)} was offered to seat ${seat} but refused: ${played.rejection.code}`,
      )
    step = played.value
  }
}
