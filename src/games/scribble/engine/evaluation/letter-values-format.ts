import { accept } from '#kernel/result.ts'
import { reject, type ScribbleResult } from '../../rules/refusals.ts'
import { type LetterValues, pairCount } from './letter-values.ts'

// One name with its list per line, numbers in hundredths: small, readable, and the same on every machine.
const FIRST_LINE = 'quincunx scribble values 1'
const NAMES = ['letters', 'single', 'pairs', 'usual', 'turn', 'tempo', 'again'] as const
const UNITS_PER_POINT = 100

export function writeLetterValues({
  letters,
  single,
  pairs,
  usual,
  turn,
  tempo,
  again,
}: LetterValues): string {
  const lists = {
    single,
    pairs,
    usual: [usual],
    turn: [turn.points, turn.spread, turn.letters],
    tempo,
    again,
  }
  return [
    FIRST_LINE,
    `letters ${letters.join(' ')}`,
    ...Object.entries(lists).map(
      ([name, list]) => `${name} ${list.map(value => Math.round(value * UNITS_PER_POINT)).join(' ')}`,
    ),
    '',
  ].join('\n')
}

/** Reads the format of `writeLetterValues`; all or nothing. */
export function readLetterValues(text: string): ScribbleResult<LetterValues> {
  const [first, ...lines] = text.trim().split(/\r?\n/)
  if (first !== FIRST_LINE) return reject('not-values', { wanted: FIRST_LINE })
  const lists = new Map(
    lines.map(line => {
      const [name = '', ...rest] = line.trim().split(' ')
      return [name, rest]
    }),
  )
  const numbers = (name: string) => (lists.get(name) ?? []).map(value => Number(value) / UNITS_PER_POINT)
  const letters = lists.get('letters') ?? []
  const [single, pairs, [usual], [points, spread, used], tempo, again] = NAMES.slice(1).map(numbers) as [
    number[],
    number[],
    number[],
    number[],
    number[],
    number[],
  ]
  const isWhole =
    letters.length > 0 &&
    single.length === letters.length &&
    pairs.length === pairCount(letters.length) &&
    tempo.length > 0 &&
    again.length > 1 &&
    [...single, ...pairs, usual, points, spread, used, ...tempo, ...again].every(Number.isFinite) &&
    spread! > 0 &&
    used! > 0
  if (!isWhole) return reject('values-broken')
  return accept({
    letters,
    single,
    pairs,
    usual: usual!,
    turn: { points: points!, spread: spread!, letters: used! },
    tempo,
    again,
  })
}
