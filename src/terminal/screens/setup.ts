import type { SavedGame } from '#session/saved.ts'
import { withBrought } from '../brought.ts'
import { commandWords } from '../command-words.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { SetUpAsked } from '../set-up-asked.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { foretold, type Values } from './field.ts'
import { askedValues, fieldsOf, firstValues, namePlaceholder, requestOf } from './form.ts'
import { createForm } from './form-screen.tsx'
import { gameTitle } from './game-title.ts'
import { keepLearning, type LearningAsked, learningAsked, learningValues } from './learning-field.ts'
import { dictionaryPath } from './lexicon-field.ts'
import { beginGame } from './local-play.ts'

export interface SetupStart {
  /** The last game of this kind, whose choices stand there at first. */
  readonly last?: SavedGame | undefined
  /** What an address asks for, before those. */
  readonly asked?: SetUpAsked
}

/** Asks how a game is to be played; the game itself says what can be chosen. */
export function createSetup(shell: Shell, loaded: LoadedGame, { last, asked }: SetupStart = {}): Screen {
  let learning: LearningAsked | undefined
  if (loaded.game.learning)
    learningAsked(shell.host, loaded).then(said => {
      learning = said
      shell.redraw()
    })

  async function begin(values: Values): Promise<string | undefined> {
    const request = requestOf(loaded, values)
    const names = request.players.map(player => (player.kind === 'person' ? player.name : player))
    if (new Set(names).size < names.length) return words.setup.namesDiffer
    const setup = await withBrought(shell.host, loaded, request.setup, dictionaryPath(values))
    if (typeof setup === 'string') return setup
    keepLearning(shell.host, loaded, values)
    return beginGame(shell, { loaded, request: { ...request, setup }, instead: form })
  }
  const form = createForm(shell, {
    title: gameTitle(shell, loaded),
    first: {
      ...firstValues(loaded, last),
      ...learningValues(shell.host, loaded),
      ...(asked && askedValues(loaded, asked)),
    },
    deed: commandWords.begin!,
    fields: values => fieldsOf(loaded, values, learning),
    foretold: values => foretold(loaded, values),
    placeholder: (values, key) => namePlaceholder(loaded, values, key),
    begin,
  })
  return form
}
