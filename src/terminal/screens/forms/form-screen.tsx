import { Box } from 'ink'
import { errorMessage } from '#kernel/errors.ts'
import { FRAME_ROWS, Frame } from '../../kit/frame.tsx'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { typedCharacter } from '../../kit/keys.ts'
import { nextSelection, visibleRange } from '../../kit/selection.ts'
import { StyledLines, WrappedLine } from '../../kit/styled-lines.tsx'
import { type Span, type StyledLine, span, styledLine } from '../../kit/styled-text.ts'
import { charactersOf, endOf, padEndTo, textWidth, wrapText } from '../../kit/width.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import {
  displayedValue,
  eraseLast,
  type Field,
  stepValue,
  typeInto,
  type Values,
  withValue,
} from './field.ts'

type FormCommand = 'previous' | 'next' | 'change' | 'right' | 'begin' | 'back' | 'erase' | 'empty'

const formKeys: KeyMap<FormCommand> = [
  { command: 'previous', keys: ['up', 'shift+tab'], showKeys: glyphs => glyphs.upDown },
  { command: 'next', keys: ['down', 'tab'], quiet: true },
  { command: 'change', keys: ['left'], showKeys: glyphs => glyphs.sideways },
  { command: 'right', keys: ['right'], quiet: true },
  { command: 'begin', keys: ['enter'] },
  { command: 'erase', keys: ['backspace', 'delete'], quiet: true },
  { command: 'empty', keys: ['ctrl+u'], quiet: true },
  { command: 'back', keys: ['escape'] },
]

export interface Form {
  readonly title: StyledLine
  /** A paragraph above the fields. */
  readonly intro?: string
  readonly initialValues: Values
  /** The effect of Enter, in a few words. */
  readonly submitLabel: string
  fields(values: Values): readonly Field[]
  /** A remark on the present values, below the fields. */
  note?(values: Values): string
  /** Shown in an empty text field. */
  placeholder?(values: Values, key: string): string
  /** Submits the form; returns a sentence where that is refused. */
  submit(values: Values): string | undefined | Promise<string | undefined>
}

interface FormLayout {
  /** The width of the widest label. */
  readonly labelWidth: number
  readonly columns: number
}

/** A blank line and the sentence below the fields. */
const HELP_ROWS = 3
/** The columns around a value besides its label. */
const VALUE_MARGIN = 12
const WIDEST = 76

/** A form of labelled fields. */
export function createForm(shell: Shell, form: Form): Screen {
  let values = form.initialValues
  let chosenKey = form.fields(values)[0]?.key
  let refusal: string | undefined
  let busy = false

  function change(field: Field, value: string): void {
    values = withValue(field, values, value)
  }

  /** The index of the chosen field, by its key: other fields come and go with its value. */
  function indexIn(fields: readonly Field[]): number {
    return Math.max(
      0,
      fields.findIndex(field => field.key === chosenKey),
    )
  }

  async function submit(): Promise<void> {
    try {
      const submission = form.submit(values)
      busy = submission instanceof Promise
      refusal = await submission
    } catch (error) {
      refusal = errorMessage(error)
    }
    busy = false
    shell.redraw()
  }

  function fieldLine(field: Field, chosen: boolean, { labelWidth, columns }: FormLayout): StyledLine {
    const { glyphs } = shell.theme
    const shown = shownValue(field, chosen, columns - labelWidth - VALUE_MARGIN)
    return [
      span(chosen ? `${glyphs.pointer} ` : '  ', { tone: 'leaf', bold: true }),
      span(padEndTo(field.label, labelWidth + 3), chosen ? { bold: true } : {}),
      ...(chosen && field.kind !== 'text'
        ? [span(`${glyphs.less} `, { tone: 'leaf' }), shown, span(` ${glyphs.more}`, { tone: 'leaf' })]
        : [span('  '), shown]),
    ]
  }

  function shownValue(field: Field, chosen: boolean, columns: number): Span {
    const value = displayedValue(field, values)
    const style = chosen ? { bold: true, tone: 'leaf' as const } : {}
    if (field.kind === 'choice')
      return span(field.choices.find(choice => choice.value === value)?.label ?? value, style)
    const caret = chosen && field.kind === 'text' ? shell.theme.glyphs.caret : ''
    if (field.kind === 'text' && value === '')
      return span(caret + (form.placeholder?.(values, field.key) ?? ''), { tone: 'soft' })
    const secret = field.kind === 'text' && field.secret
    return span((secret ? '*'.repeat(charactersOf(value).length) : tail(value, columns)) + caret, style)
  }

  function sentence(field: Field): StyledLine {
    if (busy) return styledLine(shellText.loading, { tone: 'soft' })
    return refusal
      ? styledLine(refusal, { tone: 'medlar', bold: true })
      : styledLine(helpOf(field, values), { tone: 'soft' })
  }

  return {
    paste(text) {
      const fields = form.fields(values)
      const field = fields[indexIn(fields)]
      if (busy || !field) return
      refusal = undefined
      change(field, typeInto(field, values[field.key] ?? '', field.kind === 'text' ? text.trim() : text))
      shell.redraw()
    },
    press(key) {
      // Nothing can be changed while the form is being submitted.
      if (busy) return
      const fields = form.fields(values)
      const at = indexIn(fields)
      const field = fields[at]!
      const value = displayedValue(field, values)
      const command = commandFor(formKeys, key)
      refusal = undefined
      if (command === 'back') shell.back()
      else if (command === 'begin') void submit()
      else if (command === 'previous' || command === 'next')
        chosenKey = fields[nextSelection(at, command, Array(fields.length).fill(true))]!.key
      else if (command === 'change') change(field, stepValue(field, value, -1))
      else if (command === 'right') change(field, stepValue(field, value, 1))
      else if (command === 'erase') change(field, eraseLast(field, value))
      else if (command === 'empty') {
        if (field.kind === 'text') change(field, '')
      } else if (key === 'space' && field.kind === 'choice') change(field, stepValue(field, value, 1))
      else if (typedCharacter(key) !== undefined) change(field, typeInto(field, value, typedCharacter(key)!))
      shell.redraw()
    },
    draw(room) {
      const fields = form.fields(values)
      const width = Math.max(...fields.map(field => textWidth(field.label)))
      const at = indexIn(fields)
      const lines = fields.map((field, index) =>
        fieldLine(field, index === at, { labelWidth: width, ...room }),
      )
      const intro = form.intro ? wrapText(form.intro, Math.min(WIDEST, room.columns - 2)) : []
      const above = intro.length > 0 ? [...intro.map(one => styledLine(one, { tone: 'soft' })), []] : []
      const note = form.note?.(values) ?? ''
      const below = note === '' ? [] : [[], styledLine(note)]
      const rows = Math.max(1, room.rows - FRAME_ROWS - HELP_ROWS - above.length - below.length)
      const { from, to } = visibleRange(lines.length, at, rows)
      const describe = (command: string) =>
        command === 'begin' ? form.submitLabel : describeCommand(command)
      return (
        <Frame size={room} title={form.title} keys={formKeys} describe={describe}>
          <Box flexDirection="column">
            <StyledLines block={[...above, ...lines.slice(from, to), ...below, []]} />
            <WrappedLine spans={sentence(fields[at]!)} />
          </Box>
        </Frame>
      )
    },
  }
}

/** The end of a text, where the caret is; with the total length where the beginning is hidden. */
function tail(text: string, columns: number): string {
  const flat = text.replaceAll(/\s+/g, ' ')
  if (textWidth(flat) <= columns) return flat
  const before = `(${shellText.setup.signs(charactersOf(text).length)}) …`
  return before + endOf(flat, columns - textWidth(before))
}

function helpOf(field: Field, values: Values): string {
  if (field.kind !== 'choice') return field.help ?? ''
  const choice = field.choices.find(({ value }) => value === displayedValue(field, values))
  return choice?.help ?? field.help ?? ''
}
