import type { Cell } from '#kernel/grid.ts'
import { type Block, lineWidth } from './styled-text.ts'

/** A click, or a turn of the wheel, at a place counted from 0. */
export interface MouseEvent {
  readonly kind: 'click' | 'wheel-up' | 'wheel-down'
  readonly column: number
  readonly row: number
}

/** Reports clicks and the wheel, in a form that has no limit of columns. */
export const MOUSE_ON = '\u001b[?1000h\u001b[?1006h'
export const MOUSE_OFF = '\u001b[?1006l\u001b[?1000l'

const LEFT_BUTTON = 0
const WHEEL_UP = 64
const WHEEL_DOWN = 65

// biome-ignore lint/suspicious/noControlCharactersInRegex: a report is an escape sequence, such as ESC [ < 0 ; 12 ; 5 M
const REPORT = /\u001b\[<(\d+);(\d+);(\d+)([Mm])/g

/** The reports of the mouse in what was read, and the rest of it. */
export function splitMouse(read: string): { readonly events: readonly MouseEvent[]; readonly rest: string } {
  const events = [...read.matchAll(REPORT)].flatMap(([, button, column, row, end]): readonly MouseEvent[] => {
    const kind = kindOf(Number(button), end === 'M')
    return kind ? [{ kind, column: Number(column) - 1, row: Number(row) - 1 }] : []
  })
  return { events, rest: read.replace(REPORT, '') }
}

function kindOf(button: number, isPressed: boolean): MouseEvent['kind'] | undefined {
  if (button === WHEEL_UP) return 'wheel-up'
  if (button === WHEEL_DOWN) return 'wheel-down'
  return button === LEFT_BUTTON && isPressed ? 'click' : undefined
}

/** The same input without the reports of the mouse, which Ink would drop. */
export function filterMouse(
  input: NodeJS.ReadStream,
  onEvent: (event: MouseEvent) => void,
): NodeJS.ReadStream {
  function read(size?: number): unknown {
    const chunk: unknown = input.read(size)
    if (chunk === null) return null
    const { events, rest } = splitMouse(String(chunk))
    if (events.length === 0) return chunk
    for (const event of events) onEvent(event)
    return rest
  }
  return new Proxy(input, {
    get(target, name) {
      if (name === 'read') return read
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The cell of a board that is drawn at a place in its block. */
export function cellAt(block: Block, column: number, row: number): Cell | undefined {
  let from = 0
  for (const span of block[row] ?? []) {
    const to = from + lineWidth([span])
    if (column >= from && column < to) return span.cell
    from = to
  }
  return undefined
}
