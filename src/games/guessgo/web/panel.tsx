import { useEffect, useState } from 'preact/hooks'
import type { PanelProps } from '#web/kit/face.ts'
import { isScreenShared } from '../presentation.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'
import { webText } from '../text/en-web.ts'
import { Calls } from './calls.tsx'
import { PoolList } from './pool-list.tsx'
import { availableFilters, type Filter, listPoolWords, passesFilter, searchPool } from './pool-search.ts'
import { useSelection } from './selection.ts'
import { useWordDrag } from './use-word-drag.tsx'
import { WordEntry } from './word-entry.tsx'
import './pool.css'

type Props = PanelProps<GuessGoTypes>

/** The pool with its search and filters; a word is placed or called from here. */
export function GuessGoPanel(props: Props) {
  return <Search key={props.view.viewer} {...props} />
}

function Search(props: Props) {
  const { viewer, phase, ready, open } = props.view
  // A player who is ready searches for a word to call while the other still fills; the search stays when calling begins.
  const places = phase === 'filling' && viewer !== 'spectator' && !ready[viewer]
  const [search, setSearch] = useState({ typed: '', places })
  // While the coin is tossed two people look at one screen.
  if (open || phase === 'tossing') return null
  const typed = search.places === places ? search.typed : ''
  return <Pool {...props} typed={typed} setTyped={text => setSearch({ typed: text, places })} />
}

interface PoolProps extends Props {
  readonly typed: string
  setTyped(text: string): void
}

function Pool({ view, people, tryMove, announce, typed, setTyped }: PoolProps) {
  const selection = useSelection({ view, ...(tryMove && { tryMove }), ...(announce && { announce }) })
  const [chosen, setChosen] = useState<{ readonly filter: Filter; readonly phase: View['phase'] }>()
  const filter = chosen?.phase === view.phase ? chosen.filter : 'all'
  const pool = listPoolWords(view)
  const filters = availableFilters(view, isScreenShared(view, people))
  const shown = searchPool(pool, typed).filter(word => passesFilter(view, filter, word))
  const canAct = view.acting && tryMove !== undefined
  const fills = view.phase === 'filling'
  const { place, pressed, carried, over } = useWordDrag(selection)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another element is under it
  useEffect(() => selection.carry(over), [over])
  return (
    <section class="gg-pool" ref={place} aria-label={webText.pool}>
      <div class="gg-latest">
        <Calls view={view} people={people} most={2} />
      </div>
      {tryMove && view.viewer !== 'spectator' && (
        <WordEntry
          {...{ view, selection, pool, typed, setTyped, canAct }}
          {...(announce && { say: announce })}
        />
      )}
      {filters.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons, not fields
        <div class="gg-filters figures" role="group" aria-label={webText.whichWords}>
          {filters.map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={one === filter}
              onClick={() => setChosen({ filter: one, phase: view.phase })}
            >
              {one === 'free' ? webText.filters.free[fills ? 'filling' : 'calling'] : webText.filters[one]}{' '}
              {pool.filter(word => passesFilter(view, one, word)).length}
            </button>
          ))}
        </div>
      )}
      <PoolList
        shown={shown}
        {...(fills && { size: view.terms.size })}
        picked={selection.picked?.kind === 'word' ? selection.picked.word : undefined}
        {...(canAct && { choose: selection.chooseWord })}
        {...(canAct && fills && { grab: pressed })}
        {...(announce && { announce })}
      />
      {carried}
    </section>
  )
}
