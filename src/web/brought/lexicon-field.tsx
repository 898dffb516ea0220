import { useState } from 'preact/hooks'
import { lettersIn } from '#kernel/brought.ts'
import type { AnyOptions } from '#kernel/options.ts'
import type { OptionWords } from '#kernel/words.ts'
import { Choices } from '../kit/choice.tsx'
import { FilePill } from '../kit/file-pill.tsx'
import { Later } from '../kit/later.tsx'
import type { ParlourGame } from '../parlour.ts'
import { addDictionary } from './add-dictionary.ts'
import { broughtWords } from './words.ts'
import './brought.css'

interface LexiconFieldProps {
  readonly parlour: ParlourGame
  /** What is chosen besides, the letters among it. */
  readonly setup: object
  readonly words: OptionWords
  readonly hash: string
  take(hash: string): void
}

type Said = { readonly kind: 'note' | 'refused'; readonly text: string }

/** Which words count: the built-in ones, or one's own from a file, each by its name. */
export function LexiconField({ parlour, setup, words, hash, take }: LexiconFieldProps) {
  const { game } = parlour
  const { own, hashOf, sizeOf } = parlour.library!
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said>()
  const [forgetting, setForgetting] = useState(false)
  const usual = hashOf('broad')
  const chosen = own.all().find(one => one.lexicon.hash === hash)

  async function bring(file: File): Promise<void> {
    if (busy) return
    setBusy(true)
    setSaid({ kind: 'note', text: broughtWords.reading(file.name) })
    const added = await addDictionary(own, file, { letters: lettersIn(game.options as AnyOptions, setup) })
    setBusy(false)
    if (!added.ok) return setSaid({ kind: 'refused', text: added.why })
    const { name, lexicon } = added.own
    setSaid({ kind: 'note', text: broughtWords.kept(name, lexicon.size) })
    take(lexicon.hash)
  }

  async function forget(): Promise<void> {
    await own.forget(hash)
    setSaid({ kind: 'note', text: broughtWords.forgotten(chosen!.name) })
    take(usual)
  }

  return (
    <div class="brought">
      <Choices
        legend={words.label}
        help={words.help}
        layout="list"
        choices={[
          choice(broughtWords.builtIn, usual, sizeOf('broad')),
          ...own.all().map(({ name, lexicon }) => choice(name, lexicon.hash, lexicon.size)),
        ]}
        chosen={hash}
        choose={value => {
          setSaid(undefined)
          take(value)
        }}
      />
      <div class="buttons">
        <FilePill label={broughtWords.ownWords} accept=".txt,.lexicon,text/plain" take={bring} />
        {chosen && (
          <button type="button" class="pill" onClick={() => setForgetting(true)}>
            {broughtWords.forget(chosen.name)}
          </button>
        )}
      </div>
      <div role="status">{said && <p class={`message brought-said ${said.kind}`}>{said.text}</p>}</div>
      {forgetting && chosen && (
        <Later
          load={async () => (await import('../shell/confirm.tsx')).Confirm}
          props={{
            title: broughtWords.forgetTitle(chosen.name),
            text: broughtWords.forgetText,
            yes: broughtWords.forgetYes,
            confirm: forget,
            close: () => setForgetting(false),
          }}
        />
      )}
    </div>
  )
}

function choice(name: string, hash: string, size: number) {
  return { value: hash, label: name, help: broughtWords.count(size) }
}
