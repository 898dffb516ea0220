import type { Cell } from '#kernel/grid.ts'
import { type Line, span } from '../kit/spans.ts'
import { words } from '../words.ts'
import type { Playing } from './playing.ts'
import { readEntry } from './reading.ts'

/** What stands around the text that is typed. */
const ENTRY_MARGIN = 9

/** Below the board: what is typed or put together, and what Enter does with it. */
export function entryLine({ sitting, model, look, room }: Playing): Line {
  const { ending, acting, view, viewer } = sitting.session.snapshot()
  if (ending || model.isCovered() || model.isAsking()) return []
  const { glyphs } = look
  if (viewer === 'spectator') return [span(words.play.watching, { tone: 'soft' })]
  const prompt = span(`${glyphs.prompt} `, { tone: 'leaf', bold: true })
  const draft = model.draft()
  const { drafting } = sitting.loaded.face
  if (model.entry === '' && drafting && draft !== undefined) {
    const { text, note } = drafting.line(view, draft, model.cursor()!)
    return [prompt, span(text, { bold: true }), span(text === '' ? note : `   ${note}`, { tone: 'soft' })]
  }
  const { typing } = sitting.loaded.face
  if (model.entry === '' && typing)
    return [prompt, span(glyphs.caret), span(` ${typing.invites}`, { tone: 'soft' })]
  if (model.entry === '') {
    const cursor = acting === undefined ? undefined : model.cursor()
    const { loaded } = sitting
    const isIdle = (cell: Cell) => loaded.face.isIdle?.(view, cell) ?? false
    const move = cursor && loaded.face.move?.(view, cursor)
    const example =
      move === undefined
        ? ''
        : isIdle(cursor!)
          ? words.play.entry.idle(loaded.words.cell(view, cursor!))
          : words.play.entry.empty(move)
    return [prompt, span(glyphs.caret), span(` ${example}`, { tone: 'soft' })]
  }
  const { kind } = readEntry(sitting.loaded, view, model.entry)
  const what = kind === 'move' ? words.play.entry.plays : words.play.entry.commands
  const shown = model.entry.slice(-Math.max(10, room.columns - what.length - ENTRY_MARGIN))
  return [prompt, span(shown + glyphs.caret, { bold: true }), span(`   ${what}`, { tone: 'soft' })]
}
