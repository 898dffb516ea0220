import { type ComponentChildren, Fragment } from 'preact'
import { writeCell } from '#kernel/grid.ts'
import type { Seat } from '#kernel/rules.ts'
import { subject } from '#kernel/text.ts'
import { DefinedWord } from '#web/kit/defined-word.tsx'
import type { EventLineProps, Face } from '#web/kit/face.ts'
import { isOnBoard, stepCell } from '../rules/board.ts'
import type { FormedWord, Params, ScribbleTypes, View } from '../rules/types.ts'
import { sumWords, words } from '../words.ts'
import { ScribbleBoard } from './board.tsx'
import { ScribblePanel } from './panel.tsx'
import { ScribblePreview } from './preview.tsx'
import { faceWords } from './words.ts'
import './face.css'
import './narrow.css'

/** Scribble in the browser. */
export const face: Face<ScribbleTypes> = {
  Board: ScribbleBoard,
  Panel: ScribblePanel,
  PlayerSymbol,
  EventLine,
  Preview: ScribblePreview,
  loadKeys: async () => (await import('./key-words.ts')).keyWords,
  neighbours: (_, cell) =>
    (['across', 'down'] as const)
      .flatMap(direction => [stepCell(cell, direction, -1), stepCell(cell, direction, 1)])
      .filter(isOnBoard),
  lastCell: ({ last }) => (last?.kind === 'placed' ? last.cells[0] : undefined),
  tally: faceWords.tally,
  fitsOneScreen: true,
  isSecret: view => view.bagsAre === 'hidden' && view.toMove !== null,
  moveCount: ({ round }) => round - 1,
  loadExportFormats: () => import('./export-formats.ts'),
}

/** A player's points; after a word, as the sum that they have become. */
function PlayerSymbol({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const { last } = view
  return (
    <span class="sc-score figures">
      {last?.kind === 'placed' && last.seat === seat && (
        <span class="soft">{sumWords(last).replace(/\d+$/, '')}</span>
      )}
      <strong>
        {view.scores[seat]}
        <span class="visually-hidden"> {faceWords.pointsOnly}</span>
      </strong>
    </span>
  )
}

function EventLine({ event, people, params }: EventLineProps<ScribbleTypes>) {
  if (event.kind !== 'placed') return <span class="soft">{words.event(event, people)}</span>
  const [main, ...others] = event.words as readonly [FormedWord, ...FormedWord[]]
  return (
    <span class="sc-turn figures">
      {/* The level is told where the scores are. */}
      <span class="soft sc-who">{subject(people[event.seat]).replace(/ \(.*\)$/, '')}</span>
      <span>
        <strong>{wordWithDefinition(main, params)}</strong>
        {others.map(formed => (
          <Fragment key={formed.word}>, {wordWithDefinition(formed, params)}</Fragment>
        ))}
      </span>
      <span class="soft">
        {writeCell(main.cells[0]!)} {event.direction}
      </span>
      <span class="sc-sum">{sumWords(event)}</span>
    </span>
  )
}

/** A word that was played, and what it means where that can be asked for. */
function wordWithDefinition({ word }: FormedWord, setup: Params | undefined): ComponentChildren {
  return setup ? <DefinedWord word={word} dictionary={setup.dictionary} /> : word
}
