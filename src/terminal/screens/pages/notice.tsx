import { Frame } from '../../kit/frame.tsx'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { WrappedLine } from '../../kit/styled-lines.tsx'
import { styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'

const noticeKeys: KeyMap<'back'> = [{ command: 'back', keys: ['escape', 'enter', 'q'] }]

/** A page with one sentence. */
export function createNotice(shell: Shell, title: string, sentence: string): Screen {
  return {
    press(key) {
      if (commandFor(noticeKeys, key)) shell.back()
    },
    draw: room => (
      <Frame
        size={room}
        title={styledLine(title, { bold: true })}
        keys={noticeKeys}
        describe={describeCommand}
      >
        <WrappedLine spans={styledLine(sentence)} />
      </Frame>
    ),
  }
}
