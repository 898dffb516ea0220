import { Sheet } from '../kit/sheet.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { helpText } from '../text/en/sheets.ts'
import { shellText } from '../text/en/shell.ts'
import { GameHelp, KeyMap, LessonLinks } from './help.tsx'

interface HelpSheetProps {
  readonly loadedGame: LoadedGame
  readonly timed: boolean
  close(): void
}

/** How this game is played, and its keys. */
export function HelpSheet({ loadedGame, timed, close }: HelpSheetProps) {
  const { text, face } = loadedGame
  return (
    <Sheet title={helpText.title} closeLabel={shellText.close} close={close}>
      <div class="buttons">
        <LessonLinks loadedGame={loadedGame} />
      </div>
      <GameHelp help={text.help('browser')} />
      <KeyMap loadedGame={loadedGame} keys={face.keys} timed={timed} />
    </Sheet>
  )
}
