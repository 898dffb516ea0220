import { useState } from 'preact/hooks'
import type { View } from '../rules/types.ts'
import { folded } from '../rules/word.ts'
import { faceWords } from './words.ts'

interface Props {
  readonly view: View
  readonly inHand: string | undefined
  choose?(word: string): void
}

/** The pool with a search, each word with what is known of it. */
export function Pool({ view, inHand, choose }: Props) {
  const [search, setSearch] = useState('')
  const wanted = folded(search)
  const found = view.terms.pool.filter(word => folded(word).includes(wanted))
  const states = wordStates(view)
  return (
    <section aria-label={faceWords.pool}>
      <input
        class="field"
        type="search"
        aria-label={faceWords.search}
        placeholder={faceWords.search}
        value={search}
        onInput={event => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 && <p class="soft">{faceWords.nothingFound}</p>}
      <ul class="gg-pool">
        {found.map(word => (
          <li key={word}>
            <button
              type="button"
              class="pill"
              aria-pressed={word === inHand}
              disabled={!choose || states.get(word) !== undefined}
              onClick={() => choose?.(word)}
            >
              {view.terms.hitwordsOf.includes(word) ? `★ ${word}, ${faceWords.hitword}` : word}
              {states.has(word) && <span class="soft"> {states.get(word)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordStates({ viewer, phase, grids, calls }: View): ReadonlyMap<string, string> {
  if (viewer === 'spectator') return new Map()
  if (phase !== 'filling')
    return new Map(calls[viewer]!.map(({ word, hit }) => [word, hit ? faceWords.hit : faceWords.miss]))
  return new Map(grids[viewer]!.flatMap(word => (word === null ? [] : [[word, faceWords.placed] as const])))
}
