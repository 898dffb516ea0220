import type { GameWords, HelpSection } from '#kernel/words.ts'
import type { Face } from '../kit/face.ts'
import { helpWords, keyWords, pauseKeyWords } from './words.ts'
import './help.css'

/** A game's help, as its words bring it. */
export function GameHelp({ help }: { readonly help: readonly HelpSection[] }) {
  return (
    <>
      {help.map(({ heading, paragraphs }) => (
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
  // By their names, so that a game's own keys stand in place of others; the board's face has the last word.
  const keys = new Map([
    ...keyWords,
    ...(words?.cellKeys ?? []),
    ...own.map(({ key, label }) => [key, label] as const),
    ...(face?.keys ?? []),
    ...(timed ? [pauseKeyWords] : []),
  ])
  return (
    <section>
      <h3>{helpWords.keys}</h3>
      <dl class="keys">
        {[...keys]
          .filter(([, does]) => does !== '')
          .map(([key, does]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd class="soft">{does}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
