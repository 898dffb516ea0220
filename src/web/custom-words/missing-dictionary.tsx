import { useState } from 'preact/hooks'
import { type AnyOptions, customLettersIn, lexiconHashIn } from '#kernel/options.ts'
import { FilePill } from '../kit/file-pill.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { customDictionaryText } from '../text/en/custom-words.ts'
import { addDictionary } from './add-dictionary.ts'
import './custom-words.css'

interface MissingDictionaryProps {
  readonly loadedGame: LoadedGame
  /** The params of the game that cannot be opened without the dictionary. */
  readonly params: object
  /** Tries to open the game again. */
  retry(): void
}

/** The hash of the dictionary that a game was played with, if it is not on this device. */
export function missingDictionaryHash({ rules, library }: LoadedGame, params: object): string | undefined {
  const hash = lexiconHashIn(rules.options as AnyOptions, params)
  return hash === undefined || library?.find(hash) ? undefined : hash
}

/** Asks for the file of the dictionary that a game was played with, and takes no other. */
export function MissingDictionary({ loadedGame, params, retry }: MissingDictionaryProps) {
  const [message, setMessage] = useState('')
  const requiredHash = missingDictionaryHash(loadedGame, params)
  if (requiredHash === undefined) return null

  async function add(file: File): Promise<void> {
    setMessage(customDictionaryText.reading(file.name))
    const letters = customLettersIn(loadedGame.rules.options as AnyOptions, params)
    const added = await addDictionary(loadedGame.library!.customDictionaries, file, {
      letters,
      requiredHash: requiredHash!,
    })
    if (added.ok) retry()
    else setMessage(added.why)
  }

  return (
    <div class="custom-words">
      <p>{customDictionaryText.needed}</p>
      <FilePill label={customDictionaryText.itsFile} accept=".txt,.lexicon,text/plain" onFile={add} />
      <div role="status">{message && <p class="message custom-words-message">{message}</p>}</div>
    </div>
  )
}
