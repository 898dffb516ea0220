import { messageOf } from '#kernel/failure.ts'
import { describeCommand } from '../command-words.ts'
import { figureLines, keptFigures } from '../figures.ts'
import { Frame } from '../kit/frame.tsx'
import { commandFor, type KeyMap } from '../kit/keymap.ts'
import { Lines } from '../kit/lines.tsx'
import { line, span } from '../kit/spans.ts'
import type { LoadedGame } from '../loaded.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { words } from '../words.ts'

const figureKeys: KeyMap<'back'> = [{ command: 'back', keys: ['escape', 'enter', 'q'] }]

/** How many puzzles were solved, and how fast. */
export function createFigures(shell: Shell, loaded: LoadedGame): Screen {
  const { glyphs } = shell.look
  let shown: readonly string[] = [words.loading]
  shell
    .settled()
    .then(() => keptFigures(shell.host, loaded))
    .then(
      figures => figureLines(figures, loaded, glyphs),
      (error: unknown) => [words.history.unreadable(messageOf(error))],
    )
    .then(lines => {
      shown = lines
      shell.redraw()
    })
  return {
    press(key) {
      if (commandFor(figureKeys, key)) shell.back()
    },
    draw: room => (
      <Frame
        room={room}
        title={[
          span(`${glyphs.dot} `, { tone: loaded.face.fruit }),
          span(words.figures.title(loaded.words.title, loaded.game.seats === 1), { bold: true }),
        ]}
        keys={figureKeys}
        describe={describeCommand}
      >
        <Lines block={shown.map(one => line(one))} />
      </Frame>
    ),
  }
}
