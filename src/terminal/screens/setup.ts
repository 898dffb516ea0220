import type { SavedGame } from '#session/saved.ts'
import { rejectionWords } from '#session/words.ts'
import { type Line, span } from '../kit/spans.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { newTable } from '../sitting.ts'
import { commandWords, words } from '../words.ts'
import type { Values } from './field.ts'
import { fieldsOf, firstValues, namePlaceholder, requestOf } from './form.ts'
import { createForm } from './form-screen.tsx'
import { openPlay } from './local-play.ts'

/** Asks how a game is to be played; the game itself says what can be chosen. */
export function createSetup(shell: Shell, loaded: LoadedGame, last?: SavedGame): Screen {
  function begin(values: Values): string | undefined {
    const request = requestOf(loaded, values)
    const { players } = request
    const names = players.map(player => (player.kind === 'person' ? player.name : player))
    if (new Set(names).size < names.length) return words.setup.namesDiffer
    const table = newTable(shell.host, loaded, request)
    if (!table.ok) return rejectionWords(table.rejection, loaded.words)
    openPlay(shell, { loaded, table: table.value, id: shell.host.newId(), players }, 'replace')
    return undefined
  }
  return createForm(shell, {
    title: gameTitle(shell, loaded),
    first: firstValues(loaded, last),
    deed: commandWords.begin!,
    fields: values => fieldsOf(loaded, values),
    placeholder: (values, key) => namePlaceholder(loaded, values, key),
    begin,
  })
}

export function gameTitle({ look }: Shell, { face, words: gameWords }: LoadedGame): Line {
  return [
    span(`${look.glyphs.dot} `, { tone: face.fruit }),
    span(gameWords.title, { bold: true }),
    span(`   ${gameWords.tagline}`, { tone: 'soft' }),
  ]
}
