import { useEffect, useRef, useState } from 'preact/hooks'
import { SHORTEST } from '../../rules/layout.ts'
import { faceWords } from '../words.ts'
import { type Path, pathAfterKey, pathOfWord, wordOfPath } from './path.ts'

interface SpellingOptions {
  readonly letters: string
  guess(path: Path): void
  /** Says why a letter or a word is not taken. */
  showNote(text: string): void
  /** Says the letter, or what is left after one is erased, to whoever listens. */
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
export function useSpelling(wishes: SpellingOptions): Spelling {
  const { letters } = wishes
  const [made, setMade] = useState<{ readonly letters: string; readonly path: Path }>({ letters, path: [] })
  // When the letters are shuffled, the word stays.
  const path = made.letters === letters ? made.path : pathOfWord(letters, wordOfPath(made.letters, made.path))
  const take = (next: Path) => setMade({ letters, path: next })

  function finish(line: Path = path): void {
    if (line.length >= SHORTEST) {
      take([])
      wishes.guess(line)
    } else if (line.length > 0) wishes.showNote(faceWords.tooShort)
  }

  function erase(): void {
    take(path.slice(0, -1))
    wishes.announce(spokenLetters(letters, path.slice(0, -1)))
  }

  /** True when the key was of use. */
  function pressed(key: string): boolean {
    if (key === 'Backspace' && path.length > 0) erase()
    else if (key === 'Escape' && path.length > 0) take([])
    else if (key === 'Enter' && path.length > 0 && !isButton(document.activeElement)) finish()
    else if (/^\p{L}$/u.test(key)) {
      const next = pathAfterKey(letters, path, key)
      if (next) {
        take(next)
        wishes.announce(key.toUpperCase())
        focusGuessButton()
      } else wishes.showNote(faceWords.notThere(key.toUpperCase()))
    } else return false
    return true
  }

  const latest = useRef(pressed)
  latest.current = pressed
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if ((event.target as Element).closest('input, textarea, select, dialog')) return
      if (latest.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])

  return { path, take, finish, erase }
}

function spokenLetters(letters: string, path: Path): string {
  return path.length === 0 ? faceWords.nothing : [...wordOfPath(letters, path).toUpperCase()].join(' ')
}

function isButton(element: Element | null): boolean {
  return element?.closest('button, a, summary') != null
}

/** Whoever has pressed a button and then types must not press it again by Enter. */
function focusGuessButton(): void {
  if (isButton(document.activeElement))
    document.querySelector<HTMLElement>('.wo-guess')?.focus({ preventScroll: true })
}
