import type { Call } from '../../rules/types.ts'
import { webText } from '../../text/en-web.ts'
import { CallIcon } from '../icons.tsx'

/** The hits on a grid whose places are secret. */
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
        <p class="soft">{webText.calling.nothingKnown}</p>
      ) : (
        <>
          <ul>
            {hits.map(({ word }) => (
              <li key={word}>
                <CallIcon of="hit" />
                {word}
                {hitwords.includes(word) && <span class="soft"> {webText.hitword}</span>}
              </li>
            ))}
          </ul>
          <p class="soft">{webText.calling.placesSecret}</p>
        </>
      )}
    </div>
  )
}
