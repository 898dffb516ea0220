import { Box } from 'ink'
import { formatDuration } from '#app/duration.ts'
import type { Progress } from '#kernel/engine.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { Frame } from '../../kit/frame.tsx'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { StyledLines } from '../../kit/styled-lines.tsx'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import { gameTitle } from '../menus/game-title.ts'

export interface GeneratorProgressScreen extends Screen {
  report(progress: Progress): void
}

const progressKeys: KeyMap<'cancel'> = [{ command: 'cancel', keys: ['escape', 'q'] }]
const TICK_MS = 1_000

/** Shown while a worker generates a puzzle; Esc cancels. */
export function createGeneratorProgress(
  shell: Shell,
  loaded: LoadedGame,
  cancel: () => void,
): GeneratorProgressScreen {
  const { clock } = shell.host
  const since = clock.now()
  let progress: Progress | undefined
  let stopTick = () => {}
  tick()

  // The seconds count on even while nothing is reported.
  function tick(): void {
    stopTick = clock.after(TICK_MS, () => {
      shell.redraw()
      tick()
    })
  }

  return {
    report(reported) {
      progress = reported
      shell.redraw()
    },
    press(key) {
      if (commandFor(progressKeys, key)) shell.back()
    },
    close() {
      stopTick()
      cancel()
    },
    draw: room => (
      <Frame size={room} title={gameTitle(shell, loaded)} keys={progressKeys} describe={describeCommand}>
        <Box flexDirection="column">
          <StyledLines
            block={[
              styledLine(shellText.preparing.title, { bold: true }),
              styledLine(shellText.preparing.progress(progress, formatDuration(clock.now() - since)), {
                tone: 'soft',
              }),
            ]}
          />
        </Box>
      </Frame>
    ),
  }
}
