import type { ScreenSize } from '#terminal/kit/grid.ts'
import type { Style } from '#terminal/kit/style.ts'
import { type Block, type Span, type StyledLine, span, styledLine } from '#terminal/kit/styled-text.ts'
import { padEndTo, textWidth, truncateTo } from '#terminal/kit/width.ts'
import type { View } from '../rules/types.ts'
import { terminalText } from '../text/en-terminal.ts'
import { matchingWords } from './draft/completion.ts'
import type { Draft } from './draft/draft.ts'

/** The symbol before a word: placed, hit or missed; a blank for a free word. */
export function poolSymbol({ viewer, phase, grids, calls }: View, word: string): ' ' | '+' | 'x' | '-' {
  if (viewer === 'spectator') return ' '
  if (phase === 'filling') return grids[viewer]!.includes(word) ? '+' : ' '
  const called = calls[viewer]!.find(call => call.word === word)
  if (!called) return ' '
  return called.hit ? 'x' : '-'
}

/** [G14] A page of the pool in alphabetical order, narrowed by the typed text and the filter. */
export function drawPool(view: View, draft: Draft | undefined, room: ScreenSize): Block {
  const { pool, hitwordsOf } = view.terms
  const { typed = '', filter = 'all', page = 0 } = draft ?? {}
  const isFree = (word: string) => poolSymbol(view, word) === ' '
  const kept = pool.filter(word => filter === 'all' || isFree(word) === (filter === 'free'))
  const words = view.phase === 'tossing' ? kept : matchingWords(kept, typed)
  const hasHitwords = hitwordsOf.length > 0
  const width = Math.max(...pool.map(textWidth)) + 2 + (hasHitwords ? 1 : 0)
  const across = Math.max(1, Math.floor(room.columns / width))
  const rows = Math.max(1, room.rows - 2)
  const pages = Math.max(1, Math.ceil(words.length / (across * rows)))
  const at = Math.min(page, pages - 1)
  const shown = words.slice(at * across * rows, (at + 1) * across * rows)
  const down = Math.min(rows, Math.ceil(shown.length / across))
  const body = Array.from(
    { length: down },
    (_, row): StyledLine =>
      Array.from({ length: across }, (_, column) => shown[column * down + row]).flatMap(word =>
        word === undefined ? [] : poolWord(view, word, width),
      ),
  )
  const name = terminalText.pool(view.phase, words.length, filter)
  const whole = name + terminalText.page(at + 1, pages)
  const heading = textWidth(whole) <= room.columns ? whole : name + terminalText.shortPage(at + 1, pages)
  return [
    styledLine(truncateTo(heading, room.columns, ''), { tone: 'soft' }),
    styledLine(truncateTo(terminalText.legend(view.phase, hasHitwords), room.columns, ''), { tone: 'soft' }),
    ...(words.length === 0 ? [styledLine(truncateTo(terminalText.nothing, room.columns, ''))] : body),
  ]
}

function poolWord(view: View, word: string, width: number): readonly Span[] {
  const symbol = poolSymbol(view, word)
  const isHitword = view.terms.hitwordsOf.includes(word)
  const style: Style = symbol !== ' ' ? { tone: 'soft' } : isHitword ? { tone: 'medlar', bold: true } : {}
  return [
    span(symbol, { tone: symbol === 'x' ? 'leaf' : 'soft', bold: true }),
    span(padEndTo(`${isHitword ? '*' : ''}${word}`, width - 1), style),
  ]
}
