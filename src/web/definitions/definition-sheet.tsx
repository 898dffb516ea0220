import type { Definition } from '#lexicon/definitions/define.ts'
import { Sheet } from '../kit/sheet.tsx'
import { library } from '../lexicon/page-library.ts'
import { useLoaded } from '../shell/lazy-page.tsx'
import { definitionText } from '../text/en/definitions.ts'
import { shellText } from '../text/en/shell.ts'
import './definition.css'

interface DefinitionSheetProps {
  readonly word: string
  readonly dictionary?: string
  close(): void
}

/** The definition of a word, over the page. */
export function DefinitionSheet({ word, dictionary, close }: DefinitionSheetProps) {
  const [loaded, again] = useLoaded(() => library.define(word, dictionary), `${word} ${dictionary}`)
  return (
    <Sheet title={word} closeLabel={shellText.close} close={close}>
      <div class="definition" role="status">
        {loaded.kind === 'loading' && <p class="soft">{shellText.loading}</p>}
        {loaded.kind === 'here' && <Meaning definition={loaded.value} />}
        {loaded.kind === 'failed' && (
          <>
            <p>{definitionText.notLoaded}</p>
            <button type="button" class="pill" onClick={again}>
              {shellText.tryAgain}
            </button>
          </>
        )}
      </div>
    </Sheet>
  )
}

function Meaning({ definition }: { readonly definition: Definition | undefined }) {
  if (!definition) return <p>{definitionText.none}</p>
  const { senses, from } = definition
  return (
    <>
      {from && <p class="soft">{definitionText.formOf(from)}</p>}
      <ol>
        {senses.map(({ part, text }) => (
          <li key={`${part} ${text}`}>
            <span class="soft definition-part">{part}</span> {text}
          </li>
        ))}
      </ol>
    </>
  )
}
