import { useEffect, useState } from 'preact/hooks'
import type { Cell } from '#kernel/grid.ts'
import { actionFor } from '#kernel/key-bindings.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'
import { DISPLAY_KEYS } from '../../commands.ts'
import { isScreenShared } from '../../presentation.ts'
import { crossedOutWords } from '../../rules/grid.ts'
import type { GuessGoTypes, View } from '../../rules/types.ts'
import { webText } from '../../text/en-web.ts'
import { Calls } from '../calls.tsx'
import { handlePoolKey } from '../pool-keys.ts'
import { focusWordEntry } from '../word-entry.tsx'
import { decidingCells, WordGrid } from '../word-grid.tsx'
import { KnownHits } from './known-hits.tsx'
import { Coin } from './toss.tsx'

type Props = BoardFaceProps<GuessGoTypes>

/** Both grids, one above the other, as far as they are known; where there is no room, one of the two, or the calls. */
export function Grids({ people, finalView, ...props }: Props) {
  // In the review of a finished game the grids are open from the beginning.
  const view: View = finalView?.open ? { ...props.view, grids: finalView.grids } : props.view
  const isOpen = view.open || finalView?.open === true
  const own = view.viewer === 'spectator' ? 0 : view.viewer
  const [shown, setShown] = useState<number | 'calls'>(own)
  const decided = view.ended ? [0, 1].find(seat => decidingCells(view, seat).length > 0) : undefined
  useEffect(() => setShown(decided ?? own), [decided, own])
  const turn = `${own} ${view.calls.flat().length}`
  const [uncovered, setUncovered] = useState<string>()
  const isShared = isScreenShared(view, people) && !isOpen
  const isCovered = isShared && uncovered !== turn
  const isShown = (part: number | 'calls') => (part === shown ? 'gg-side' : 'gg-side gg-aside')

  function pressed(key: string, cell: Cell): boolean {
    if (handlePoolKey(key, view, props.announce)) return true
    if (key === DISPLAY_KEYS.theirs) return goToOtherGrid()
    const isTyped = /^\p{L}$/u.test(key) || actionFor(key) === 'entry'
    return isTyped ? focusWordEntry(key) : (props.onKey?.(key, cell) ?? false)
  }

  /** Goes from one grid to the other; where the other is secret, it is only shown and named. */
  function goToOtherGrid(): true {
    const sides = [...document.querySelectorAll<HTMLElement>('.gg-grids section')]
    const at = sides.findIndex(side => side.contains(document.activeElement))
    const seat = at === 0 ? 1 - own : own
    setShown(seat)
    props.announce?.(webText.gridOf(people[seat]))
    // After the grid is shown. One that is secret has no cells; then the button that shows it takes the focus.
    setTimeout(() => {
      const cell = sides[at === 0 ? 1 : 0]?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')
      const target = cell ?? document.querySelector<HTMLElement>('.gg-switch [aria-pressed="true"]')
      target?.focus()
    })
    return true
  }

  return (
    <div class="gg-grids">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not fields */}
      <div class="gg-switch" role="group" aria-label={webText.calling.whichGrid}>
        {[own, 1 - own, 'calls' as const].map(part => (
          <button
            key={part}
            type="button"
            class="pill"
            aria-pressed={part === shown}
            onClick={() => setShown(part)}
          >
            <span>{part === 'calls' ? webText.calls : webText.gridOf(people[part])}</span>
          </button>
        ))}
      </div>
      {[own, 1 - own].map(seat => {
        const calls = view.calls[1 - seat]!
        const hits = crossedOutWords(calls).size
        const isDrawn = seat === view.viewer || isOpen || view.terms.showHits || view.phase === 'filling'
        const name = webText.gridOf(people[seat])
        return (
          <section key={seat} class={isShown(seat)} aria-label={name}>
            <p class="gg-title figures">
              <strong>{name}</strong>{' '}
              <span class="soft">
                {seat === view.viewer
                  ? webText.calling.crossedOut(hits)
                  : webText.calling.known(hits, calls.length - hits)}
              </span>
            </p>
            {seat === view.viewer && isCovered ? (
              <div class="gg-known">
                <button type="button" class="pill" onClick={() => setUncovered(turn)}>
                  {webText.showGrid}
                </button>
              </div>
            ) : isDrawn ? (
              <WordGrid
                {...{ view, seat, label: name, onKey: pressed }}
                pointing={seat === own ? props.highlight : undefined}
              />
            ) : (
              <KnownHits calls={calls} hitwords={view.terms.hitwordsOf} />
            )}
            {seat === view.viewer && isShared && !isCovered && (
              <p class="gg-title">
                <button type="button" class="pill" onClick={() => setUncovered(undefined)}>
                  {webText.hideGrid}
                </button>
              </p>
            )}
            {seat !== own && <TossLine view={view} />}
          </section>
        )
      })}
      <div class={`${isShown('calls')} gg-calls-side`}>
        <Calls view={view} people={people} />
      </div>
    </div>
  )
}

/** The toss is shown until the first word is called. */
function TossLine({ view: { toss, calls } }: { readonly view: View }) {
  if (!toss || calls.some(called => called.length > 0)) return null
  return (
    <p class="gg-toss-line">
      <Coin side={toss.coin} /> {webText.calling.coin(toss.coin)}
    </p>
  )
}
