import { defaultSetup } from '#kernel/options.ts'
import { randomFor } from '#kernel/random.ts'
import type { Library } from '#lexicon/library.ts'
import type { SavedGame } from '#session/saved.ts'
import { act, openTable, stateOf } from '#table/table.ts'
import { openEngine } from '../engine/engine.ts'
import { dictionariesIn } from '../rules/dictionaries.ts'
import type { Setup } from '../rules/types.ts'
import { seatToMove } from '../rules/view.ts'

const PLAYED = 6

/** A short game by the built-in words: three words each by a casual player, then passes to the end. */
export async function recordedGame(library: Library): Promise<SavedGame> {
  const dictionaries = dictionariesIn(library)
  await dictionaries.load()
  const game = openEngine(dictionaries, () => true)
  let table = openTable(game, { ...defaultSetup<Setup>(game.options), bags: 'open' }, 'plum', 0)
  for (let ply = 0; !table.ending; ply++) {
    const state = stateOf(table)
    const seat = seatToMove(state)
    const chosen = game.bots!.casual!.choose(game.view(state, seat), randomFor('plum', ply, 'casual'))
    const text = ply < PLAYED ? game.notation.write(chosen) : 'pass'
    const next = act(table, { do: 'move', seat, text }, ply)
    if (!next.ok) throw new Error(`${text}: ${next.rejection.code}`)
    table = next.value
  }
  return { players: ['Ann', 'Ben'].map(name => ({ kind: 'person', name })), record: table.record }
}
