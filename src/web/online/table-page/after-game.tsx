import { onlineTablePath } from '../../router.ts'
import { Link } from '../../shell/link.tsx'
import { onlineGameWords } from '../words.ts'
import type { Rematch } from './use-rematch.ts'

interface AfterGameProps {
  readonly rematch: Rematch
  readonly isFair: boolean | undefined
}

/** After the end: whether the draws were fair, and how it stands with another game. */
export function AfterGame({ rematch, isFair }: AfterGameProps) {
  return (
    <>
      {isFair === true && <p class="soft">{onlineGameWords.fair}</p>}
      {isFair === false && <p class="message refused">{onlineGameWords.unfair}</p>}
      {rematch.lines.map(text => (
        <p key={text} class="message">
          {text}
        </p>
      ))}
      {rematch.next !== undefined && (
        <div class="buttons">
          <Link to={onlineTablePath(rematch.next)} class="pill primary">
            {onlineGameWords.toNext}
          </Link>
        </div>
      )}
    </>
  )
}
