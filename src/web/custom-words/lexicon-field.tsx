import { useState } from 'preact/hooks'
import { type AnyOptions, customLettersIn } from '#kernel/options.ts'
import type { OptionText } from '#kernel/text.ts'
import { Choices } from '../kit/choice.tsx'
import { FilePill } from '../kit/file-pill.tsx'
import { LazyComponent } from '../kit/lazy-component.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { customDictionaryText } from '../text/en/custom-words.ts'
import { addDictionary } from './add-dictionary.ts'
import './custom-words.css'

interface LexiconFieldProps {
  readonly loadedGame: LoadedGame
  /** All choices so far, the letters among them. */
  readonly params: object
  readonly words: OptionText
  readonly hash: string
  /** Whether a dictionary can be chosen here: online, only one that the server has. */
  isOffered(hash: string): boolean
  choose(hash: string): void
}

type FieldMessage = { readonly kind: 'note' | 'refused'; readonly text: string }

/** The dictionary of a game: the built-in one, or a custom one from a file. */
export function LexiconField({ loadedGame, params, words, hash, isOffered, choose }: LexiconFieldProps) {
  const { rules } = loadedGame
  const { customDictionaries, hashOf, sizeOf } = loadedGame.library!
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<FieldMessage>()
  const [isRemoving, setRemoving] = useState(false)
  const builtIn = hashOf('broad')
  // A file that has just been chosen is on this device only.
  const canAdd = isOffered('')
  const chosen = customDictionaries.all().find(one => one.lexicon.hash === hash)

  async function add(file: File): Promise<void> {
    if (busy) return
    setBusy(true)
    setMessage({ kind: 'note', text: customDictionaryText.reading(file.name) })
    const added = await addDictionary(customDictionaries, file, {
      letters: customLettersIn(rules.options as AnyOptions, params),
    })
    setBusy(false)
    if (!added.ok) return setMessage({ kind: 'refused', text: added.why })
    const { name, lexicon } = added.dictionary
    const kept = customDictionaryText.kept(name, lexicon.size)
    setMessage({ kind: 'note', text: [kept, added.note].filter(Boolean).join('\n') })
    choose(lexicon.hash)
  }

  async function remove(): Promise<void> {
    await customDictionaries.remove(hash)
    setMessage({ kind: 'note', text: customDictionaryText.forgotten(chosen!.name) })
    choose(builtIn)
  }

  return (
    <div class="custom-words">
      <Choices
        legend={words.label}
        help={words.help}
        layout="list"
        choices={[
          lexiconChoice(customDictionaryText.builtIn, builtIn, sizeOf('broad')),
          ...customDictionaries
            .all()
            .filter(({ lexicon }) => lexicon.hash === hash || isOffered(lexicon.hash))
            .map(({ name, lexicon }) => lexiconChoice(name, lexicon.hash, lexicon.size)),
        ]}
        chosen={hash}
        choose={value => {
          setMessage(undefined)
          choose(value)
        }}
      />
      {!canAdd && <p class="soft">{customDictionaryText.onServerOnly}</p>}
      <div class="buttons">
        {canAdd && (
          <FilePill label={customDictionaryText.ownWords} accept=".txt,.lexicon,text/plain" onFile={add} />
        )}
        {chosen && (
          <button type="button" class="pill" onClick={() => setRemoving(true)}>
            {customDictionaryText.forget(chosen.name)}
          </button>
        )}
      </div>
      <div role="status">
        {message && <p class={`message custom-words-message ${message.kind}`}>{message.text}</p>}
      </div>
      {isRemoving && chosen && (
        <LazyComponent
          load={async () => (await import('../shell/confirm.tsx')).Confirm}
          props={{
            title: customDictionaryText.forgetTitle(chosen.name),
            text: customDictionaryText.forgetText,
            yes: customDictionaryText.forgetYes,
            confirm: remove,
            close: () => setRemoving(false),
          }}
        />
      )}
    </div>
  )
}

function lexiconChoice(name: string, hash: string, size: number) {
  return { value: hash, label: name, help: customDictionaryText.count(size) }
}
