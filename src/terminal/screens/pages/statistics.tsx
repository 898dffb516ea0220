import { errorMessage } from '#kernel/errors.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { Frame } from '../../kit/frame.tsx'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { StyledLines } from '../../kit/styled-lines.tsx'
import { span, styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { loadStatistics, statisticsLines } from '../../storage/statistics.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'

const statisticsKeys: KeyMap<'back'> = [{ command: 'back', keys: ['escape', 'enter', 'q'] }]

/** The statistics of a game. */
export function createStatisticsPage(shell: Shell, loaded: LoadedGame): Screen {
  const { glyphs } = shell.theme
  let shown: readonly string[] = [shellText.loading]
  shell
    .finishPendingWork()
    .then(() => loadStatistics(shell.host, loaded))
    .then(
      figures => statisticsLines(figures, loaded, glyphs),
      (error: unknown) => [shellText.history.unreadable(errorMessage(error))],
    )
    .then(lines => {
      shown = lines
      shell.redraw()
    })
  return {
    press(key) {
      if (commandFor(statisticsKeys, key)) shell.back()
    },
    draw: room => (
      <Frame
        size={room}
        title={[
          span(`${glyphs.dot} `, { tone: loaded.card.accent }),
          span(shellText.figures.title(loaded.card.title, loaded.rules.seats === 1), { bold: true }),
        ]}
        keys={statisticsKeys}
        describe={describeCommand}
      >
        <StyledLines block={shown.map(one => styledLine(one))} />
      </Frame>
    ),
  }
}
