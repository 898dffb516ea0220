import { useState } from 'preact/hooks'
import { customLettersIn, lexiconHashIn } from '#kernel/option-visibility.ts'
import type { AnyOptions } from '#kernel/options.ts'
import { FilePill } from '../kit/file-pill.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { addDictionary } from './add-dictionary.ts'
import { customDictionaryWords } from './words.ts'
import './custom-words.css'

interface MissingDictionaryProps {
  readonly loadedGame: LoadedGame
  /** Of the game that cannot be opened without them. */
  readonly setup: object
  /** Tries again to open it. */
  retry(): void
}

/** The hash of the words that a game was played with, if they are not here. */
export function missingDictionaryHash({ rules, library }: LoadedGame, setup: object): string | undefined {
  const hash = lexiconHashIn(rules.options as AnyOptions, setup)
  return hash === undefined || library?.find(hash) ? undefined : hash
}

/** Lets the dictionary be brought that a game was played with; no other will do. */
export function MissingDictionary({ loadedGame, setup, retry }: MissingDictionaryProps) {
  const [said, setSaid] = useState('')
  const requiredHash = missingDictionaryHash(loadedGame, setup)
  if (requiredHash === undefined) return null

  async function bring(file: File): Promise<void> {
    setSaid(customDictionaryWords.reading(file.name))
    const letters = customLettersIn(loadedGame.rules.options as AnyOptions, setup)
    const added = await addDictionary(loadedGame.library!.customDictionaries, file, {
      letters,
      requiredHash: requiredHash!,
    })
    if (added.ok) retry()
    else setSaid(added.why)
  }

  return (
    <div class="brought">
      <p>{customDictionaryWords.needed}</p>
      <FilePill label={customDictionaryWords.itsFile} accept=".txt,.lexicon,text/plain" onFile={bring} />
      <div role="status">{said && <p class="message brought-said">{said}</p>}</div>
    </div>
  )
}
