import { fold } from '#lexicon/alphabet.ts'
import type { Definition } from '#lexicon/definitions/define.ts'
import { Sheet } from '../kit/sheet.tsx'
import { library } from '../lexicon/page-library.ts'
import { useLoaded } from '../shell/lazy-page.tsx'
import { shellText } from '../text/en/shell.ts'
import './definition.css'

const definitionWords = {
  none: 'There is no definition here. It may still be a good word: dictionaries of meanings know fewer words than games do.',
  notLoaded: 'The definitions did not arrive. Check the connection and try again.',
  formOf: (base: string) => `A form of ${fold(base, false)}.`,
}

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
            <p>{definitionWords.notLoaded}</p>
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
  if (!definition) return <p>{definitionWords.none}</p>
  const { senses, from } = definition
  return (
    <>
      {from && <p class="soft">{definitionWords.formOf(from)}</p>}
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
