import { Box } from 'ink'
import type { SavedGame } from '#session/saved.ts'
import { rejectionWords } from '#session/words.ts'
import { FRAME_ROWS, Frame } from '../kit/frame.tsx'
import { commandFor, type KeyMap } from '../kit/keymap.ts'
import { typedBy } from '../kit/keys.ts'
import { Lines, Sentence } from '../kit/lines.tsx'
import { selected, windowOn } from '../kit/selection.ts'
import { type Line, line, span } from '../kit/spans.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { newTable } from '../sitting.ts'
import { describeCommand, words } from '../words.ts'
import {
  eraseFrom,
  type Field,
  fieldsOf,
  firstValues,
  namePlaceholder,
  requestOf,
  stepValue,
  typeInto,
} from './form.ts'
import { openPlay } from './play.tsx'

type SetupCommand = 'previous' | 'next' | 'change' | 'right' | 'begin' | 'back' | 'erase'

const setupKeys: KeyMap<SetupCommand> = [
  { command: 'previous', keys: ['up', 'shift+tab'], shown: glyphs => glyphs.upDown },
  { command: 'next', keys: ['down', 'tab'], quiet: true },
  { command: 'change', keys: ['left'], shown: glyphs => glyphs.sideways },
  { command: 'right', keys: ['right'], quiet: true },
  { command: 'begin', keys: ['enter'] },
  { command: 'erase', keys: ['backspace', 'delete'], quiet: true },
  { command: 'back', keys: ['escape'] },
]

/** A blank line and the sentence below the fields. */
const HELP_ROWS = 3

/** Asks how a game is to be played; the game itself says what can be chosen. */
export function createSetup(shell: Shell, loaded: LoadedGame, last?: SavedGame): Screen {
  let values = firstValues(loaded, last)
  let at = 0
  let refusal: string | undefined

  function change(field: Field, value: string): void {
    values = { ...values, [field.key]: value }
  }

  function begin(): void {
    const request = requestOf(loaded, values)
    const names = request.players.map(player => (player.kind === 'person' ? player.name : player))
    if (new Set(names).size < names.length) {
      refusal = words.setup.namesDiffer
      return
    }
    const table = newTable(shell.host, loaded, request)
    if (table.ok)
      openPlay(
        shell,
        { loaded, table: table.value, id: shell.host.newId(), players: request.players },
        'replace',
      )
    else refusal = rejectionWords(table.rejection, loaded.words)
  }

  return {
    press(key) {
      const fields = fieldsOf(loaded, values)
      const field = fields[at]!
      const value = values[field.key] ?? ''
      const command = commandFor(setupKeys, key)
      refusal = undefined
      if (command === 'back') shell.back()
      else if (command === 'begin') begin()
      else if (command === 'previous' || command === 'next')
        at = selected(
          at,
          command,
          fields.map(() => true),
        )
      else if (command === 'change') change(field, stepValue(field, value, -1))
      else if (command === 'right') change(field, stepValue(field, value, 1))
      else if (command === 'erase') change(field, eraseFrom(field, value))
      else if (key === 'space' && field.kind === 'choice') change(field, stepValue(field, value, 1))
      else if (typedBy(key) !== undefined) change(field, typeInto(field, value, typedBy(key)!))
      shell.redraw()
    },
    draw(room) {
      const fields = fieldsOf(loaded, values)
      const width = Math.max(...fields.map(field => field.label.length))
      const lines = fields.map((field, index) => fieldLine(field, index === at, width))
      const { from, to } = windowOn(lines.length, at, Math.max(1, room.rows - FRAME_ROWS - HELP_ROWS))
      const help = helpOf(fields[at]!)
      const title: Line = [
        span(`${shell.look.glyphs.dot} `, { tone: loaded.face.fruit }),
        span(loaded.words.title, { bold: true }),
        span(`   ${loaded.words.tagline}`, { tone: 'soft' }),
      ]
      return (
        <Frame room={room} title={title} keys={setupKeys} describe={describeCommand}>
          <Box flexDirection="column">
            <Lines block={[...lines.slice(from, to), []]} />
            <Sentence
              spans={refusal ? line(refusal, { tone: 'medlar', bold: true }) : line(help, { tone: 'soft' })}
            />
          </Box>
        </Frame>
      )
    },
  }

  function fieldLine(field: Field, chosen: boolean, width: number): Line {
    const { glyphs } = shell.look
    const shown = shownValue(field, chosen)
    return [
      span(chosen ? `${glyphs.pointer} ` : '  ', { tone: 'leaf', bold: true }),
      span(field.label.padEnd(width + 3), chosen ? { bold: true } : {}),
      ...(chosen && field.kind !== 'text'
        ? [span(`${glyphs.less} `, { tone: 'leaf' }), shown, span(` ${glyphs.more}`, { tone: 'leaf' })]
        : [span('  '), shown]),
    ]
  }

  function shownValue(field: Field, chosen: boolean) {
    const value = values[field.key] ?? ''
    const style = chosen ? { bold: true, tone: 'leaf' as const } : {}
    if (field.kind === 'choice')
      return span(field.choices.find(choice => choice.value === value)?.label ?? value, style)
    const caret = chosen && field.kind === 'text' ? shell.look.glyphs.caret : ''
    if (field.kind === 'text' && value === '')
      return span(caret + namePlaceholder(loaded, values, field.key), { tone: 'soft' })
    return span(value + caret, style)
  }

  function helpOf(field: Field): string {
    if (field.kind !== 'choice') return field.help ?? ''
    const choice = field.choices.find(one => one.value === values[field.key])
    return choice?.help ?? field.help ?? ''
  }
}
