import { type ComponentChildren, Fragment } from 'preact'
import { writeCell } from '#kernel/grid.ts'
import type { Seat } from '#kernel/rules.ts'
import { subject } from '#kernel/text.ts'
import { DefinedWord } from '#web/kit/defined-word.tsx'
import type { EventLineProps, Face } from '#web/kit/face.ts'
import type { FormedWord, Params, ScribbleTypes, View } from '../rules/types.ts'
import { text } from '../text/en.ts'
import { sumWords } from '../text/en-notes.ts'
import { keyText, webText } from '../text/en-web.ts'
import { ScribbleBoard } from './board.tsx'
import { ScribblePanel } from './panel.tsx'
import { ScribblePreview } from './preview.tsx'
import './face.css'
import './narrow.css'

/** Scribble in the browser. */
export const face: Face<ScribbleTypes> = {
  Board: ScribbleBoard,
  Panel: ScribblePanel,
  PlayerSymbol,
  EventLine,
  Preview: ScribblePreview,
  loadPositionEditor: () => import('./position/position-editor.tsx'),
  loadAnalysis: () => import('./analysis/candidates-panel.tsx'),
  keys: keyText,
  layout: 'one-screen',
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
        <span class="visually-hidden"> {webText.pointsOnly}</span>
      </strong>
    </span>
  )
}

function EventLine({ event, people, params }: EventLineProps<ScribbleTypes>) {
  if (event.kind !== 'placed') return <span class="soft">{text.event(event, people)}</span>
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

/** A word that was played, with its definition where it can be asked for. */
function wordWithDefinition({ word }: FormedWord, params: Params | undefined): ComponentChildren {
  return params ? <DefinedWord word={word} dictionary={params.dictionary} /> : word
}
