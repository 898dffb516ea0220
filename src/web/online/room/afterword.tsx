import { roomPath } from '../../router.ts'
import { Link } from '../../shell/link.tsx'
import { onlineTableWords } from '../words.ts'
import type { Rematch } from './rematch.ts'

interface AfterwordProps {
  readonly rematch: Rematch
  readonly fair: boolean | undefined
}

/** After the end: whether the draws were fair, and how it stands with another game. */
export function Afterword({ rematch, fair }: AfterwordProps) {
  return (
    <>
      {fair === true && <p class="soft">{onlineTableWords.fair}</p>}
      {fair === false && <p class="message refused">{onlineTableWords.unfair}</p>}
      {rematch.lines.map(text => (
        <p key={text} class="message">
          {text}
        </p>
      ))}
      {rematch.next !== undefined && (
        <div class="buttons">
          <Link to={roomPath(rematch.next)} class="pill primary">
            {onlineTableWords.toNext}
          </Link>
        </div>
      )}
    </>
  )
}
