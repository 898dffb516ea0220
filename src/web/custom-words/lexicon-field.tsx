import { useState } from 'preact/hooks'
import { customLettersIn } from '#kernel/option-visibility.ts'
import type { AnyOptions } from '#kernel/options.ts'
import type { OptionText } from '#kernel/text.ts'
import { Choices } from '../kit/choice.tsx'
import { FilePill } from '../kit/file-pill.tsx'
import { LazyComponent } from '../kit/lazy-component.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { addDictionary } from './add-dictionary.ts'
import { customDictionaryWords } from './words.ts'
import './custom-words.css'

interface LexiconFieldProps {
  readonly loadedGame: LoadedGame
  /** What is chosen besides, the letters among it. */
  readonly setup: object
  readonly words: OptionText
  readonly hash: string
  choose(hash: string): void
}

type FieldMessage = { readonly kind: 'note' | 'refused'; readonly text: string }

/** Which words count: the built-in ones, or one's own from a file, each by its name. */
export function LexiconField({ loadedGame, setup, words, hash, choose: take }: LexiconFieldProps) {
  const { rules } = loadedGame
  const { customDictionaries, hashOf, sizeOf } = loadedGame.library!
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<FieldMessage>()
  const [forgetting, setForgetting] = useState(false)
  const usual = hashOf('broad')
  const chosen = customDictionaries.all().find(one => one.lexicon.hash === hash)

  async function bring(file: File): Promise<void> {
    if (busy) return
    setBusy(true)
    setSaid({ kind: 'note', text: customDictionaryWords.reading(file.name) })
    const added = await addDictionary(customDictionaries, file, {
      letters: customLettersIn(rules.options as AnyOptions, setup),
    })
    setBusy(false)
    if (!added.ok) return setSaid({ kind: 'refused', text: added.why })
    const { name, lexicon } = added.dictionary
    setSaid({ kind: 'note', text: customDictionaryWords.kept(name, lexicon.size) })
    take(lexicon.hash)
  }

  async function forget(): Promise<void> {
    await customDictionaries.remove(hash)
    setSaid({ kind: 'note', text: customDictionaryWords.forgotten(chosen!.name) })
    take(usual)
  }

  return (
    <div class="brought">
      <Choices
        legend={words.label}
        help={words.help}
        layout="list"
        choices={[
          lexiconChoice(customDictionaryWords.builtIn, usual, sizeOf('broad')),
          ...customDictionaries
            .all()
            .map(({ name, lexicon }) => lexiconChoice(name, lexicon.hash, lexicon.size)),
        ]}
        chosen={hash}
        choose={value => {
          setSaid(undefined)
          take(value)
        }}
      />
      <div class="buttons">
        <FilePill label={customDictionaryWords.ownWords} accept=".txt,.lexicon,text/plain" onFile={bring} />
        {chosen && (
          <button type="button" class="pill" onClick={() => setForgetting(true)}>
            {customDictionaryWords.forget(chosen.name)}
          </button>
        )}
      </div>
      <div role="status">{said && <p class={`message brought-said ${said.kind}`}>{said.text}</p>}</div>
      {forgetting && chosen && (
        <LazyComponent
          load={async () => (await import('../shell/confirm.tsx')).Confirm}
          props={{
            title: customDictionaryWords.forgetTitle(chosen.name),
            text: customDictionaryWords.forgetText,
            yes: customDictionaryWords.forgetYes,
            confirm: forget,
            close: () => setForgetting(false),
          }}
        />
      )}
    </div>
  )
}

function lexiconChoice(name: string, hash: string, size: number) {
  return { value: hash, label: name, help: customDictionaryWords.count(size) }
}
