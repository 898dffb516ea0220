import type { OptionRefusals } from '#kernel/read-params.ts'
import { rejectionWith, rejectWith } from '#kernel/result.ts'

type PlayRefusals = {
  'unreadable-move': { readonly text: string }
  'nothing-typed': Record<never, never>
  'not-in-pool': { readonly word: string }
  'called-already': { readonly word: string }
  'called-by-opponent': { readonly word: string }
  'off-the-grid': { readonly size: number }
  'already-there': { readonly word: string; readonly cell: string }
  'cell-empty': { readonly cell: string }
  'nothing-to-swap': Record<never, never>
  'too-many-hitwords': { readonly word: string; readonly most: number }
  'grid-full': Record<never, never>
  'grid-empty': Record<never, never>
  'grid-not-full': { readonly empty: number }
  'fill-first': Record<never, never>
  'toss-first': Record<never, never>
  'call-the-coin': Record<never, never>
  'grids-are-settled': Record<never, never>
}

type ParamsRefusals = {
  'pool-out-of-range': {
    readonly pool: number
    readonly size: number
    readonly min: number
    readonly max: number
  }
  'too-few-own-words': {
    readonly size: number
    readonly count: number
    readonly needed: number
    readonly hitwords: number
  }
  'no-own-words': Record<never, never>
  'not-a-word': { readonly line: number; readonly word: string }
  'word-too-long': { readonly line: number; readonly word: string; readonly longest: number }
}

type ToolRefusals = {
  'no-such-level': { readonly level: string; readonly known: string }
  'two-levels': Record<never, never>
  'no-such-habit': { readonly habit: string; readonly known: string }
}

export type Refusals = PlayRefusals &
  ParamsRefusals &
  ToolRefusals &
  Pick<OptionRefusals, 'not-a-text' | 'text-too-long'>

export const reject = rejectWith<Refusals>()
export const rejection = rejectionWith<Refusals>()
