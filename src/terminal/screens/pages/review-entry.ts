import { LONGEST_COMMENT } from '#table/variation-format.ts'
import type { Glyphs } from '../../kit/glyphs.ts'
import { typedCharacter } from '../../kit/keys.ts'
import { type StyledLine, span } from '../../kit/styled-text.ts'
import { endOf, firstCharacters, textWidth, withoutLastCharacter } from '../../kit/width.ts'
import { shellText } from '../../text/en/shell.ts'

/** A move or a comment that was typed. */
export interface ReviewInput {
  readonly kind: 'move' | 'comment'
  readonly text: string
}

/** The columns around the typed text. */
const MARGIN = 9
const MIN_COLUMNS = 10

/** The line of a review in which a move or a comment is typed. */
export class ReviewEntry {
  #input: ReviewInput | undefined

  get isOpen(): boolean {
    return this.#input !== undefined
  }

  open(kind: ReviewInput['kind'], text = ''): void {
    this.#input = { kind, text: text.replaceAll('\n', ' ') }
  }

  /** The input that Enter submits; undefined for every other key. Escape cancels, and so does an empty move. */
  press(key: string): ReviewInput | undefined {
    const input = this.#input
    if (!input) return undefined
    if (key === 'escape') this.#input = undefined
    else if (key === 'backspace') this.#input = { ...input, text: withoutLastCharacter(input.text) }
    else if (key === 'ctrl+u') this.#input = { ...input, text: '' }
    else if (key === 'enter') {
      this.#input = undefined
      return input.kind === 'comment' || input.text.trim() !== '' ? input : undefined
    } else
      this.#input = {
        ...input,
        text: firstCharacters(input.text + (typedCharacter(key) ?? ''), LONGEST_COMMENT),
      }
    return undefined
  }

  line(example: string, columns: number, glyphs: Glyphs): StyledLine {
    const { kind, text } = this.#input ?? { kind: 'move', text: '' }
    const words = shellText.review
    const what = kind === 'comment' ? words.commentHint : text === '' ? words.tryMove(example) : words.tryHint
    const shown = endOf(text, Math.max(MIN_COLUMNS, columns - textWidth(what) - MARGIN))
    return [
      span(`${kind === 'comment' ? `${words.comment} ` : ''}${glyphs.prompt} `, { tone: 'leaf', bold: true }),
      span(shown + glyphs.caret, { bold: true }),
      span(`   ${what}`, { tone: 'soft' }),
    ]
  }
}
