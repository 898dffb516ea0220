import { Box } from 'ink'
import type { ReactNode } from 'react'
import { errorMessage } from '#kernel/errors.ts'
import { FRAME_ROWS, Frame } from '../../kit/frame.tsx'
import type { ScreenSize } from '../../kit/grid.ts'
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
  /** The values after a field was changed, where others depend on it. */
  follow?(before: Values, after: Values): Values
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
  return new FormScreen(shell, form)
}

class FormScreen implements Screen {
  readonly #shell: Shell
  readonly #form: Form
  #values: Values
  /** The chosen field by its key, because other fields come and go with its value. */
  #chosenKey: string | undefined
  #refusal: string | undefined
  #isBusy = false

  constructor(shell: Shell, form: Form) {
    this.#shell = shell
    this.#form = form
    this.#values = form.initialValues
    this.#chosenKey = form.fields(form.initialValues)[0]?.key
  }

  paste(text: string): void {
    const { field } = this.#chosen()
    if (this.#isBusy || !field) return
    this.#refusal = undefined
    const pasted = field.kind === 'text' ? text.trim() : text
    this.#change(field, typeInto(field, this.#values[field.key] ?? '', pasted))
    this.#shell.redraw()
  }

  press(key: string): void {
    // Nothing can be changed while the form is being submitted.
    if (this.#isBusy) return
    const { fields, at, field } = this.#chosen()
    const command = commandFor(formKeys, key)
    this.#refusal = undefined
    if (command === 'back') this.#shell.back()
    else if (command === 'begin') void this.#submit()
    else if (command === 'previous' || command === 'next')
      this.#chosenKey = fields[nextSelection(at, command, Array(fields.length).fill(true))]!.key
    else this.#edit(field!, command, key)
    this.#shell.redraw()
  }

  draw(room: ScreenSize): ReactNode {
    const form = this.#form
    const { fields, at, field } = this.#chosen()
    const labelWidth = Math.max(...fields.map(({ label }) => textWidth(label)))
    const lines = fields.map((one, index) => this.#fieldLine(one, index === at, { labelWidth, ...room }))
    const intro = form.intro ? wrapText(form.intro, Math.min(WIDEST, room.columns - 2)) : []
    const above = intro.length > 0 ? [...intro.map(one => styledLine(one, { tone: 'soft' })), []] : []
    const note = form.note?.(this.#values) ?? ''
    const below =
      note === ''
        ? []
        : [[], ...wrapText(note, Math.min(WIDEST, room.columns - 2)).map(one => styledLine(one))]
    const rows = Math.max(1, room.rows - FRAME_ROWS - HELP_ROWS - above.length - below.length)
    const { from, to } = visibleRange(lines.length, at, rows)
    const describe = (command: string) => (command === 'begin' ? form.submitLabel : describeCommand(command))
    return (
      <Frame size={room} title={form.title} keys={formKeys} describe={describe}>
        <Box flexDirection="column">
          <StyledLines block={[...above, ...lines.slice(from, to), ...below, []]} />
          <WrappedLine spans={this.#sentence(field!)} />
        </Box>
      </Frame>
    )
  }

  #chosen() {
    const fields = this.#form.fields(this.#values)
    const found = fields.findIndex(({ key }) => key === this.#chosenKey)
    const at = Math.max(0, found)
    return { fields, at, field: fields[at] }
  }

  #change(field: Field, value: string): void {
    const after = withValue(field, this.#values, value)
    this.#values = this.#form.follow?.(this.#values, after) ?? after
  }

  #edit(field: Field, command: FormCommand | undefined, key: string): void {
    const value = displayedValue(field, this.#values)
    const character = typedCharacter(key)
    if (command === 'change') this.#change(field, stepValue(field, value, -1))
    else if (command === 'right') this.#change(field, stepValue(field, value, 1))
    else if (command === 'erase') this.#change(field, eraseLast(field, value))
    else if (command === 'empty') {
      if (field.kind === 'text') this.#change(field, '')
    } else if (key === 'space' && field.kind === 'choice') this.#change(field, stepValue(field, value, 1))
    else if (character !== undefined) this.#change(field, typeInto(field, value, character))
  }

  async #submit(): Promise<void> {
    try {
      const submission = this.#form.submit(this.#values)
      this.#isBusy = submission instanceof Promise
      this.#refusal = await submission
    } catch (error) {
      this.#refusal = errorMessage(error)
    }
    this.#isBusy = false
    this.#shell.redraw()
  }

  #fieldLine(field: Field, isChosen: boolean, { labelWidth, columns }: FormLayout): StyledLine {
    const { glyphs } = this.#shell.theme
    const shown = this.#shownValue(field, isChosen, columns - labelWidth - VALUE_MARGIN)
    return [
      span(isChosen ? `${glyphs.pointer} ` : '  ', { tone: 'leaf', bold: true }),
      span(padEndTo(field.label, labelWidth + 3), isChosen ? { bold: true } : {}),
      ...(isChosen && field.kind !== 'text'
        ? [span(`${glyphs.less} `, { tone: 'leaf' }), shown, span(` ${glyphs.more}`, { tone: 'leaf' })]
        : [span('  '), shown]),
    ]
  }

  #shownValue(field: Field, isChosen: boolean, columns: number): Span {
    const value = displayedValue(field, this.#values)
    const style = isChosen ? { bold: true, tone: 'leaf' as const } : {}
    if (field.kind === 'choice')
      return span(field.choices.find(choice => choice.value === value)?.label ?? value, style)
    const caret = isChosen && field.kind === 'text' ? this.#shell.theme.glyphs.caret : ''
    if (field.kind === 'text' && value === '')
      return span(caret + (this.#form.placeholder?.(this.#values, field.key) ?? ''), { tone: 'soft' })
    const isSecret = field.kind === 'text' && field.secret
    return span((isSecret ? '*'.repeat(charactersOf(value).length) : tail(value, columns)) + caret, style)
  }

  #sentence(field: Field): StyledLine {
    if (this.#isBusy) return styledLine(shellText.loading, { tone: 'soft' })
    return this.#refusal
      ? styledLine(this.#refusal, { tone: 'medlar', bold: true })
      : styledLine(helpOf(field, this.#values), { tone: 'soft' })
  }
}

/** The end of a text, where the caret is; with the total length where the beginning is hidden. */
function tail(text: string, columns: number): string {
  const flat = text.replaceAll(/\s+/g, ' ')
  if (textWidth(flat) <= columns) return flat
  const before = `(${shellText.setup.characters(charactersOf(text).length)}) …`
  return before + endOf(flat, columns - textWidth(before))
}

function helpOf(field: Field, values: Values): string {
  if (field.kind !== 'choice') return field.help ?? ''
  const choice = field.choices.find(({ value }) => value === displayedValue(field, values))
  return choice?.help ?? field.help ?? ''
}
