import type { ComponentChildren, ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { usePreload } from './preload.ts'
import './defined-word.css'

interface DefinedWordProps {
  readonly word: string
  /** The hash of its dictionary; the word is English by default. */
  readonly dictionary?: string
  /** How the word is shown, where that differs. */
  readonly children?: ComponentChildren
}

type DefinitionComponent = ComponentType<Pick<DefinedWordProps, 'word' | 'dictionary'> & { close(): void }>

const loadSheet = () => import('../definitions/definition-sheet.tsx')

/** A word that shows its meaning when it is tapped. */
export function DefinedWord({ word, dictionary, children }: DefinedWordProps) {
  const [Definition, setDefinition] = useState<{ readonly is: DefinitionComponent }>()

  usePreload([loadSheet])

  async function show(): Promise<void> {
    const { DefinitionSheet } = await loadSheet()
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
