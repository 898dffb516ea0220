import { useEffect, useState } from 'preact/hooks'
import type { GameWords, HelpSection } from '#kernel/words.ts'
import type { Face } from '../kit/face.ts'
import { askWords, keyWords, pauseKeyWords } from '../words.ts'
import './help.css'

/** A game's help, as it stands in its words. */
export function GameHelp({ words }: { readonly words: GameWords }) {
  const [more, setMore] = useState<readonly HelpSection[]>([])
  useEffect(() => {
    words.moreHelp?.().then(setMore, () => setMore([]))
  }, [words])
  return (
    <>
      {[...words.help, ...more].map(({ heading, paragraphs }) => (
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

interface KeyMapProps {
  /** The game whose own keys are told too. */
  readonly words?: GameWords
  readonly face?: Face
  readonly timed?: boolean
}

export function KeyMap({ words, face, timed = false }: KeyMapProps) {
  const own = [...(words?.deeds ?? []), ...(words?.questions ?? []), ...(words?.aids ?? [])]
  // By their names, so that a game's own keys stand in place of others.
  const keys = new Map([
    ...keyWords,
    ...(face?.keys ?? []),
    ...(words?.cellKeys ?? []),
    ...own.map(({ key, label }) => [key, label] as const),
    ...(timed ? [pauseKeyWords] : []),
  ])
  return (
    <section>
      <h3>{askWords.keys}</h3>
      <dl class="keys">
        {[...keys].map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd class="soft">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
