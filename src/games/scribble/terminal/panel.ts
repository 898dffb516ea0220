import type { Seat } from '#kernel/rules.ts'
import type { FullScreenScene } from '#terminal/kit/face.ts'
import { type Block, lineWidth, type StyledLine, span, styledLine } from '#terminal/kit/styled-text.ts'
import { charactersOf, endOf, padEndTo, textWidth, truncateTo } from '#terminal/kit/width.ts'
import { BAG_SIZE, type LetterPoints, type ScribbleTypes, SIDE, type View } from '../rules/types.ts'
import { scoreWords } from '../text/en.ts'
import { terminalText as words } from '../text/en-terminal.ts'
import { bagSlots, type Draft, returnedLetters } from './draft.ts'

export type ScribbleTable = FullScreenScene<ScribbleTypes, Draft>

const BLANK = '_'
const HIDDEN = '?'
const COLUMN_GAP = 2
const MOST_ROWS = 4

/** The points of each letter, in as few rows as the width allows. */
export function pointsLines(letters: readonly LetterPoints[], columns: number): Block {
  const shown = letters.map(({ letter, points }) => `${letter}:${points}`)
  const candidates = Array.from({ length: MOST_ROWS - 1 }, (_, more) =>
    words.points.map(heading => tableRows(heading, shown, more + 2)),
  ).flat()
  const fitting = candidates.find(rows => rows.every(row => textWidth(row) <= columns))
  return (fitting ?? []).map((row): StyledLine => {
    const heading = words.points.find(one => row.startsWith(one)) ?? ''
    return [span(heading, { tone: 'soft' }), span(row.slice(heading.length))]
  })
}

function tableRows(heading: string, shown: readonly string[], rows: number): readonly string[] {
  const columns = Math.ceil(shown.length / rows)
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...shown.filter((_, index) => index % columns === column).map(textWidth)),
  )
  return Array.from({ length: rows }, (_, row) => {
    const cells = shown.slice(row * columns, (row + 1) * columns)
    const text = cells.map((one, column) => padEndTo(one, widths[column]! + COLUMN_GAP)).join('')
    return ((row === 0 ? heading : ' '.repeat(textWidth(heading))) + text).trimEnd()
  })
}

/** How many letters are left, how side runs count, how often the dictionary may still be asked. */
export function factsLine(view: View, columns: number): StyledLine {
  const facts = words.facts(view)
  return styledLine(facts.find(one => textWidth(one) <= columns) ?? facts.at(-1)!, { tone: 'soft' })
}

/** Round, Returns and Query. */
export function turnLines({ view, people, draft }: ScribbleTable, columns: number): readonly StyledLine[] {
  const { toMove } = view
  const name = toMove === null ? undefined : people[toMove]?.name
  const isReturning = draft?.mode === 'returning'
  const isAsking = draft?.mode === 'asking'
  const returned = draft ? returnedLetters(draft) : []
  const asked = isAsking ? draft.pattern : (view.answer?.pattern ?? '')
  const round = toMove === null ? words.over : words.round(view.round, name ?? `${toMove + 1}`)
  return [
    styledLine(round, { bold: true }),
    slots(words.returns, returned, { count: BAG_SIZE, columns, isActive: isReturning }),
    slots(words.query, charactersOf(asked), { count: SIDE, columns, isActive: isAsking }),
  ]
}

interface Slots {
  readonly count: number
  readonly columns: number
  /** Whether the player is typing here. */
  readonly isActive: boolean
}

function slots(label: string, filled: readonly string[], { count, columns, isActive }: Slots): StyledLine {
  const empty = Array<string>(Math.max(0, count - filled.length)).fill(BLANK)
  const room = columns - textWidth(label)
  // Where they do not fit one beside the other, they stand closer.
  const between = textWidth([...filled, ...empty].join(' ')) <= room ? ' ' : ''
  const text = filled.join(between)
  const rest = (filled.length > 0 && empty.length > 0 ? between : '') + empty.join(between)
  return [
    span(label, isActive ? { tone: 'leaf', bold: true } : {}),
    span(endOf(text, room), { bold: true, ...(isActive && { tone: 'leaf' }) }),
    span(rest.slice(0, Math.max(0, room - textWidth(text))), { tone: isActive ? 'leaf' : 'soft' }),
  ]
}

/** A player's name, bag and score. */
export function playerLines(scene: ScribbleTable, seat: Seat, columns: number): readonly StyledLine[] {
  const { view, people } = scene
  const isToMove = view.toMove === seat
  const name = words.player(people[seat], seat)
  const aside = scene.seatStatus(seat)
  const shown = truncateTo(name, Math.max(2, columns - lineWidth(aside)), '~')
  return [
    [span(shown, isToMove ? { bold: true, tone: 'leaf' } : {}), ...aside],
    bagLine(scene, seat),
    styledLine(scoreLine(view, seat, columns)),
  ]
}

function bagLine({ view, draft }: ScribbleTable, seat: Seat): StyledLine {
  const bag = view.bags[seat]
  if (!bag) return [span(words.bag), span(Array(BAG_SIZE).fill(HIDDEN).join(' '), { tone: 'soft' })]
  const own = view.viewer === seat ? draft : undefined
  const shown = own ? bagSlots(own) : bag
  return [
    span(words.bag, own?.mode === 'ordering' ? { tone: 'leaf', bold: true } : {}),
    span(shown.map(letter => letter ?? BLANK).join(' '), { bold: true }),
  ]
}

function scoreLine(view: View, seat: Seat, columns: number): string {
  const { last, scores } = view
  const sums = [
    scoreWords(view, seat),
    ...(last?.kind === 'placed' ? [words.shortSum(last.before, last.total - last.before, last.total)] : []),
    `${scores[seat]}`,
  ]
  const texts = sums.map(words.score)
  return texts.find(text => textWidth(text) <= columns) ?? texts.at(-1)!
}
