import type { ComponentChildren, ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import './defined-word.css'

interface DefinedWordProps {
  readonly word: string
  /** The hash of the words that it is from; without one it is taken for English. */
  readonly dictionary?: string
  /** How it is shown, where not as it is written. */
  readonly children?: ComponentChildren
}

type DefinitionComponent = ComponentType<Pick<DefinedWordProps, 'word' | 'dictionary'> & { close(): void }>

/** A word that tells what it means when it is tapped. All that takes is loaded then. */
export function DefinedWord({ word, dictionary, children }: DefinedWordProps) {
  const [Definition, setDefinition] = useState<{ readonly is: DefinitionComponent }>()

  async function show(): Promise<void> {
    const { DefinitionSheet } = await import('../definitions/definition-sheet.tsx')
    setDefinition({ is: DefinitionSheet })
  }

  return (
    <>
      <button type="button" class="word" aria-haspopup="dialog" onClick={() => show().catch(() => {})}>
        {children ?? word}
      </button>
      {Definition && (
        <Definition.is
          word={word}
          {...(dictionary !== undefined && { dictionary })}
          close={() => setDefinition(undefined)}
        />
      )}
    </>
  )
}
