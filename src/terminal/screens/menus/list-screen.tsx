import { Box } from 'ink'
import { FRAME_ROWS, Frame } from '../../kit/frame.tsx'
import type { ScreenSize } from '../../kit/grid.ts'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { Menu, type MenuItem } from '../../kit/menu.tsx'
import { listKeys, listStepFor, nextSelection } from '../../kit/selection.ts'
import { StyledLines, WrappedLine } from '../../kit/styled-lines.tsx'
import { type Block, type StyledLine, styledLine } from '../../kit/styled-text.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'

export interface Choice extends MenuItem {
  readonly choose: () => void
}

export interface ListOptions<Item extends Choice = Choice> {
  title(): StyledLine
  /** Lines above the items. */
  above?(room: ScreenSize): Block
  items(): readonly Item[]
  /** The sentence below, unless there is a question or a message. */
  sentence?(chosen: Item | undefined): string
  /** Keys besides those for moving and choosing. Where there are many, the hints leave out moving. */
  keys?(): KeyMap
  /** The label of leaving, where it is not just going back. */
  readonly backLabel?: string
  readonly handlers?: Readonly<Record<string, (chosen: Item | undefined) => void>>
  /** Called whenever the list becomes the topmost screen. */
  onShow?(): void
  close?(): void
}

export interface ListScreen extends Screen {
  keys(): KeyMap
  select(at: number): void
  say(sentence: string): void
  /** Asks a question. Enter agrees, every other key does not. */
  ask(question: string, agree: () => void): void
}

/** A blank line and the sentence below the items. */
const MESSAGE_ROWS = 3
const MANY_KEYS = 3

/** A list of items with commands. */
export function createList<Item extends Choice>(shell: Shell, list: ListOptions<Item>): ListScreen {
  let at = 0
  let message: string | undefined
  let agree: (() => void) | undefined
  let onTop: Screen | undefined

  function keys(): KeyMap {
    const more = list.keys?.() ?? []
    return [
      ...listKeys.map(binding => (more.length > MANY_KEYS ? { ...binding, quiet: true } : binding)),
      { command: 'open', keys: ['enter', 'space'] },
      ...more,
      list.backLabel
        ? // Where back is out of the program, one Escape too many must not lead there.
          { command: 'back', keys: ['q'], label: list.backLabel }
        : { command: 'back', keys: ['escape', 'q'] },
    ]
  }

  function press(key: string): void {
    const items = list.items()
    const agreed = agree
    agree = undefined
    message = undefined
    if (agreed) {
      if (key === 'enter') agreed()
    } else obey(key, items)
    shell.redraw()
  }

  function obey(key: string, items: readonly Item[]): void {
    const chosen = items[at]
    const command = commandFor(keys(), key)
    const step = listStepFor(key)
    const named = items.findIndex(item => item.digit === key && !item.idle)
    if (step) {
      const selectable = items.map(item => !item.idle)
      at = nextSelection(at, step, selectable)
    } else if (command === 'back') shell.back()
    else if (command === 'open') chosen?.choose()
    else if (command) list.handlers?.[command]?.(chosen)
    else if (named >= 0) {
      at = named
      items[named]!.choose()
    }
  }

  const screen: ListScreen = {
    press,
    keys,
    select(next) {
      at = next
    },
    say(sentence) {
      message = sentence
      shell.redraw()
    },
    ask(question, agreed) {
      message = question
      agree = agreed
      shell.redraw()
    },
    draw(room) {
      const items = list.items()
      at = Math.min(at, Math.max(0, items.length - 1))
      const above = list.above?.(room) ?? []
      const sentence = message ?? list.sentence?.(items[at]) ?? ''
      const messageRows = list.sentence || message ? MESSAGE_ROWS : 0
      const rows = Math.max(1, room.rows - FRAME_ROWS - messageRows - above.length)
      return (
        <Frame size={room} title={list.title()} keys={keys()} describe={describeCommand}>
          <Box flexDirection="column" flexGrow={1}>
            <StyledLines block={above} />
            <Box flexGrow={1}>
              <Menu items={items} at={at} rows={rows} />
            </Box>
            <WrappedLine
              spans={styledLine(sentence, message ? { tone: 'medlar', bold: true } : { tone: 'soft' })}
            />
          </Box>
        </Frame>
      )
    },
    close() {
      unsubscribe()
      list.close?.()
    },
  }
  const unsubscribe = shell.subscribe(() => {
    const top = shell.top()
    if (top === screen && onTop !== screen) list.onShow?.()
    onTop = top
  })
  return screen
}
