import { useState } from 'preact/hooks'
import { DefinedWord } from '#web/kit/defined-word.tsx'
import type { PanelProps } from '#web/kit/face.ts'
import { faceStorage } from '#web/kit/face-storage.ts'
import { type CommonnessAnswer, commonnessQuestion } from '../../presentation/solved-words.ts'
import { inCapitals } from '../../rules/letter-case.ts'
import type { View, WorderlyTypes } from '../../rules/types.ts'
import { webText } from '../../text/en-web.ts'
import { SolvedWords } from './solved-words-list.tsx'
import { SORT_ORDERS, type SortOrder, sortWords } from './sort-words.ts'
import './word-lists.css'

const text = webText.lists
const SORT_ORDER_KEY = 'worderly.order'

interface ListedWord {
  readonly word: string
  /** Whether it was uncovered without being guessed. */
  readonly byItself?: boolean
}

interface WordListsProps extends Pick<PanelProps<WorderlyTypes>, 'consult'> {
  readonly view: View
}

/** The words so far: found, bonus and wrong ones, and at the end those that were missed. */
export function WordLists({ view, consult }: WordListsProps) {
  const [order, setOrder] = useState(lastSortOrder)
  const sort = (chosen: SortOrder) => {
    setOrder(chosen)
    faceStorage.set(SORT_ORDER_KEY, chosen)
  }
  const found = view.found.map(({ word, how }) => ({ word, byItself: how === 'revealed' }))
  const missed = view.words.flatMap(({ word, how }) => (how === 'missed' && word ? [{ word }] : []))
  const listed = (words: readonly string[]) => words.map(word => ({ word }))
  return (
    <div class="wo-lists">
      {found.length + missed.length > 1 && <SortSelect order={order} sort={sort} />}
      {missed.length > 0 && (
        <WordListSection heading={text.missed(missed.length)} words={sortWords(missed, order)} />
      )}
      <WordListSection
        heading={text.found(found.length, view.words.length)}
        words={sortWords(found, order)}
      />
      {view.bonus.length > 0 && (
        <WordListSection
          heading={text.bonus(view.bonus.length)}
          words={sortWords(listed(view.bonus), order)}
        />
      )}
      {view.wrong.length > 0 && (
        <section>
          <h2>{text.wrong(view.wrong.length)}</h2>
          <p class="soft wo-words">
            {sortWords(listed(view.wrong), order).map(({ word }) => (
              <span key={word}>{inCapitals(word)}</span>
            ))}
          </p>
        </section>
      )}
      {view.bonusMissed.length > 0 && (
        <details>
          <summary>{text.others(view.bonusMissed.length)}</summary>
          <Words words={sortWords(listed(view.bonusMissed), order)} />
        </details>
      )}
      {view.over && consult && <AllWords view={view} consult={consult} />}
    </div>
  )
}

interface AllWordsProps extends Required<Pick<PanelProps<WorderlyTypes>, 'consult'>> {
  readonly view: View
}

/** All words with how common they are, once somebody wants to know. */
function AllWords({ view, consult }: AllWordsProps) {
  const [answer, setAnswer] = useState<CommonnessAnswer>()
  const [isOpen, setOpen] = useState(false)
  function toggle(open: boolean): void {
    setOpen(open)
    // Without the answer the words are still there.
    if (open && !answer)
      consult(commonnessQuestion(view)).then(
        found => setAnswer(found as CommonnessAnswer),
        () => {},
      )
  }
  return (
    <details onToggle={event => toggle(event.currentTarget.open)}>
      <summary>{text.all}</summary>
      {isOpen && <SolvedWords view={view} answer={answer} />}
    </details>
  )
}

function SortSelect({ order, sort }: { readonly order: SortOrder; sort(order: SortOrder): void }) {
  return (
    <label class="wo-sorting soft">
      {text.sortedBy}
      <select value={order} onChange={event => sort(event.currentTarget.value as SortOrder)}>
        {SORT_ORDERS.map(one => (
          <option key={one} value={one}>
            {text.orders[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

function WordListSection({
  heading,
  words,
}: {
  readonly heading: string
  readonly words: readonly ListedWord[]
}) {
  return (
    <section>
      <h2 class="figures">{heading}</h2>
      <Words words={words} />
    </section>
  )
}

function Words({ words }: { readonly words: readonly ListedWord[] }) {
  return (
    <ul class="wo-words">
      {words.map(({ word, byItself }) => (
        <li key={word} class={byItself ? 'wo-by-itself' : undefined}>
          <DefinedWord word={inCapitals(word)} />
          {byItself && <span class="visually-hidden">{text.byItself}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The order that was chosen last on this device. */
function lastSortOrder(): SortOrder {
  return SORT_ORDERS.find(order => order === faceStorage.get(SORT_ORDER_KEY)) ?? 'found'
}
