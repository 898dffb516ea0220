import { Box } from 'ink'
import { hasSeenFirstSteps, markFirstStepsSeen } from '#app/preferences.ts'
import type { FirstStep } from '#kernel/lesson.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { Frame } from '../../kit/frame.tsx'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { WrappedLine } from '../../kit/styled-lines.tsx'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import { gameTitle } from '../menus/game-title.ts'
import { createFirstSteps } from './first-steps.tsx'

const promptKeys: KeyMap<'try-first' | 'skip-first'> = [
  { command: 'try-first', keys: ['enter', 'space'], showKeys: () => 'Enter' },
  { command: 'skip-first', keys: ['s', 'escape', 'q'], showKeys: () => 'S Esc' },
]

/** Offers the first steps of a game once to a person who has never played it. */
export async function openWithFirstSteps(
  shell: Shell,
  loaded: LoadedGame,
  { hasPlayed, open }: { readonly hasPlayed: boolean; open(): Screen },
): Promise<void> {
  if (hasPlayed || hasSeenFirstSteps(shell.host.preferences, loaded.id)) shell.open(open())
  else shell.open(createFirstStepsPrompt(shell, loaded, (await loaded.loadFirstSteps()).firstSteps, open))
}

function createFirstStepsPrompt(
  shell: Shell,
  loaded: LoadedGame,
  steps: readonly FirstStep[],
  open: () => Screen,
): Screen {
  return {
    press(key) {
      const command = commandFor(promptKeys, key)
      if (command === 'try-first') shell.replace(createFirstSteps(shell, loaded, steps, { open }))
      if (command === 'skip-first') {
        markFirstStepsSeen(shell.host.preferences, loaded.id)
        shell.replace(open())
      }
    },
    draw: room => (
      <Frame size={room} title={gameTitle(shell, loaded)} keys={promptKeys} describe={describeCommand}>
        <Box flexDirection="column" rowGap={1}>
          <WrappedLine spans={styledLine(shellText.first.offer(loaded.card.title))} />
          <WrappedLine spans={styledLine(shellText.first.about, { tone: 'soft' })} />
        </Box>
      </Frame>
    ),
  }
}
