import { randomFor } from '#kernel/random.ts'
import type { Rejection } from '#kernel/result.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon, type Lexicon } from '#lexicon/lexicon.ts'
import { loadedDictionaries } from '../rules/dictionaries.ts'
import { createRules } from '../rules/rules.ts'
import type { Event, Params, State } from '../rules/types.ts'
import { scriptedDraws } from './scripted-draws.ts'

/** A table that takes moves as text. */
export interface TestTable {
  readonly state: State
  /** Plays a move for the seat to move; returns its events, or the refusal. */
  try(text: string): Rejection | readonly Event[]
}

export interface TestTableOptions {
  readonly words: string
  readonly lexicon?: Lexicon
  readonly params?: Partial<Params>
  /** The letters in drawing order; random if undefined. */
  readonly draws?: string
}

export function testTable({ words, lexicon, params, draws }: TestTableOptions): TestTable {
  const dictionary = lexicon ?? buildLexicon(words.split(' '), english)
  const rules = createRules(loadedDictionaries(dictionary))
  const chosen: Params = {
    sideRuns: 'loose',
    reservoir: 'full',
    ownReservoir: '',
    dictionary: dictionary.hash,
    bags: 'hidden',
    clock: 0,
    ...params,
  }
  const script = draws === undefined ? undefined : scriptedDraws(draws)
  let ply = 0
  let { state } = rules.begin(chosen, null, script ?? randomFor('table', ply))
  return {
    get state() {
      return state
    },
    try(text) {
      const move = rules.notation.read(text)
      if (!move.ok) return move.rejection
      const played = rules.play(
        state,
        rules.toAct(state)[0] ?? 0,
        move.value,
        script ?? randomFor('table', ++ply),
      )
      if (!played.ok) return played.rejection
      state = played.value.state
      return played.value.events
    },
  }
}
