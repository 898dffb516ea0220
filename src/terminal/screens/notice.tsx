import { describeCommand } from '../command-words.ts'
import { Frame } from '../kit/frame.tsx'
import { commandFor, type KeyMap } from '../kit/keymap.ts'
import { Sentence } from '../kit/lines.tsx'
import { line } from '../kit/spans.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'

const noticeKeys: KeyMap<'back'> = [{ command: 'back', keys: ['escape', 'enter', 'q'] }]

/** One sentence, and the way back. */
export function createNotice(shell: Shell, title: string, sentence: string): Screen {
  return {
    press(key) {
      if (commandFor(noticeKeys, key)) shell.back()
    },
    draw: room => (
      <Frame room={room} title={line(title, { bold: true })} keys={noticeKeys} describe={describeCommand}>
        <Sentence spans={line(sentence)} />
      </Frame>
    ),
  }
}
