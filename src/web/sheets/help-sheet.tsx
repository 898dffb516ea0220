import { Sheet } from '../kit/sheet.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { useLoaded } from '../shell/lazy-page.tsx'
import { helpText } from '../text/en/sheets.ts'
import { shellText } from '../text/en/shell.ts'
import { GameHelp, KeyMap, LessonLinks } from './help.tsx'

interface HelpSheetProps {
  readonly loadedGame: LoadedGame
  readonly timed: boolean
  close(): void
}

/** How this game is played, and its keys. It opens once the keys are loaded, so that nothing moves in it. */
export function HelpSheet({ loadedGame, timed, close }: HelpSheetProps) {
  const { rules, text, face } = loadedGame
  const [keys] = useLoaded(async () => face.loadKeys?.(), rules.id)
  if (keys.kind === 'loading') return null
  return (
    <Sheet title={helpText.title} closeLabel={shellText.close} close={close}>
      <div class="buttons">
        <LessonLinks loadedGame={loadedGame} />
      </div>
      <GameHelp help={text.help('browser')} />
      {keys.kind === 'failed' && <p class="message refused">{shellText.loadFailed}</p>}
      <KeyMap loadedGame={loadedGame} keys={keys.kind === 'here' ? keys.value : undefined} timed={timed} />
    </Sheet>
  )
}
