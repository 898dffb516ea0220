import { Box } from 'ink'
import type { FirstStep } from '#kernel/lesson.ts'
import { describeCommand } from '../command-words.ts'
import { hasMet, keepMet } from '../first-visit.ts'
import { Frame } from '../kit/frame.tsx'
import { commandFor, type KeyMap } from '../kit/keymap.ts'
import { Sentence } from '../kit/lines.tsx'
import { line } from '../kit/spans.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'
import { createFirstSteps } from './first-steps.tsx'
import { gameTitle } from './game-title.ts'

const offerKeys: KeyMap<'try-first' | 'skip-first'> = [
  { command: 'try-first', keys: ['enter', 'space'], shown: () => 'Enter' },
  { command: 'skip-first', keys: ['s', 'escape', 'q'], shown: () => 'S Esc' },
]

/** The way into a game: its first steps are offered once to whoever has never played it. */
export async function openMet(
  shell: Shell,
  loaded: LoadedGame,
  { hasPlayed, open }: { readonly hasPlayed: boolean; open(): Screen },
): Promise<void> {
  if (hasPlayed || hasMet(shell.host.memory, loaded.id)) shell.open(open())
  else shell.open(createFirstOffer(shell, loaded, await loaded.loadFirstSteps(), open))
}

function createFirstOffer(
  shell: Shell,
  loaded: LoadedGame,
  steps: readonly FirstStep[],
  open: () => Screen,
): Screen {
  return {
    press(key) {
      const command = commandFor(offerKeys, key)
      if (command === 'try-first') shell.replace(createFirstSteps(shell, loaded, steps, open))
      if (command === 'skip-first') {
        keepMet(shell.host.memory, loaded.id)
        shell.replace(open())
      }
    },
    draw: room => (
      <Frame room={room} title={gameTitle(shell, loaded)} keys={offerKeys} describe={describeCommand}>
        <Box flexDirection="column" rowGap={1}>
          <Sentence spans={line(loaded.words.tagline, { bold: true })} />
          <Sentence spans={line(words.first.offer(loaded.words.title))} />
          <Sentence spans={line(words.first.about, { tone: 'soft' })} />
        </Box>
      </Frame>
    ),
  }
}
