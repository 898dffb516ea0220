import { useState } from 'preact/hooks'
import { Word } from '#web/kit/word.tsx'
import type { View } from '../../rules/types.ts'
import { keepOrder, lastOrder } from './last-order.ts'
import { inOrder, ORDERS, type Order } from './sorting.ts'
import { listWords } from './words.ts'
import './lists.css'

interface Listed {
  readonly word: string
  /** Whether it came to light without being named. */
  readonly byItself?: boolean
}

/** The words so far: found, bonus and wrong ones, and at the end those that were missed. */
export function Lists({ view }: { readonly view: View }) {
  const [order, setOrder] = useState(lastOrder)
  const sort = (chosen: Order) => {
    setOrder(chosen)
    keepOrder(chosen)
  }
  const found = view.found.map(({ word, how }) => ({ word, byItself: how === 'revealed' }))
  const missed = view.words.flatMap(({ word, how }) => (how === 'missed' && word ? [{ word }] : []))
  const listed = (words: readonly string[]) => words.map(word => ({ word }))
  return (
    <div class="wo-lists">
      {found.length + missed.length > 1 && <Sorting order={order} sort={sort} />}
      {missed.length > 0 && <Part heading={listWords.missed(missed.length)} words={inOrder(missed, order)} />}
      <Part heading={listWords.found(found.length, view.words.length)} words={inOrder(found, order)} />
      {view.bonus.length > 0 && (
        <Part heading={listWords.bonus(view.bonus.length)} words={inOrder(listed(view.bonus), order)} />
      )}
      {view.wrong.length > 0 && (
        <section>
          <h3>{listWords.wrong(view.wrong.length)}</h3>
          <p class="soft wo-words">
            {inOrder(listed(view.wrong), order).map(({ word }) => (
              <span key={word}>{word.toUpperCase()}</span>
            ))}
          </p>
        </section>
      )}
      {view.bonusMissed.length > 0 && (
        <details>
          <summary>{listWords.others(view.bonusMissed.length)}</summary>
          <Words words={inOrder(listed(view.bonusMissed), order)} />
        </details>
      )}
    </div>
  )
}

function Sorting({ order, sort }: { readonly order: Order; sort(order: Order): void }) {
  return (
    <label class="wo-sorting soft">
      {listWords.sortedBy}
      <select value={order} onChange={event => sort(event.currentTarget.value as Order)}>
        {ORDERS.map(one => (
          <option key={one} value={one}>
            {listWords.orders[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

function Part({ heading, words }: { readonly heading: string; readonly words: readonly Listed[] }) {
  return (
    <section>
      <h3 class="figures">{heading}</h3>
      <Words words={words} />
    </section>
  )
}

function Words({ words }: { readonly words: readonly Listed[] }) {
  return (
    <ul class="wo-words">
      {words.map(({ word, byItself }) => (
        <li key={word} class={byItself ? 'wo-by-itself' : undefined}>
          <Word word={word.toUpperCase()} />
          {byItself && <span class="visually-hidden">{listWords.byItself}</span>}
        </li>
      ))}
    </ul>
  )
}
