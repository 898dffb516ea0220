import type { SavedGame } from '#app/saved-game-format.ts'
import { defaultParams } from '#kernel/options.ts'
import { withGaddag } from '#lexicon/lexicon.ts'
import type { Library } from '#lexicon/library.ts'
import { act, openTable } from '#table/act.ts'
import { stateOf } from '#table/table.ts'
import { createFinder } from '../engine/plays/finder.ts'
import { encodeBag, encodeBoard, playToMove, pointsByCode } from '../engine/plays/letter-codes.ts'
import { createPlayList, playAt } from '../engine/plays/play-list.ts'
import { loadedDictionaries } from '../rules/dictionaries.ts'
import { createRules } from '../rules/rules.ts'
import type { Params, State } from '../rules/types.ts'
import { seatToMove } from '../rules/view.ts'

const WORDS_LAID = 6

/** A short game with the built-in words: three arbitrary words each, then passes to the end. */
export async function recordedGame(library: Library): Promise<SavedGame> {
  const lexicon = withGaddag(await library.loadLexicon('broad'))
  const rules = createRules(loadedDictionaries(lexicon))
  const list = createPlayList()
  let table = openTable(rules, { ...defaultParams<Params>(rules.options), bags: 'open' }, 'plum', 0)
  for (let ply = 0; !table.ending; ply++) {
    const state = stateOf(table)
    const text = ply < WORDS_LAID ? someWord(state) : 'pass'
    const next = act(table, { do: 'move', seat: seatToMove(state), text }, ply)
    if (!next.ok) throw new Error(`${text}: ${next.rejection.code}`)
    table = next.value
  }
  return { players: ['Ann', 'Ben'].map(name => ({ kind: 'person', name })), record: table.record }

  function someWord({ letters, board, bags, round }: State): string {
    const { alphabet } = lexicon
    const finder = createFinder({ lexicon, points: pointsByCode(letters, alphabet), strict: false })
    finder.load(encodeBoard(board, alphabet))
    finder.findAll(encodeBag(bags[seatToMove({ round })]!, alphabet), list)
    return rules.notation.write(playToMove(playAt(list, Math.floor(list.count / 2)), finder, alphabet))
  }
}
