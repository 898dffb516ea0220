import { Box } from 'ink'
import type { Progress } from '#kernel/game.ts'
import { stopwatchText } from '#session/duration.ts'
import { describeCommand } from '../command-words.ts'
import { Frame } from '../kit/frame.tsx'
import { commandFor, type KeyMap } from '../kit/keymap.ts'
import { Lines } from '../kit/lines.tsx'
import { line } from '../kit/spans.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { gameTitle } from './game-title.ts'

export interface PreparingScreen extends Screen {
  tell(progress: Progress): void
}

const preparingKeys: KeyMap<'cancel'> = [{ command: 'cancel', keys: ['escape', 'q'] }]
const TICK_MS = 1_000

/** Shown while a puzzle is made elsewhere; Esc goes back to where one came from. */
export function createPreparing(shell: Shell, loaded: LoadedGame, cancel: () => void): PreparingScreen {
  const { clock } = shell.host
  const since = clock.now()
  let progress: Progress | undefined
  let stopTick = () => {}
  tick()

  // It shows that something is being done even where nothing is reported.
  function tick(): void {
    stopTick = clock.after(TICK_MS, () => {
      shell.redraw()
      tick()
    })
  }

  return {
    tell(reported) {
      progress = reported
      shell.redraw()
    },
    press(key) {
      if (commandFor(preparingKeys, key)) shell.back()
    },
    close() {
      stopTick()
      cancel()
    },
    draw: room => (
      <Frame room={room} title={gameTitle(shell, loaded)} keys={preparingKeys} describe={describeCommand}>
        <Box flexDirection="column">
          <Lines
            block={[
              line(words.preparing.title, { bold: true }),
              line(words.preparing.progress(progress, stopwatchText(clock.now() - since)), { tone: 'soft' }),
            ]}
          />
        </Box>
      </Frame>
    ),
  }
}
