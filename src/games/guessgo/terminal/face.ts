import { writeCell } from '#kernel/grid.ts'
import { boardRange, stepped, within } from '#terminal/kit/cursor.ts'
import type { Face, Scene } from '#terminal/kit/face.ts'
import { type Block, line } from '#terminal/kit/spans.ts'
import { asksFor } from '../rules/asks.ts'
import { placeOf } from '../rules/grid.ts'
import { gridText } from '../rules/text.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'
import { contents } from '../words.ts'
import { entered } from './enter.ts'
import { drawWords, seatShown } from './grid.ts'
import { drawPool } from './pool.ts'
import { faceWords } from './words.ts'

/** GuessGo in the terminal. */
export const face: Face<GuessGoTypes> = {
  fruit: 'medlar',
  secret: view => view.ended === null && view.phase !== 'tossing',
  cursor: (view, from) => within(from ?? { row: 0, column: 0 }, range(view)),
  step: (view, cursor, step) => stepped(cursor, step, range(view)),
  move: entered,
  asksFor,
  draw(scene) {
    const { view, cursor, aids } = scene
    const height = (cursor?.row ?? 0) / view.terms.size
    if (aids?.has('pool')) return drawPool(view, scene.room, height)
    return drawGrid(scene, seatShown(view, aids?.has('theirs') ?? false), height)
  },
  text: view => {
    if (view.ended) return [...titled(view, 0), '', ...titled(view, 1)]
    return view.viewer === 'spectator' ? [] : gridText(view, view.viewer)
  },
}

function range({ terms }: View) {
  return boardRange(terms.size, terms.size)
}

/** The grid; where there is room, the word at the cursor in full, and the words left. */
function drawGrid(scene: Scene<GuessGoTypes>, seat: number, height: number): Block {
  const { view, cursor, room } = scene
  const grid = drawWords(scene, seat)
  const rest = room.rows - grid.length
  const here = cursor && `${writeCell(cursor)}: ${contents(view, seat, placeOf(cursor, view.terms.size))}`
  const below = rest > 0 ? [line(here ?? titleOf(view, seat), { tone: 'soft' })] : []
  const pool =
    rest > 6 && !view.ended ? [line(''), ...drawPool(view, { ...room, rows: rest - 2 }, height)] : []
  return [...grid, ...below, ...pool]
}

function titled(view: View, seat: number): readonly string[] {
  return [titleOf(view, seat), ...gridText(view, seat)]
}

function titleOf(view: View, seat: number): string {
  if (view.viewer === 'spectator') return faceWords.of(seat)
  return view.viewer === seat ? faceWords.yours : faceWords.theirs
}
