import { useState } from 'preact/hooks'
import { actionFor } from '#kernel/key-bindings.ts'
import type { View } from '../rules/types.ts'
import { webText } from '../text/en-web.ts'
import { completeWord, type PoolWord, searchPool } from './pool-search.ts'
import type { Selection } from './selection.ts'

/** Gives the field the focus; a letter pressed elsewhere then goes there. True when the key is done with. */
export function focusWordEntry(key: string): boolean {
  document.querySelector<HTMLElement>('.gg-entry input')?.focus()
  return actionFor(key) === 'entry'
}

interface WordEntryProps {
  readonly view: View
  readonly selection: Selection
  readonly pool: readonly PoolWord[]
  readonly typed: string
  readonly canAct: boolean
  setTyped(text: string): void
  say?(text: string): void
}

/** A field for typed words; the button shows what Enter does. */
export function WordEntry({ view, selection, pool, typed, setTyped, canAct, say }: WordEntryProps) {
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly when: string }>()
  const when = `${view.phase} ${canAct}`
  const fills = view.phase === 'filling'
  const picked = selection.picked?.kind === 'word' ? selection.picked.word : undefined
  const word = picked ?? completeWord(view, pool, typed)?.word
  const act = fills ? webText.place : webText.call

  function whyNot(): string | undefined {
    if (typed.trim() === '' && word === undefined) return webText.chooseOne
    if (!canAct) return webText.waiting
    if (word === undefined) return searchPool(pool, typed).length > 0 ? webText.typeMore : undefined
    const isCalled = pool.some(one => one.word === word && one.called)
    return isCalled ? webText.calledAlready(word) : undefined
  }

  function enter(): void {
    const why = whyNot()
    setRefusal(why === undefined ? undefined : { text: why, when })
    if (why !== undefined) return void say?.(why)
    setTyped('')
    // A text that is not a word of the pool may be a move, such as `swap a1 b2`; else the refusal explains it.
    if (word === undefined) selection.move(typed)
    else selection.enter(word)
  }

  return (
    <form
      class="gg-entry"
      onSubmit={event => {
        event.preventDefault()
        enter()
      }}
    >
      <input
        class="field"
        type="search"
        aria-label={webText.typeWord}
        placeholder={webText.typeWord}
        value={typed}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint={fills ? 'next' : 'send'}
        onKeyDown={event => {
          if (event.key === 'Escape') setTyped('')
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          document.querySelector<HTMLElement>('.gg-words [tabindex="0"]')?.focus()
        }}
        onInput={event => {
          setRefusal(undefined)
          setTyped(event.currentTarget.value)
          if (picked) selection.pick(undefined)
        }}
      />
      {/* Once a grid is ready nothing is placed any more, only looked for. */}
      {(canAct || !fills) && (
        <button
          type="submit"
          class="pill primary"
          aria-disabled={canAct && word !== undefined ? undefined : 'true'}
        >
          <span>{word === undefined ? act : `${act} ${word}`}</span>
        </button>
      )}
      {refusal?.when === when && <p class="message refused">{refusal.text}</p>}
    </form>
  )
}
