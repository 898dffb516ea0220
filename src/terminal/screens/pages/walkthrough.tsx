import { Box } from 'ink'
import type { ReactNode } from 'react'
import { Walkthrough } from '#app/walkthrough.ts'
import type { EngineTask } from '#engine-client/engine-client.ts'
import type { WalkthroughStep } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { Person } from '#kernel/text.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { Frame } from '../../kit/frame.tsx'
import type { ScreenSize } from '../../kit/grid.ts'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { StyledLines } from '../../kit/styled-lines.tsx'
import { type Block, span, styledLine, wrapLine } from '../../kit/styled-text.ts'
import { TooSmall } from '../../kit/too-small.tsx'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import { GAP_COLUMNS, layOut } from '../play/board-layout.ts'

type WalkthroughCommand = 'step' | 'next' | 'start' | 'last' | 'play-steps' | 'pause-steps' | 'back'

const walkthroughKeys: KeyMap<WalkthroughCommand> = [
  { command: 'step', keys: ['left', 'up'], showKeys: glyphs => glyphs.sideways },
  { command: 'next', keys: ['right', 'down', 'enter'], quiet: true },
  { command: 'play-steps', keys: ['space'] },
  { command: 'start', keys: ['home'], showKeys: () => 'Home End' },
  { command: 'last', keys: ['end'], quiet: true },
  { command: 'back', keys: ['escape', 'q'] },
]

const playingKeys = walkthroughKeys.map(binding =>
  binding.command === 'play-steps' ? { ...binding, command: 'pause-steps' as const } : binding,
)

interface WalkthroughOptions {
  readonly loaded: LoadedGame
  /** The position from which it starts. */
  readonly view: object
  readonly people: readonly Person[]
  /** Called for each step that is shown for the first time, where that counts as a hint. */
  readonly onNewStep?: () => void
}

/** The reasoning of the engine from a position on, step by step. */
export function createWalkthrough(shell: Shell, options: WalkthroughOptions): Screen {
  return new WalkthroughScreen(shell, options)
}

class WalkthroughScreen implements Screen {
  readonly #shell: Shell
  readonly #options: WalkthroughOptions
  readonly #task: EngineTask<readonly WalkthroughStep[]>
  #walkthrough: Walkthrough | undefined
  #failure: string | undefined
  #isClosed = false

  constructor(shell: Shell, options: WalkthroughOptions) {
    this.#shell = shell
    this.#options = options
    const { loaded, view } = options
    this.#task = shell.host.engineClient.request({ do: 'walkthrough', game: loaded.id, view })
    void this.#awaitSteps()
  }

  press(key: string): void {
    const walkthrough = this.#walkthrough
    const command = commandFor(walkthroughKeys, key)
    if (command === 'back') this.#shell.back()
    else if (walkthrough && command === 'step') walkthrough.goTo(walkthrough.position - 1)
    else if (walkthrough && command === 'next') walkthrough.goTo(walkthrough.position + 1)
    else if (walkthrough && command === 'start') walkthrough.goTo(0)
    else if (walkthrough && command === 'last') walkthrough.goTo(walkthrough.length)
    else if (walkthrough && command === 'play-steps') walkthrough.togglePlaying()
    this.#shell.redraw()
  }

  close(): void {
    this.#isClosed = true
    this.#task.cancel()
    this.#walkthrough?.close()
  }

  draw(room: ScreenSize): ReactNode {
    const { loaded } = this.#options
    const layout = layOut(room, within => this.#board(within))
    if (layout.kind === 'none')
      return <TooSmall sentence={shellText.tooSmall(layout.neededSize, room)} room={room} />
    const side = this.#sideLines().flatMap(line => wrapLine(line, layout.columns))
    const title = [
      span(`${this.#shell.theme.glyphs.dot} `, { tone: loaded.card.accent }),
      span(`${loaded.card.title}, ${shellText.walkthrough.title}`, { bold: true }),
    ]
    return (
      <Frame
        size={room}
        title={title}
        keys={this.#walkthrough?.isPlaying ? playingKeys : walkthroughKeys}
        describe={describeCommand}
      >
        <Box flexGrow={1} flexDirection={layout.kind === 'beside' ? 'row' : 'column'} columnGap={GAP_COLUMNS}>
          <StyledLines block={layout.board} />
          <StyledLines block={side.slice(0, layout.rows)} />
        </Box>
      </Frame>
    )
  }

  async #awaitSteps(): Promise<void> {
    const { loaded, onNewStep } = this.#options
    try {
      const steps = await this.#task.result
      if (this.#isClosed) return
      this.#walkthrough = new Walkthrough({
        steps,
        clock: this.#shell.host.clock,
        sentence: ({ note }) => loaded.text.note(note),
        onChange: this.#shell.redraw,
        ...(onNewStep && { onNewStep }),
      })
    } catch (error) {
      if (!this.#isClosed) this.#failure = errorMessage(error)
    }
    this.#shell.redraw()
  }

  #board(size: ScreenSize): Block {
    const { loaded, view, people } = this.#options
    const step = this.#walkthrough?.step
    const cells = step?.note.cells
    return loaded.face.draw({
      view: step?.view ?? view,
      people,
      cursor: undefined,
      highlight: cells && { cells, as: 'good' },
      size,
      glyphs: this.#shell.theme.glyphs,
    })
  }

  #sideLines(): Block {
    const { walkthrough: text } = shellText
    if (this.#failure) return [styledLine(text.failed(this.#failure), { tone: 'medlar' })]
    const walkthrough = this.#walkthrough
    if (!walkthrough) return [styledLine(text.working, { tone: 'soft' })]
    const { step, position, length } = walkthrough
    if (length === 0) return [styledLine(text.nothing)]
    if (!step)
      return [
        styledLine(text.start(length), { bold: true }),
        ...(this.#options.onNewStep ? [styledLine(text.counted, { tone: 'soft' })] : []),
      ]
    return [
      styledLine(text.ofSteps(position, length), { tone: 'soft' }),
      styledLine(this.#options.loaded.text.note(step.note), { bold: true }),
    ]
  }
}
