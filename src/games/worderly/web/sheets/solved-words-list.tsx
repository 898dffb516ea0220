import { DefinedWord } from '#web/kit/defined-word.tsx'
import { type CommonnessAnswer, solvedWords } from '../../presentation/solved-words.ts'
import { inCapitals } from '../../rules/letter-case.ts'
import type { View } from '../../rules/types.ts'
import { solvedText } from '../../text/en-solved-words.ts'

interface SolvedWordsProps {
  readonly view: View
  readonly answer: CommonnessAnswer | undefined
}

const MOST_DOTS = 5

/** Every word that the letters spell: how common it is, whether it was found, and the words with the same letters. */
export function SolvedWords({ view, answer }: SolvedWordsProps) {
  return (
    <table class="wo-solved">
      <thead>
        <tr>
          <th scope="col">{solvedText.word}</th>
          <th scope="col">{solvedText.commonness}</th>
          <th scope="col">{solvedText.status}</th>
        </tr>
      </thead>
      <tbody>
        {solvedWords(view).map(({ word, status, sameLetters }, index) => {
          const common = answer?.commonness[index]
          return (
            <tr key={word} class={`wo-solved-${status}`}>
              <th scope="row">
                <DefinedWord word={inCapitals(word)} />
                {sameLetters.length > 0 && (
                  <span class="wo-same soft">
                    {solvedText.sameLetters(sameLetters.map(one => inCapitals(one)))}
                  </span>
                )}
              </th>
              <td>
                {common && (
                  <>
                    <span class="wo-dots" aria-hidden="true">
                      {'●'.repeat(common)}
                      <span class="soft">{'○'.repeat(MOST_DOTS - common)}</span>
                    </span>
                    <span class="wo-common">{solvedText.commonnessOf[common]}</span>
                  </>
                )}
              </td>
              <td>{solvedText.statuses[status]}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
