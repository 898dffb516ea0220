import { Box } from 'ink'
import { Frame } from '../../kit/frame.tsx'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { StyledLines, WrappedLine } from '../../kit/styled-lines.tsx'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'

const copyKeys: KeyMap<'back'> = [{ command: 'back', keys: ['escape', 'enter', 'q'] }]

/** A text to copy: shown at full width, and sent to the terminal's clipboard. */
export function createCopyPage(shell: Shell, title: string, text: string): Screen {
  // Terminals that know this sequence put the text on the clipboard; the others ignore it.
  shell.host.output.write(`\u001b]52;c;${Buffer.from(text).toString('base64')}\u0007`)
  return {
    press(key) {
      if (commandFor(copyKeys, key)) shell.back()
    },
    draw: room => (
      <Frame size={room} title={styledLine(title, { bold: true })} keys={copyKeys} describe={describeCommand}>
        <Box flexDirection="column">
          <StyledLines
            block={[...splitToWidth(text, room.columns - 2).map(piece => styledLine(piece)), []]}
          />
          <WrappedLine spans={styledLine(shellText.copy, { tone: 'soft' })} />
        </Box>
      </Frame>
    ),
  }
}

function splitToWidth(text: string, columns: number): readonly string[] {
  return text.split('\n').flatMap(row => row.match(new RegExp(`.{1,${columns}}`, 'gu')) ?? [''])
}
