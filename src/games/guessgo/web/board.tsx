import { useState } from 'preact/hooks'
import { type Cell, writeCell } from '#kernel/grid.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { placeOf } from '../rules/grid.ts'
import type { GuessGoTypes } from '../rules/types.ts'
import { WordGrid } from './grid.tsx'
import { Pool } from './pool.tsx'
import { faceWords } from './words.ts'

type Props = BoardFaceProps<GuessGoTypes>

/** One's own grid, what is known of the other's, and the pool. */
export function GuessGoBoard({ view, play, label, pointing, ask, touched }: Props) {
  const [inHand, setInHand] = useState<string | undefined>(undefined)
  const own = view.viewer === 'spectator' ? 0 : view.viewer
  const acting = view.acting && play !== undefined

  function chooseCell(cell: Cell): void {
    const standing = view.grids[own]![placeOf(cell, view.terms.size)]
    if (inHand !== undefined) play?.(`place ${inHand} ${writeCell(cell)}`)
    else if (standing) play?.(`take ${writeCell(cell)}`)
    setInHand(undefined)
  }

  function chooseWord(word: string): void {
    if (view.phase === 'calling') play?.(`call ${word}`)
    else setInHand(word === inHand ? undefined : word)
  }

  const fills = acting && view.phase === 'filling'
  const showsOther =
    view.phase !== 'filling' && (view.terms.showHits || view.ended !== null || view.viewer === 'spectator')
  return (
    <div class="gg-table">
      <WordGrid
        {...{ view, pointing }}
        {...(ask && { ask })}
        {...(touched && { touched })}
        seat={own}
        label={label}
        {...(fills && { choose: chooseCell })}
      />
      {acting && <Actions {...{ view, play }} />}
      {showsOther && <WordGrid view={view} seat={1 - own} label={faceWords.otherGrid} />}
      {!view.ended && (
        <Pool
          view={view}
          inHand={inHand}
          {...(acting && view.phase !== 'tossing' && { choose: chooseWord })}
        />
      )}
    </div>
  )
}

const ACTIONS = {
  filling: ['fill', 'shuffle', 'clear', 'ready'],
  tossing: ['heads', 'tails', 'leave'],
  calling: [],
} as const

function Actions({ view, play }: Pick<Props, 'view'> & { play(text: string): void }) {
  const actions = ACTIONS[view.phase].filter(action => action !== 'leave' || view.viewer === 0)
  if (actions.length === 0) return null
  return (
    <div class="gg-actions">
      {actions.map(action => (
        <button key={action} type="button" class="pill" onClick={() => play(action)}>
          {faceWords[action]}
        </button>
      ))}
    </div>
  )
}
