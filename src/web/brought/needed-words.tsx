import { useState } from 'preact/hooks'
import { lettersIn, lexiconIn } from '#kernel/brought.ts'
import type { AnyOptions } from '#kernel/options.ts'
import { FilePill } from '../kit/file-pill.tsx'
import type { ParlourGame } from '../parlour.ts'
import { addDictionary } from './add-dictionary.ts'
import { broughtWords } from './words.ts'
import './brought.css'

interface NeededWordsProps {
  readonly parlour: ParlourGame
  /** Of the game that cannot be opened without them. */
  readonly setup: object
  /** Tries again to open it. */
  again(): void
}

/** The hash of the words that a game was played with, if they are not here. */
export function needsWords({ game, library }: ParlourGame, setup: object): string | undefined {
  const hash = lexiconIn(game.options as AnyOptions, setup)
  return hash === undefined || library?.find(hash) ? undefined : hash
}

/** Lets the dictionary be brought that a game was played with; no other will do. */
export function NeededWords({ parlour, setup, again }: NeededWordsProps) {
  const [said, setSaid] = useState('')
  const hash = needsWords(parlour, setup)
  if (hash === undefined) return null

  async function bring(file: File): Promise<void> {
    setSaid(broughtWords.reading(file.name))
    const letters = lettersIn(parlour.game.options as AnyOptions, setup)
    const added = await addDictionary(parlour.library!.own, file, { letters, hash: hash! })
    if (added.ok) again()
    else setSaid(added.why)
  }

  return (
    <div class="brought">
      <p>{broughtWords.needed}</p>
      <FilePill label={broughtWords.itsFile} accept=".txt,.lexicon,text/plain" take={bring} />
      <div role="status">{said && <p class="message brought-said">{said}</p>}</div>
    </div>
  )
}
