import type { SavedGame } from '#app/saved-game-format.ts'
import type { SetupLink } from '#app/setup-query.ts'
import { loadSavedTables } from '#app/statistics.ts'
import { recentResults, suggestLevel } from '#app/suggested-level.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { resolveFileOptions } from '../../setup/file-options.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { commandText } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import { gameTitle } from '../menus/game-title.ts'
import { beginLocalGame } from '../play/local-game.ts'
import { dictionaryPath } from './dictionary-field.ts'
import { followOption, setupNote, type Values } from './field.ts'
import { createForm } from './form-screen.tsx'
import {
  type LearningQuestion,
  learningValues,
  loadLearningQuestion,
  saveLearningAnswer,
} from './learning-field.ts'
import {
  gameRequestFrom,
  initialValues,
  namePlaceholder,
  setupFields,
  valuesFromUrl,
} from './setup-fields.ts'

export interface SetupFormOptions {
  /** The last game of this kind, whose choices are the initial values. */
  readonly last?: SavedGame | undefined
  /** The choices of a link, which take precedence. */
  readonly fromUrl?: SetupLink
}

/** The form for the options of a game. */
export function createSetupForm(
  shell: Shell,
  loaded: LoadedGame,
  { last, fromUrl }: SetupFormOptions = {},
): Screen {
  let learning: LearningQuestion | undefined
  if (loaded.learningLevels)
    loadLearningQuestion(shell.host, loaded).then(question => {
      learning = question
      shell.redraw()
    })

  let suggestedLevel: string | undefined
  if (loaded.levelRatings)
    loadSavedTables(shell.host.savedGames, loaded).then(games => {
      const results = recentResults(loaded, games)
      if (results.length > 0) suggestedLevel = suggestLevel(loaded, results)
      shell.redraw()
    })

  async function submit(values: Values): Promise<string | undefined> {
    const request = gameRequestFrom(loaded, values)
    const names = request.players.map(player => (player.kind === 'person' ? player.name : player))
    if (new Set(names).size < names.length) return shellText.setup.namesDiffer
    const params = await resolveFileOptions(shell.host, loaded, request.params, dictionaryPath(values))
    if (typeof params === 'string') return params
    saveLearningAnswer(shell.host, loaded, values)
    return beginLocalGame(shell, { loaded, request: { ...request, params }, replaces: form })
  }
  const form = createForm(shell, {
    title: gameTitle(shell, loaded),
    initialValues: {
      ...initialValues(loaded, last),
      ...learningValues(shell.host, loaded),
      ...(fromUrl && valuesFromUrl(loaded, fromUrl)),
    },
    submitLabel: commandText.begin!,
    fields: values => setupFields(loaded, values, learning, suggestedLevel),
    note: values => setupNote(loaded, values),
    follow: (before, after) => followOption(loaded, before, after),
    placeholder: (values, key) => namePlaceholder(loaded, values, key),
    submit,
  })
  return form
}
