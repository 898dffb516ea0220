import { Box } from 'ink'
import { FRAME_ROWS, Frame } from '../../kit/frame.tsx'
import type { KeyMap } from '../../kit/keymap.ts'
import { typedCharacter } from '../../kit/keys.ts'
import { Menu, type MenuItem } from '../../kit/menu.tsx'
import { nextSelection } from '../../kit/selection.ts'
import { StyledLines, WrappedLine } from '../../kit/styled-lines.tsx'
import { type StyledLine, span, styledLine } from '../../kit/styled-text.ts'
import { firstCharacters, withoutLastCharacter, wrapText } from '../../kit/width.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import { findTypedItem } from './typed-item.ts'

export interface TypedChoice extends MenuItem {
  /** The key to type for it, besides its label. */
  readonly digit: string
  readonly choose: () => void
}

export interface TypedMenuOptions {
  title(): StyledLine
  /** Above the items. */
  readonly heading: string
  items(): readonly TypedChoice[]
  /** Called whenever the menu becomes the topmost screen. */
  onShow?(): void
}

export interface TypedMenuScreen extends Screen {
  say(sentence: string): void
}

const menuKeys: KeyMap = [
  { command: 'previous', keys: ['up', 'shift+tab'], showKeys: glyphs => glyphs.upDown },
  { command: 'next', keys: ['down', 'tab'], quiet: true },
  { command: 'open', keys: ['enter'] },
  { command: 'back', keys: ['escape'] },
]
const LONGEST = 40
/** The entry line, the message, and blank rows. */
const BELOW_ROWS = 5

/** A menu whose items are chosen by typing a letter or a name and Enter; the pointer shows the match. */
export function createTypedMenu(shell: Shell, menu: TypedMenuOptions): TypedMenuScreen {
  let at = 0
  let typed = ''
  let message: string | undefined
  let onTop: Screen | undefined

  function type(text: string): void {
    typed = firstCharacters(text, LONGEST)
    const named = findTypedItem(menu.items(), typed)
    if (named >= 0) at = named
  }

  function step(by: 'previous' | 'next'): void {
    typed = ''
    at = nextSelection(
      at,
      by,
      menu.items().map(item => !item.idle),
    )
  }

  function enter(): void {
    const items = menu.items()
    const isKnown = typed.trim() === '' || findTypedItem(items, typed) >= 0
    const text = typed.trim()
    typed = ''
    if (isKnown) items[at]?.choose()
    else
      message = shellText.typedMenu.unknown(
        text,
        items.map(({ digit }) => digit.toUpperCase()),
      )
  }

  const screen: TypedMenuScreen = {
    say(sentence) {
      message = sentence
      shell.redraw()
    },
    press(key) {
      message = undefined
      if (key === 'enter') enter()
      else if (key === 'up' || key === 'shift+tab') step('previous')
      else if (key === 'down' || key === 'tab') step('next')
      else if (key === 'backspace' || key === 'delete') type(withoutLastCharacter(typed))
      else if (key === 'escape' && typed !== '') type('')
      else if (key === 'escape') shell.back()
      else if (typedCharacter(key) !== undefined) type(typed + typedCharacter(key))
      shell.redraw()
    },
    draw(room) {
      const items = menu.items().map(item => ({ ...item, digit: item.digit.toUpperCase() }))
      at = Math.min(at, items.length - 1)
      const { glyphs } = shell.theme
      const heading = [
        ...wrapText(menu.heading, room.columns - 2).map(one => styledLine(one, { tone: 'soft' })),
        [],
      ]
      const rows = Math.max(1, room.rows - FRAME_ROWS - BELOW_ROWS - heading.length)
      const prompt: StyledLine = [
        span(`${glyphs.prompt} `, { tone: 'leaf', bold: true }),
        span(typed + glyphs.caret, { bold: true }),
        span(typed === '' ? ` ${shellText.typedMenu.invites}` : '', { tone: 'soft' }),
      ]
      return (
        <Frame size={room} title={menu.title()} keys={menuKeys} describe={describeCommand}>
          <Box flexDirection="column">
            <StyledLines block={heading} />
            <Menu items={items} at={at} rows={rows} />
            <StyledLines block={[[], prompt, []]} />
            {message && <WrappedLine spans={styledLine(message, { tone: 'medlar', bold: true })} />}
          </Box>
        </Frame>
      )
    },
    close: () => unsubscribe(),
  }
  const unsubscribe = shell.subscribe(() => {
    const top = shell.top()
    if (top === screen && onTop !== screen) {
      typed = ''
      menu.onShow?.()
    }
    onTop = top
  })
  return screen
}
