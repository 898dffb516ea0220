import { useEffect, useRef, useState } from 'preact/hooks'
import { SHORTEST } from '../../rules/layout.ts'
import { inCapitals } from '../../rules/letter-case.ts'
import { webText } from '../../text/en.ts'
import { type Path, pathAfterKey, pathOfWord, wordOfPath } from './path.ts'

interface SpellingOptions {
  readonly letters: string
  guess(path: Path): void
  /** Shows why a letter or a word is not accepted. */
  showNote(text: string): void
  /** Announces a letter, or the rest after one is erased, to a screen reader. */
  announce(text: string): void
}

export interface Spelling {
  readonly path: Path
  take(path: Path): void
  /** Guesses the word as it is, if it is long enough to be one: a slip is never judged. */
  finish(path?: Path): void
  erase(): void
}

/** The word being made, letter by letter, by taps or by keys wherever the focus is. */
export function useSpelling(options: SpellingOptions): Spelling {
  const { letters } = options
  const [made, setMade] = useState<{ readonly letters: string; readonly path: Path }>({ letters, path: [] })
  // When the letters are shuffled, the word stays.
  const path = made.letters === letters ? made.path : pathOfWord(letters, wordOfPath(made.letters, made.path))
  const take = (next: Path) => setMade({ letters, path: next })

  function finish(line: Path = path): void {
    if (line.length >= SHORTEST) {
      take([])
      options.guess(line)
    } else if (line.length > 0) options.showNote(webText.tooShort)
  }

  function erase(): void {
    take(path.slice(0, -1))
    options.announce(spokenLetters(letters, path.slice(0, -1)))
  }

  /** True when the key was handled. */
  function pressed(key: string): boolean {
    if (key === 'Backspace' && path.length > 0) erase()
    else if (key === 'Escape' && path.length > 0) take([])
    else if (key === 'Enter' && path.length > 0 && !isButton(document.activeElement)) finish()
    else if (/^\p{L}$/u.test(key)) {
      const next = pathAfterKey(letters, path, key)
      if (next) {
        take(next)
        options.announce(inCapitals(key, letters))
        focusGuessButton()
      } else options.showNote(webText.notThere(inCapitals(key, letters)))
    } else return false
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

  return { path, take, finish, erase }
}

function spokenLetters(letters: string, path: Path): string {
  return path.length === 0 ? webText.nothing : [...inCapitals(wordOfPath(letters, path), letters)].join(' ')
}

function isButton(element: Element | null): boolean {
  return element?.closest('button, a, summary') != null
}

/** Enter after typing must guess the word, not press the button again that was used before. */
function focusGuessButton(): void {
  if (isButton(document.activeElement))
    document.querySelector<HTMLElement>('.wo-guess')?.focus({ preventScroll: true })
}
