import { Sheet } from '../kit/sheet.tsx'
import type { ParlourGame } from '../parlour.ts'
import { firstPath, learnPath } from '../router.ts'
import { useLoaded } from '../shell/lazy.tsx'
import { Link } from '../shell/link.tsx'
import { firstWords, shellWords, tableWords } from '../words.ts'
import { GameHelp, KeyMap } from './help.tsx'
import { helpWords } from './words.ts'

interface HelpSheetProps {
  readonly parlour: ParlourGame
  readonly timed: boolean
  close(): void
}

/** How this game is played, and its keys. It opens once its text is here, so that nothing moves in it. */
export function HelpSheet({ parlour, timed, close }: HelpSheetProps) {
  const { game, words, face, loadLessons } = parlour
  const [help] = useLoaded(
    async () => ({ text: await words.loadHelp('browser'), keys: await face.loadKeys?.() }),
    game.id,
  )
  if (help.kind === 'loading') return null
  return (
    <Sheet title={helpWords.title} closeLabel={shellWords.close} close={close}>
      <div class="buttons">
        <Link to={firstPath(game.id)} class="pill">
          {firstWords.title}
        </Link>
        {loadLessons && (
          <Link to={learnPath(game.id)} class="pill">
            {tableWords.lessonsLong}
          </Link>
        )}
      </div>
      {help.kind === 'here' ? (
        <GameHelp help={help.value.text} />
      ) : (
        <p class="message refused">{shellWords.loadFailed}</p>
      )}
      <KeyMap parlour={parlour} keys={help.kind === 'here' ? help.value.keys : undefined} timed={timed} />
    </Sheet>
  )
}
