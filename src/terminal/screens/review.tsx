import { Box } from 'ink'
import type { ReactNode } from 'react'
import { messageOf } from '#kernel/failure.ts'
import type { Note, Progress } from '#kernel/game.ts'
import type { SavedGame } from '#session/saved.ts'
import { areWeighed } from '#session/weighed.ts'
import { lineOf, replaySteps } from '#table/replay.ts'
import { restoreBy } from '#table/restore.ts'
import { describeCommand } from '../command-words.ts'
import { Frame } from '../kit/frame.tsx'
import type { Room } from '../kit/grid.ts'
import { commandFor, type KeyMap } from '../kit/keymap.ts'
import { Lines } from '../kit/lines.tsx'
import { passageOf } from '../kit/passage.ts'
import { type Block, type Line, line, span } from '../kit/spans.ts'
import { TooSmall } from '../kit/too-small.tsx'
import { wrapLine } from '../kit/wrap.ts'
import type { LoadedGame } from '../loaded.ts'
import { type Eyes, ownEyes, type Reviewed } from '../reviewed.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { unopenedWords } from '../unopened.ts'
import { words } from '../words.ts'
import { type BoardLayout, GAP_COLUMNS, layOut } from './board-layout.ts'
import { createNotice } from './notice.tsx'
import { judgementSaid, type Looking, moveSaid, movesSaid } from './review-said.ts'

type ReviewCommand = 'step' | 'next' | 'start' | 'last' | 'read-on' | 'read-back' | 'back'

const reviewKeys: KeyMap<ReviewCommand> = [
  { command: 'step', keys: ['left', 'up', 'h', 'k', 'p'], shown: glyphs => glyphs.sideways },
  { command: 'next', keys: ['right', 'down', 'l', 'j', 'n', 'space', 'enter'], quiet: true },
  { command: 'read-on', keys: ['pagedown'], shown: () => 'PgUp PgDn' },
  { command: 'read-back', keys: ['pageup'], quiet: true },
  { command: 'start', keys: ['home'], shown: () => 'Home End' },
  { command: 'last', keys: ['end'], quiet: true },
  { command: 'back', keys: ['escape', 'q'] },
]

/** The least that is kept free for what is said of a move, so that the list below stands still. */
const JUDGEMENT_ROWS = 7
/** The least of the list below it, of which the move that is looked at may take more. */
const LIST_ROWS = 3

/** Steps through a game, with what the review says of each move. */
export function createReview(
  shell: Shell,
  loaded: LoadedGame,
  saved: SavedGame,
  eyes: Eyes = ownEyes(saved.players),
): Screen {
  const table = restoreBy(loaded, saved.record)
  if (!table.ok) {
    const why = unopenedWords(loaded, saved.record.setup, table.rejection)
    return createNotice(shell, words.cannotOpen, why)
  }
  return createStepper(shell, { loaded, table: table.value, eyes })
}

/** The same for a game that is laid out already, such as one that another program has written. */
export function createStepper(shell: Shell, { loaded, table, eyes }: Reviewed): Screen {
  const { viewer, people } = eyes
  const steps = replaySteps(table, viewer)
  let at = table.ending ? steps.length - 1 : 0
  let notes: readonly Note[] | undefined
  let progress: Progress | undefined
  let failure: string | undefined
  let open = true
  /** The first row that is read of what is said, where that is more than there is room for. */
  let from = 0
  let read = passageOf([], 0, 0)

  const work = shell.host.thinker.think({ do: 'review', game: loaded.id, line: lineOf(table) }, reported => {
    progress = reported
    shell.redraw()
  })
  work.answer.then(
    found => {
      notes = found
      shell.redraw()
    },
    (error: unknown) => {
      if (open) failure = messageOf(error)
      shell.redraw()
    },
  )

  const looking = (): Looking => ({ loaded, people, steps, notes, at })
  const noteAt = () => (at > 0 ? notes?.[at - 1] : undefined)

  function board(room: Room): Block {
    const cells = noteAt()?.cells
    return loaded.face.draw({
      view: steps[at]!.view,
      people,
      cursor: undefined,
      pointed: cells && { cells, as: 'good' },
      room,
      glyphs: shell.look.glyphs,
    })
  }

  function judgement(): readonly Line[] {
    if (failure) return [line(words.review.failed(failure), { tone: 'medlar' })]
    if (!notes) {
      const counted = progress ? ` ${words.play.lookedAt(progress.done, progress.of)}` : ''
      return [line(words.review.working + counted, { tone: 'soft' })]
    }
    return judgementSaid(looking())
  }

  /** What stands beside the board, or below it where the window is narrow. */
  function besides({ kind, columns, rows }: Exclude<BoardLayout, { kind: 'none' }>): Block {
    const { glyphs } = shell.look
    const judged = judgement().flatMap(spans => wrapLine(spans, columns))
    const half = Math.floor(rows / 2)
    const chosen = moveSaid(looking(), at, columns, glyphs).slice(0, Math.max(1, half))
    if (kind === 'above') {
      read = passageOf(judged, Math.max(1, rows - chosen.length), from)
      return [...chosen, ...read.shown]
    }
    read = passageOf(judged, Math.max(1, rows - 1 - Math.max(LIST_ROWS, chosen.length)), from)
    // Where a game is not judged, the list has all the room.
    const free = notes?.length === 0 ? 0 : Math.max(0, JUDGEMENT_ROWS - read.shown.length) + 1
    const above = [...read.shown, ...Array.from({ length: free }, () => [])]
    return [...above, ...movesSaid(looking(), { columns, rows: rows - above.length }, glyphs)]
  }

  function move(command: ReviewCommand): void {
    const last = steps.length - 1
    from = command === 'read-on' ? read.after : command === 'read-back' ? read.before : 0
    if (command === 'read-on' || command === 'read-back') return
    if (command === 'step') at = Math.max(0, at - 1)
    else if (command === 'next') at = Math.min(last, at + 1)
    else at = command === 'start' ? 0 : last
  }

  return {
    press(key) {
      const command = commandFor(reviewKeys, key)
      if (command === 'back') shell.back()
      else if (command) move(command)
      shell.redraw()
    },
    close() {
      open = false
      work.cancel()
    },
    draw(room): ReactNode {
      const layout = layOut(room, board)
      if (layout.kind === 'none')
        return <TooSmall sentence={words.tooSmall(layout.needed, room)} room={room} />
      const wide = layout.kind === 'beside'
      const beside = besides(layout)
      const isJudged = notes?.some(({ verdict }) => verdict !== undefined)
      const legend = isJudged && wide ? words.review.legend(areWeighed(notes ?? [])) : ''
      const title: Line = [
        span(`${shell.look.glyphs.dot} `, { tone: loaded.face.fruit }),
        span(`${loaded.words.title}, ${words.review.title.toLowerCase()}`, { bold: true }),
        span(`   ${words.review.ply(at, steps.length - 1)}`, { tone: 'soft' }),
      ]
      return (
        <Frame
          room={room}
          title={title}
          keys={reviewKeys.filter(({ command }) => read.isPart || command !== 'read-on')}
          describe={describeCommand}
        >
          <Box flexDirection="column" flexGrow={1}>
            <Box flexGrow={1} flexDirection={wide ? 'row' : 'column'} columnGap={GAP_COLUMNS}>
              <Lines block={layout.board} />
              <Box flexDirection="column" flexGrow={1} flexShrink={1}>
                <Lines block={beside} />
              </Box>
            </Box>
            <Lines block={[line(legend, { tone: 'soft' })]} />
          </Box>
        </Frame>
      )
    },
  }
}
