import type { HelpSection } from '#kernel/words.ts'
import { FRAME_ROWS, Frame } from '../kit/frame.tsx'
import type { Glyphs } from '../kit/glyphs.ts'
import { type Binding, commandFor, type KeyMap, shownKeys } from '../kit/keymap.ts'
import { Lines } from '../kit/lines.tsx'
import { type Block, line, span } from '../kit/spans.ts'
import { wrapText } from '../kit/wrap.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { describeCommand, words } from '../words.ts'

type HelpCommand = 'scroll' | 'down' | 'pageup' | 'pagedown' | 'close'

const helpKeys: KeyMap<HelpCommand> = [
  { command: 'scroll', keys: ['up', 'k'], shown: glyphs => glyphs.upDown },
  { command: 'down', keys: ['down', 'j', 'enter'], quiet: true },
  { command: 'pageup', keys: ['pageup'], quiet: true },
  { command: 'pagedown', keys: ['pagedown', 'space'], quiet: true },
  { command: 'close', keys: ['escape', 'q', '?'] },
]

export interface HelpContent {
  readonly title?: string
  readonly sections: readonly HelpSection[] | (() => readonly HelpSection[])
  readonly keys: KeyMap
}

const WIDEST = 76

/** Texts and keys, to be scrolled through. */
export function createHelp(shell: Shell, { title = words.help.title, sections, keys }: HelpContent): Screen {
  let top = 0
  let page = 1
  let end = 0

  const sectionsNow = () => (typeof sections === 'function' ? sections() : sections)

  function scrollTo(next: number): void {
    top = Math.max(0, Math.min(next, end - page))
    shell.redraw()
  }
  return {
    press(key) {
      const command = commandFor(helpKeys, key)
      if (command === 'close') shell.back()
      else if (command === 'scroll') scrollTo(top - 1)
      else if (command === 'down') scrollTo(top + 1)
      else if (command === 'pageup') scrollTo(top - page)
      else if (command === 'pagedown') scrollTo(top + page)
    },
    draw(room) {
      const width = Math.min(WIDEST, room.columns - 2)
      const block = [...keyTable(keys, shell.look.glyphs), ...sectionsNow().flatMap(one => prose(one, width))]
      page = Math.max(1, room.rows - FRAME_ROWS - 1)
      end = block.length
      top = Math.max(0, Math.min(top, end - page))
      const more = top + page < end ? line(words.help.more, { tone: 'soft' }) : []
      return (
        <Frame room={room} title={line(title, { bold: true })} keys={helpKeys} describe={describeCommand}>
          <Lines block={[...block.slice(top, top + page), more]} />
        </Frame>
      )
    },
  }
}

function prose({ heading, paragraphs }: HelpSection, width: number): Block {
  const text = paragraphs.flatMap(paragraph => [...wrapText(paragraph, width).map(one => line(one)), []])
  return [line(heading, { bold: true, tone: 'leaf' }), ...text]
}

function keyTable(keys: KeyMap, glyphs: Glyphs): Block {
  const described = keys.filter(binding => meaning(binding) !== '')
  if (described.length === 0) return []
  const width = Math.max(...described.map(binding => shownKeys(binding, glyphs).length))
  return [
    line(words.help.keys, { bold: true, tone: 'leaf' }),
    ...described.map(binding => [
      span(shownKeys(binding, glyphs).padEnd(width + 3), { bold: true }),
      span(meaning(binding)),
    ]),
    [],
  ]
}

function meaning({ label, command }: Binding): string {
  return label ?? describeCommand(command)
}
