import { titleOf } from '#games/programme.ts'
import type { Door } from '../online/door.ts'
import { roomPath, tablePath } from '../router.ts'
import type { KeptGame } from '../shelf.ts'
import { Link } from '../shell/link.tsx'
import { lobbyWords } from '../words.ts'

interface DoorsProps {
  /** The last one first. */
  readonly unfinished: readonly KeptGame[]
  /** Tables of the house. */
  readonly mine: readonly Door[]
}

/** What is waiting for whoever comes: the game that was left, then tables in the house. */
export function Doors({ unfinished: [last, ...others], mine }: DoorsProps) {
  return (
    <div class="buttons lobby-doors">
      {last && (
        <Link to={tablePath(last.saved.record.game, last.id)} class="pill primary">
          {lobbyWords.resume(titleOf(last.saved.record.game), last.summary.line)}
        </Link>
      )}
      {mine.map(({ code, words, urgent }) => (
        <Link key={code} to={roomPath(code)} class={`pill ${urgent ? 'primary' : ''}`}>
          {words}
        </Link>
      ))}
      {others.length > 0 && (
        <Link to="/history" class="pill">
          {lobbyWords.unfinished(others.length)}
        </Link>
      )}
    </div>
  )
}
