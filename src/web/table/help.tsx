import type { GameWords } from '#kernel/words.ts'
import { askWords, keyWords } from '../words.ts'

/** A game's help, as it stands in its words. */
export function GameHelp({ words }: { readonly words: GameWords }) {
  return (
    <>
      {words.help.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map(paragraph => (
            <p key={paragraph} class="help-text">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </>
  )
}

export function KeyMap() {
  return (
    <section>
      <h3>{askWords.keys}</h3>
      <dl class="keys">
        {keyWords.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd class="soft">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
