import type { Terms } from '../rules/types.ts'

/** The orders in which a player may go through the pool. */
export const LIST_ORDERS = ['alphabet', 'length'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** The words of the pool, by number, in that order. */
export function inListOrder({ pool }: Pick<Terms, 'pool'>, order: ListOrder): readonly number[] {
  const words = [...pool.keys()]
  return order === 'alphabet'
    ? words
    : words.sort((one, other) => pool[one]!.length - pool[other]!.length || one - other)
}

/** The paths along which a grid may be filled from a list, each as its places in order. */
export function fillingPaths(size: number): readonly (readonly number[])[] {
  const steps = Array.from({ length: size * size }, (_, step) => step)
  const row = (step: number) => Math.floor(step / size)
  const turned = (step: number) => (row(step) % 2 === 0 ? step % size : size - 1 - (step % size))
  const rows = steps
  const snake = steps.map(step => row(step) * size + turned(step))
  const across = (place: number) => (place % size) * size + row(place)
  const forward = [rows, snake, rows.map(across), snake.map(across)]
  return [...forward, ...forward.map(path => path.toReversed())]
}
