import xterm from '@xterm/headless'

const CURSOR_MODE = 25

/** A terminal without a display, whose screen can be read. */
export class HeadlessTerminal {
  readonly #terminal: xterm.Terminal
  #isCursorVisible = true

  constructor(columns: number, rows: number) {
    this.#terminal = new xterm.Terminal({ cols: columns, rows, convertEol: true, allowProposedApi: true })
    // The emulator has no property for the visibility of the cursor.
    for (const final of ['h', 'l'])
      this.#terminal.parser.registerCsiHandler({ prefix: '?', final }, modes => {
        if (modes.includes(CURSOR_MODE)) this.#isCursorVisible = final === 'h'
        return false
      })
  }

  /** Calls back when the text is on the screen. */
  write(text: string, onDrawn: () => void): void {
    this.#terminal.write(text, onDrawn)
  }

  /** Passes on the terminal's own answers, for example to the query for its background colour. */
  onReply(send: (text: string) => void): void {
    this.#terminal.onData(send)
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows)
  }

  dispose(): void {
    this.#terminal.dispose()
  }

  screen(): string {
    return this.#lines()
      .map(line => `${line.translateToString(true).trimEnd()}\n`)
      .join('')
  }

  /** The inverse text on the screen, one entry for each run of characters. */
  highlights(): readonly string[] {
    return this.#lines().flatMap(inverseRuns)
  }

  get isAlternate(): boolean {
    return this.#terminal.buffer.active.type === 'alternate'
  }

  get isCursorVisible(): boolean {
    return this.#isCursorVisible
  }

  get marksPastes(): boolean {
    return this.#terminal.modes.bracketedPasteMode
  }

  #lines(): readonly xterm.IBufferLine[] {
    const { active } = this.#terminal.buffer
    return Array.from({ length: this.#terminal.rows }, (_, row) => active.getLine(active.viewportY + row)!)
  }
}

function inverseRuns(line: xterm.IBufferLine): readonly string[] {
  const characters = Array.from({ length: line.length }, (_, column) => {
    const cell = line.getCell(column)!
    return cell.isInverse() ? cell.getChars() || ' ' : '\n'
  })
  return characters.join('').match(/.+/g) ?? []
}
