import { Box } from 'ink'
import type { ReactNode } from 'react'
import { isScoredReview, type Perspective, playerPerspective } from '#app/review.ts'
import type { SavedGame } from '#app/saved-game-format.ts'
import type { Note, Progress } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import { playedMoves, replaySteps } from '#table/replay.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { openErrorText } from '../../game/open-error.ts'
import type { ReviewedGame } from '../../game/reviewed-game.ts'
import { Frame } from '../../kit/frame.tsx'
import type { Glyphs } from '../../kit/glyphs.ts'
import type { ScreenSize } from '../../kit/grid.ts'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { StyledLines } from '../../kit/styled-lines.tsx'
import { type Block, type StyledLine, span, styledLine, wrapLine } from '../../kit/styled-text.ts'
import { textPageAt } from '../../kit/text-page.ts'
import { TooSmall } from '../../kit/too-small.tsx'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import { type BoardLayout, GAP_COLUMNS, layOut } from '../play/board-layout.ts'
import { createNotice } from './notice.tsx'
import { judgementLines, moveLines, moveListLines, type ReviewPosition } from './review-lines.ts'

type ReviewCommand = 'step' | 'next' | 'start' | 'last' | 'read-on' | 'read-back' | 'back'

const reviewKeys: KeyMap<ReviewCommand> = [
  { command: 'step', keys: ['left', 'up', 'h', 'k', 'p'], showKeys: glyphs => glyphs.sideways },
  { command: 'next', keys: ['right', 'down', 'l', 'j', 'n', 'space', 'enter'], quiet: true },
  { command: 'read-on', keys: ['pagedown'], showKeys: () => 'PgUp PgDn' },
  { command: 'read-back', keys: ['pageup'], quiet: true },
  { command: 'start', keys: ['home'], showKeys: () => 'Home End' },
  { command: 'last', keys: ['end'], quiet: true },
  { command: 'back', keys: ['escape', 'q'] },
]

/** The least rows for the notes on a move, so that the list below does not jump. */
const MIN_JUDGEMENT_ROWS = 7
/** The least rows of the list below; the current move may need more. */
const MIN_LIST_ROWS = 3

/** Steps through a saved game, with the notes of the review. */
export function createReview(
  shell: Shell,
  loaded: LoadedGame,
  saved: SavedGame,
  perspective: Perspective = playerPerspective(saved.players),
): Screen {
  const table = restoreAnyVersion(loaded, saved.record)
  if (!table.ok) {
    const why = openErrorText(loaded, saved.record.params, table.rejection)
    return createNotice(shell, shellText.cannotOpen, why)
  }
  return createReplay(shell, { loaded, table: table.value, perspective })
}

/** Steps through a restored or imported game. */
export function createReplay(shell: Shell, { loaded, table, perspective }: ReviewedGame): Screen {
  const { viewer, people } = perspective
  const steps = replaySteps(table, viewer)
  let ply = table.ending ? steps.length - 1 : 0
  let notes: readonly Note[] | undefined
  let progress: Progress | undefined
  let failure: string | undefined
  let open = true
  /** The first visible row of the notes, where they do not fit. */
  let from = 0
  let read = textPageAt([], 0, 0)

  const work = shell.host.engineClient.request(
    { do: 'review', game: loaded.id, line: playedMoves(table) },
    reported => {
      progress = reported
      shell.redraw()
    },
  )
  work.result.then(
    found => {
      notes = found
      shell.redraw()
    },
    (error: unknown) => {
      if (open) failure = errorMessage(error)
      shell.redraw()
    },
  )

  const position = (): ReviewPosition => ({ loaded, people, steps, notes, ply })
  const noteAt = () => (ply > 0 ? notes?.[ply - 1] : undefined)

  function board(room: ScreenSize): Block {
    const cells = noteAt()?.cells
    return loaded.face.draw({
      view: steps[ply]!.view,
      people,
      cursor: undefined,
      highlight: cells && { cells, as: 'good' },
      size: room,
      glyphs: shell.theme.glyphs,
    })
  }

  function judgement(): readonly StyledLine[] {
    if (failure) return [styledLine(shellText.review.failed(failure), { tone: 'medlar' })]
    if (!notes) {
      const counted = progress ? ` ${shellText.play.lookedAt(progress.done, progress.of)}` : ''
      return [styledLine(shellText.review.working + counted, { tone: 'soft' })]
    }
    return judgementLines(position())
  }

  /** The text beside the board, or below it in a narrow window. */
  function sideBlock({ kind, columns, rows }: Exclude<BoardLayout, { kind: 'none' }>): Block {
    const { glyphs } = shell.theme
    const judged = judgement().flatMap(spans => wrapLine(spans, columns))
    const half = Math.floor(rows / 2)
    const chosen = moveLines(position(), ply, columns, glyphs).slice(0, Math.max(1, half))
    if (kind === 'above') {
      read = textPageAt(judged, Math.max(1, rows - chosen.length), from)
      return [...chosen, ...read.shown]
    }
    read = textPageAt(judged, Math.max(1, rows - 1 - Math.max(MIN_LIST_ROWS, chosen.length)), from)
    // Without notes the list has all the room.
    const free = notes?.length === 0 ? 0 : Math.max(0, MIN_JUDGEMENT_ROWS - read.shown.length) + 1
    const above = [...read.shown, ...Array.from({ length: free }, () => [])]
    return [...above, ...moveListLines(position(), { columns, rows: rows - above.length }, glyphs)]
  }

  function move(command: ReviewCommand): void {
    const last = steps.length - 1
    from = command === 'read-on' ? read.after : command === 'read-back' ? read.before : 0
    if (command === 'read-on' || command === 'read-back') return
    if (command === 'step') ply = Math.max(0, ply - 1)
    else if (command === 'next') ply = Math.min(last, ply + 1)
    else ply = command === 'start' ? 0 : last
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
        return <TooSmall sentence={shellText.tooSmall(layout.neededSize, room)} room={room} />
      const wide = layout.kind === 'beside'
      const side = sideBlock(layout)
      const isJudged = notes?.some(({ verdict }) => verdict !== undefined)
      const legend = isJudged && wide ? shellText.review.legend(isScoredReview(notes ?? [])) : ''
      return (
        <Frame
          size={room}
          title={reviewTitle(position(), shell.theme.glyphs)}
          keys={reviewKeys.filter(({ command }) => read.isPartial || command !== 'read-on')}
          describe={describeCommand}
        >
          <Box flexDirection="column" flexGrow={1}>
            <Box flexGrow={1} flexDirection={wide ? 'row' : 'column'} columnGap={GAP_COLUMNS}>
              <StyledLines block={layout.board} />
              <Box flexDirection="column" flexGrow={1} flexShrink={1}>
                <StyledLines block={side} />
              </Box>
            </Box>
            <StyledLines block={[styledLine(legend, { tone: 'soft' })]} />
          </Box>
        </Frame>
      )
    },
  }
}

function reviewTitle({ loaded, ply, steps }: ReviewPosition, { dot }: Glyphs): StyledLine {
  return [
    span(`${dot} `, { tone: loaded.card.accent }),
    span(`${loaded.card.title}, ${shellText.review.title.toLowerCase()}`, { bold: true }),
    span(`   ${shellText.review.ply(ply, steps.length - 1)}`, { tone: 'soft' }),
  ]
}
