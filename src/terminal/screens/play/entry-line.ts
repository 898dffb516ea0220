import { type StyledLine, span } from '../../kit/styled-text.ts'
import { endOf, textWidth } from '../../kit/width.ts'
import { shellText } from '../../text/en/shell.ts'
import { parseEntry } from './parse-entry.ts'
import type { SceneProps } from './scene.ts'

/** The columns around the typed text. */
const ENTRY_MARGIN = 9
const MIN_ENTRY_COLUMNS = 10

/** The line below the board: the entry or draft, and what Enter does with it. */
export function entryLine({ activeGame, model, theme, size }: SceneProps): StyledLine {
  const { ending, acting, view, viewer } = activeGame.session.snapshot()
  if (ending || model.isBoardHidden() || model.isConfirming()) return []
  const { glyphs } = theme
  if (viewer === 'spectator') return [span(shellText.play.watching, { tone: 'soft' })]
  const prompt = span(`${glyphs.prompt} `, { tone: 'leaf', bold: true })
  const draft = model.draft()
  const { input } = activeGame.loaded.face
  if (model.entry === '' && input.kind === 'draft' && draft !== undefined) {
    const { text, note } = input.editor.status(view, draft, model.cursor()!)
    return [prompt, span(text, { bold: true }), span(text === '' ? note : `   ${note}`, { tone: 'soft' })]
  }
  if (model.entry === '' && input.kind === 'typed')
    return [prompt, span(glyphs.caret), span(` ${input.placeholder}`, { tone: 'soft' })]
  if (model.entry === '') {
    const cursor = acting === undefined ? undefined : model.cursor()
    const { loaded } = activeGame
    const example =
      !cursor || input.kind !== 'cell'
        ? ''
        : input.isRefused?.(view, cursor)
          ? shellText.play.entry.idle(loaded.text.cell(view, cursor))
          : shellText.play.entry.empty(
              input.describeEnter?.(view, cursor) ?? shellText.play.entry.effect(input.move(view, cursor)),
            )
    return [prompt, span(glyphs.caret), span(` ${example}`, { tone: 'soft' })]
  }
  const { kind } = parseEntry(activeGame.loaded, view, model.entry)
  const what = kind === 'move' ? shellText.play.entry.plays : shellText.play.entry.commands
  const shown = endOf(model.entry, Math.max(MIN_ENTRY_COLUMNS, size.columns - textWidth(what) - ENTRY_MARGIN))
  return [prompt, span(shown + glyphs.caret, { bold: true }), span(`   ${what}`, { tone: 'soft' })]
}
