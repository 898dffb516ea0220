import type { OpenedGame } from '#games/game-entry.ts'
import type { Random } from '#kernel/random.ts'
import type { Rules } from '#kernel/rules.ts'
import { loadedDictionaries } from '../rules/dictionaries.ts'
import type { ScribbleTypes } from '../rules/types.ts'
import { gameWith } from './game-with.ts'
import { sampleLexicon } from './sample-game.ts'
import { scriptedDraws } from './scripted-draws.ts'

/** The game with given letters instead of drawn ones. */
export function scriptedGame(letters: string): OpenedGame<ScribbleTypes> {
  const game = gameWith(loadedDictionaries(sampleLexicon))
  let random: Random
  const rules: Rules<ScribbleTypes> = {
    ...game.rules,
    begin(params) {
      random = scriptedDraws(letters)
      return game.rules.begin(params, null, random)
    },
    play: (state, seat, move) => game.rules.play(state, seat, move, random),
  }
  return { ...game, rules }
}
