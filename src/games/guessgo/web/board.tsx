import { useEffect, useRef } from 'preact/hooks'
import { type Cell, writeCell } from '#kernel/grid.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { Later } from '#web/kit/later.tsx'
import { cellAt, placeOf } from '../rules/grid.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'
import { contents, words } from '../words.ts'
import { useCarry } from './carry.tsx'
import { useClearedDesk, useDesk } from './desk.ts'
import { typeOn } from './entry.tsx'
import { ownGrid } from './gestures.ts'
import { WordGrid } from './grid.tsx'
import { answered } from './pool.ts'
import { Tools, useClearing } from './tools.tsx'
import { faceWords } from './words.ts'

type Props = BoardFaceProps<GuessGoTypes>

/** Wanted when the grid is full, which takes a while. */
const loadCalling = () => import('./calling/calling.tsx').then(({ Calling }) => Calling)

export function GuessGoBoard(props: Props) {
  const { view, attempt, table } = props
  useClearedDesk(`${view.viewer} ${view.phase} ${table}`)
  if (view.phase === 'filling' && view.acting && attempt) return <Filling {...props} />
  return <Later props={props} load={loadCalling} />
}

/** One's own grid, being filled. */
function Filling({ view, people, pointing, ask, ...props }: Props) {
  const desk = useDesk({ view, ...props })
  const own = view.viewer as number
  const { place, pressed: carry, carried, over } = useCarry(desk)
  const clear = useClearing(view, desk, props.say)
  const { size } = view.terms
  useTold(view, props.say)

  function pressed(key: string, cell: Cell): boolean {
    if (key === 'Delete' || key === 'Backspace') desk.take(cell)
    else if (key === 'Escape') desk.pick(undefined)
    else if (key === '{') clear.press()
    else if (deedOf(view, key)) desk.move(deedOf(view, key)!)
    else if (answered(view, key)) props.say?.(answered(view, key)!)
    else if (/^\p{L}$/u.test(key)) {
      desk.pick({ kind: 'cell', place: placeOf(cell, size) })
      return typeOn(key)
    } else return /[/:]/.test(key) ? typeOn(key) : (ask?.(key, cell) ?? false)
    return true
  }

  return (
    <div
      class="gg-filling"
      ref={place}
      onPointerDown={event => {
        const at = (event.target as Element).closest<HTMLElement>('[data-at]')?.dataset.at?.split(',')
        const word = at && ownGrid(view)[Number(at[0]) * size + Number(at[1])]
        if (word) carry(event, word)
      }}
    >
      <WordGrid
        {...{ view, pointing }}
        seat={own}
        label={faceWords.gridOf(people[own])}
        chosen={desk.picked?.kind === 'cell' ? desk.picked.place : undefined}
        over={over?.dataset.at ?? desk.over}
        choose={desk.chooseCell}
        ask={pressed}
      />
      <Tools {...{ view, desk, clear }} />
      {carried}
    </div>
  )
}

/** The move of a key that belongs to no cell. */
function deedOf(view: View, key: string): string | undefined {
  return words.deeds?.find(deed => deed.key === key)?.move(view)
}

/** Tells whoever listens what has changed on the grid. */
function useTold(view: View, say: Props['say']): void {
  const grid = ownGrid(view)
  const before = useRef(grid)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the grid changes
  useEffect(() => {
    const changed = [...grid.keys()].filter(place => grid[place] !== before.current[place])
    before.current = grid
    if (changed.length === 0) return
    const name = (place: number) =>
      `${contents(view, view.viewer as number, place)}, ${writeCell(cellAt(place, view.terms.size))}`
    say?.(changed.length > 2 ? words.status(view, []) : `${changed.map(name).join('; ')}.`)
  }, [grid])
}
