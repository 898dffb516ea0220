import { defaultLevel } from '#app/game-request.ts'
import { type OpponentChoice, SEATINGS } from '#app/last-choices.ts'
import { newTableRequest, offeredGraces } from '#app/new-table.ts'
import { graceOptionText, graceText } from '#app/text/en/presence.ts'
import { withOnlineDefaults } from '#kernel/options.ts'
import { readParams, validateParams } from '#kernel/read-params.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import type { ServerClient } from '../../online/server-client.ts'
import { resolveFileOptions } from '../../setup/file-options.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { onlineText, refusalSentence } from '../../text/en/online.ts'
import { shellText } from '../../text/en/shell.ts'
import { dictionaryPath } from '../forms/dictionary-field.ts'
import {
  chosenParams,
  type Field,
  levelField,
  optionFields,
  optionValues,
  setupNote,
  type Values,
} from '../forms/field.ts'
import { createForm } from '../forms/form-screen.tsx'
import { gameTitle } from '../menus/game-title.ts'
import { openTable } from './table-screen.ts'

const { opening: sentences } = onlineText
const WHO = 'who'
const LEVEL = 'level'
const GRACE = 'grace'

/** The form for a new table on a server. */
export function createNewTableForm(
  shell: Shell,
  server: ServerClient,
  loaded: LoadedGame,
  initialParams: object = {},
): Screen {
  const { rules } = loaded
  const level = defaultLevel(loaded)

  function graces(values: Values): readonly number[] {
    const chosen = chosenParams(loaded, values) as Readonly<Record<string, unknown>>
    const params = readParams<object>(rules.options, chosen)
    return params.ok ? offeredGraces(loaded, params.value, seatingOf(values)) : []
  }

  function fields(values: Values): readonly Field[] {
    const ways = [
      { value: 'link', ...sentences.code },
      { value: 'anyone', ...sentences.anyone },
      ...(level === undefined ? [] : [{ value: 'computer', ...sentences.computer }]),
    ]
    return [
      { kind: 'choice', key: WHO, label: sentences.who, choices: ways },
      ...(values[WHO] === 'computer' ? [levelField(LEVEL, shellText.setup.level, loaded)] : []),
      ...optionFields(loaded, values),
      ...graceField(graces(values)),
    ]
  }

  async function submit(values: Values): Promise<string | undefined> {
    const chosen = await resolveFileOptions(
      shell.host,
      loaded,
      chosenParams(loaded, values),
      dictionaryPath(values),
    )
    if (typeof chosen === 'string') return chosen
    const params = validateParams<object>(rules, chosen)
    if (!params.ok) return rejectionSentence(params.rejection, loaded.text)
    const opened = await server.api.createTable(
      newTableRequest(loaded, params.value, {
        seating: seatingOf(values),
        ...(values[LEVEL] !== undefined && { level: values[LEVEL] }),
        ...(values[GRACE] !== undefined && { graceMs: Number(values[GRACE]) }),
      }),
    )
    if (!opened.ok) return refusalSentence(opened.rejection, { ...server, words: loaded.text })
    const show = (table: Screen) => shell.replaceFrom(form, table)
    return openTable(shell, server, { code: opened.value.code, purpose: 'play', show })
  }

  const form = createForm(shell, {
    title: gameTitle(shell, loaded),
    initialValues: {
      [WHO]: 'link',
      ...(level !== undefined && { [LEVEL]: level }),
      ...optionValues(loaded, withOnlineDefaults<object>(rules, loaded.online, initialParams)),
    },
    submitLabel: sentences.submit,
    fields,
    note: values => setupNote(loaded, values),
    submit,
  })
  return form
}

function seatingOf(values: Values): OpponentChoice['seating'] {
  return SEATINGS.find(seating => seating === values[WHO]) ?? 'link'
}

/** How long a player may be away, where that can be chosen. */
function graceField(graces: readonly number[]): readonly Field[] {
  if (graces.length === 0) return []
  const choices = graces.map(ms => ({ value: String(ms), label: graceText(ms) }))
  return [{ kind: 'choice', key: GRACE, ...graceOptionText, choices }]
}
