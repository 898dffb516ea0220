import { Sheet } from '../kit/sheet.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { useLoaded } from '../shell/lazy-page.tsx'
import { shellWords } from '../words.ts'
import { GameHelp, KeyMap, LessonLinks } from './help.tsx'
import { helpWords } from './words.ts'

interface HelpSheetProps {
  readonly loadedGame: LoadedGame
  readonly timed: boolean
  close(): void
}

/** How this game is played, and its keys. It opens once its text is here, so that nothing moves in it. */
export function HelpSheet({ loadedGame, timed, close }: HelpSheetProps) {
  const { rules, text, face } = loadedGame
  const [help] = useLoaded(
    async () => ({ text: await text.loadHelp('browser'), keys: await face.loadKeys?.() }),
    rules.id,
  )
  if (help.kind === 'loading') return null
  return (
    <Sheet title={helpWords.title} closeLabel={shellWords.close} close={close}>
      <div class="buttons">
        <LessonLinks loadedGame={loadedGame} />
      </div>
      {help.kind === 'here' ? (
        <GameHelp help={help.value.text} />
      ) : (
        <p class="message refused">{shellWords.loadFailed}</p>
      )}
      <KeyMap
        loadedGame={loadedGame}
        keys={help.kind === 'here' ? help.value.keys : undefined}
        timed={timed}
      />
    </Sheet>
  )
}
