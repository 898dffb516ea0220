import type { Call } from '../../rules/types.ts'
import { CallIcon } from '../icons.tsx'
import { faceWords } from '../words.ts'
import { callingWords } from './words.ts'

/** What the calls have shown of a grid whose places are secret. */
export function KnownHits({
  calls,
  hitwords,
}: {
  readonly calls: readonly Call[]
  readonly hitwords: readonly string[]
}) {
  const hits = calls.filter(({ hit }) => hit)
  return (
    <div class="gg-known">
      {hits.length === 0 ? (
        <p class="soft">{callingWords.nothingKnown}</p>
      ) : (
        <>
          <ul>
            {hits.map(({ word }) => (
              <li key={word}>
                <CallIcon of="hit" />
                {word}
                {hitwords.includes(word) && <span class="soft"> {faceWords.hitword}</span>}
              </li>
            ))}
          </ul>
          <p class="soft">{callingWords.placesSecret}</p>
        </>
      )}
    </div>
  )
}
