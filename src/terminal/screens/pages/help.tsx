import { keysFor } from '#kernel/key-bindings.ts'
import { type HelpSection, helpParts } from '#kernel/text.ts'
import { FRAME_ROWS, Frame } from '../../kit/frame.tsx'
import type { Glyphs } from '../../kit/glyphs.ts'
import { allKeyLabels, type Binding, commandFor, type KeyMap } from '../../kit/keymap.ts'
import { StyledLines } from '../../kit/styled-lines.tsx'
import { type Block, span, styledLine, wrapLine } from '../../kit/styled-text.ts'
import { padEndTo, textWidth } from '../../kit/width.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'

type HelpCommand = 'scroll' | 'down' | 'pageup' | 'pagedown' | 'close'

const helpKeys: KeyMap<HelpCommand> = [
  { command: 'scroll', keys: ['up', 'k'], showKeys: glyphs => glyphs.upDown },
  { command: 'down', keys: ['down', 'j', 'enter'], quiet: true },
  { command: 'pageup', keys: ['pageup'], quiet: true },
  { command: 'pagedown', keys: ['pagedown', 'space'], quiet: true },
  { command: 'close', keys: ['escape', 'q', ...keysFor('help')] },
]

const enterClosesKeys: KeyMap<HelpCommand> = helpKeys.map(binding => ({
  ...binding,
  keys: [...(binding.command === 'close' ? ['enter'] : []), ...binding.keys.filter(key => key !== 'enter')],
}))

export interface HelpContent {
  readonly title?: string
  readonly sections: readonly HelpSection[] | (() => readonly HelpSection[])
  readonly keys: KeyMap
  /** Whether the texts are shown as they are. In the help of a game, backticks mark typed text. */
  readonly isLiteral?: boolean
  /** Whether Enter closes it, as in a game with menus of its own; elsewhere Enter scrolls. */
  readonly enterCloses?: boolean
}

const WIDEST = 76

/** A scrollable page of keys and texts. */
export function createHelp(shell: Shell, content: HelpContent): Screen {
  const { title = shellText.help.title, sections, keys, isLiteral = false } = content
  const own = content.enterCloses ? enterClosesKeys : helpKeys
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
      const command = commandFor(own, key)
      if (command === 'close') shell.back()
      else if (command === 'scroll') scrollTo(top - 1)
      else if (command === 'down') scrollTo(top + 1)
      else if (command === 'pageup') scrollTo(top - page)
      else if (command === 'pagedown') scrollTo(top + page)
    },
    draw(room) {
      const width = Math.min(WIDEST, room.columns - 2)
      const block = [
        ...keyTables(keys, shell.theme.glyphs),
        ...sectionsNow().flatMap(one => sectionLines(one, width, isLiteral)),
      ]
      page = Math.max(1, room.rows - FRAME_ROWS - 1)
      end = block.length
      top = Math.max(0, Math.min(top, end - page))
      const more = top + page < end ? styledLine(shellText.help.more, { tone: 'soft' }) : []
      return (
        <Frame size={room} title={styledLine(title, { bold: true })} keys={own} describe={describeCommand}>
          <StyledLines block={[...block.slice(top, top + page), more]} />
        </Frame>
      )
    },
  }
}

function sectionLines({ heading, paragraphs }: HelpSection, width: number, isLiteral: boolean): Block {
  const text = paragraphs.flatMap(paragraph => {
    const parts = isLiteral ? [{ text: paragraph, isTyped: false }] : helpParts(paragraph)
    const line = parts.map(part => span(part.text, part.isTyped ? { bold: true } : {}))
    return [...wrapLine(line, width), []]
  })
  return [styledLine(heading, { bold: true, tone: 'leaf' }), ...text]
}

/** The keys of this game first, then the common ones. */
function keyTables(keys: KeyMap, glyphs: Glyphs): Block {
  const described = keys.filter(binding => keyMeaning(binding) !== '')
  const width = Math.max(0, ...described.map(binding => textWidth(allKeyLabels(binding, glyphs))))
  const own = described.filter(isGameKey)
  const common = described.filter(binding => !isGameKey(binding))
  const heading = own.length > 0 ? shellText.help.commonKeys : shellText.help.keys
  return [
    ...keyTable(own, { heading: shellText.help.ownKeys, width, glyphs }),
    ...keyTable(common, { heading, width, glyphs }),
  ]
}

/** Whether the game, not the shell, describes the key. */
function isGameKey({ command, label }: Binding): boolean {
  return label !== undefined && (/^(cell|draft|typed)$/.test(command) || command.startsWith('shortcut '))
}

interface KeyTableOptions {
  readonly heading: string
  readonly width: number
  readonly glyphs: Glyphs
}

function keyTable(described: KeyMap, { heading, width, glyphs }: KeyTableOptions): Block {
  if (described.length === 0) return []
  return [
    styledLine(heading, { bold: true, tone: 'leaf' }),
    ...described.map(binding => [
      span(padEndTo(allKeyLabels(binding, glyphs), width + 3), { bold: true }),
      span(keyMeaning(binding)),
    ]),
    [],
  ]
}

function keyMeaning({ label, command }: Binding): string {
  return label ?? describeCommand(command)
}
