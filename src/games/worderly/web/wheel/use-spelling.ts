import { useEffect, useRef, useState } from 'preact/hooks'
import { SHORTEST } from '../../rules/layout.ts'
import { inCapitals, typedAmong } from '../../rules/letter-case.ts'
import { webText } from '../../text/en-web.ts'
import { afterKey, type Spelled, spelledAgain, wordOf } from './path.ts'

interface SpellingOptions {
  readonly letters: string
  guess(spelled: Spelled): void
  /** S alone shuffles, since no word is so short. */
  shuffle(): void
  /** The word has changed. */
  changed(): void
  /** Shows why a letter or a word is not accepted. */
  showNote(text: string): void
  /** Announces a letter, or the rest after one is erased, to a screen reader. */
  announce(text: string): void
  /** A key that is not part of a word, pressed wherever the focus is; true if it was handled. */
  otherKey(key: string): boolean
}

export interface Spelling {
  readonly spelled: Spelled
  take(spelled: Spelled): void
  /** Guesses the word as it is, if it is long enough to be one: fewer letters are never judged. */
  finish(spelled?: Spelled): void
  erase(): void
}

const SHUFFLE = 's'

/** The word being made, letter by letter, by taps or by keys wherever the focus is. */
export function useSpelling(options: SpellingOptions): Spelling {
  const { letters } = options
  const [made, setMade] = useState<{ readonly letters: string; readonly spelled: Spelled }>({
    letters,
    spelled: [],
  })
  // When the letters are shuffled, the word stays.
  const spelled =
    made.letters === letters ? made.spelled : spelledAgain(letters, wordOf(made.letters, made.spelled))
  function take(next: Spelled): void {
    setMade({ letters, spelled: next })
    options.changed()
  }

  function finish(word: Spelled = spelled): void {
    if (word.length >= SHORTEST) {
      take([])
      options.guess(word)
    } else if (wordOf(letters, word) === SHUFFLE) {
      take([])
      options.shuffle()
    } else if (word.length > 0) options.showNote(webText.tooShort)
  }

  function erase(): void {
    take(spelled.slice(0, -1))
    options.announce(spokenLetters(letters, spelled.slice(0, -1)))
  }

  /** A letter that is not free is typed all the same: the word is judged as it was typed. */
  function type(key: string): void {
    const next = afterKey(letters, spelled, key)
    const letter = inCapitals(key, letters)
    take(next)
    if (typeof next.at(-1) === 'number') options.announce(letter)
    else
      options.showNote(
        letters.includes(typedAmong(letters, key)) ? webText.noneLeft(letter) : webText.notThere(letter),
      )
    focusGuessButton()
  }

  /** True when the key was handled. */
  function pressed(key: string): boolean {
    if (key === 'Backspace' && spelled.length > 0) erase()
    else if (key === 'Escape' && spelled.length > 0) take([])
    else if (key === 'Enter' && spelled.length > 0 && !isButton(document.activeElement)) finish()
    else if (/^\p{L}$/u.test(key)) type(key)
    else return options.otherKey(key)
    return true
  }

  const latest = useRef(pressed)
  latest.current = pressed
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if ((event.target as Element).closest('input, textarea, select, dialog')) return
      if (latest.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return { spelled, take, finish, erase }
}

function spokenLetters(letters: string, spelled: Spelled): string {
  return spelled.length === 0 ? webText.nothing : [...inCapitals(wordOf(letters, spelled), letters)].join(' ')
}

function isButton(element: Element | null): boolean {
  return element?.closest('button, a, summary') != null
}

/** Enter after typing must guess the word, not press the button again that was used before. */
function focusGuessButton(): void {
  if (isButton(document.activeElement))
    document.querySelector<HTMLElement>('.wo-guess')?.focus({ preventScroll: true })
}
