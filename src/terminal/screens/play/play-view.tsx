import { Box } from 'ink'
import type { ReactNode } from 'react'
import { formatDuration } from '#app/duration.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import { Frame } from '../../kit/frame.tsx'
import { StyledLines, WrappedLine } from '../../kit/styled-lines.tsx'
import { type Block, lineWidth, plainText, type StyledLine, span } from '../../kit/styled-text.ts'
import { TooSmall } from '../../kit/too-small.tsx'
import { wrapText } from '../../kit/width.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { shellText } from '../../text/en/shell.ts'
import { type BoardLayout, type FullScreenLayout, GAP_COLUMNS } from './board-layout.ts'
import { entryLine } from './entry-line.ts'
import { type SceneProps, visibleMoveLog } from './scene.ts'
import { actingSeatLine, seatLines } from './seat-lines.ts'
import { statusLines } from './status-lines.ts'

interface PlayViewProps extends SceneProps {
  readonly layout: BoardLayout | FullScreenLayout
}

/** The least rows for the status, so that the log does not jump. */
const MIN_STATUS_ROWS = 3

export function PlayView(props: PlayViewProps): ReactNode {
  const { activeGame, model, size: room, layout } = props
  if (layout.kind === 'none')
    return <TooSmall sentence={shellText.tooSmall(layout.neededSize, room)} room={room} />
  if (layout.kind === 'whole') return <FullScreenView {...props} board={layout.board} />
  const wide = layout.kind === 'beside'
  const { columns } = layout
  const named = titleOf(props)
  const beside = columns - lineWidth(named)
  const isAlone = activeGame.loaded.rules.seats === 1
  const title = wide || isAlone ? named : [...named, ...actingSeatLine({ ...props, columns: beside })]
  const sentences = statusLines(props)
  const seats = wide && !isAlone ? [...seatLines({ ...props, columns }), []] : []
  return (
    <Frame size={room} title={title} keys={model.keys()} describe={describeCommand}>
      <Box flexDirection="column" flexGrow={1}>
        <Box
          flexGrow={1}
          flexShrink={1}
          overflow="hidden"
          flexDirection={wide ? 'row' : 'column'}
          columnGap={GAP_COLUMNS}
        >
          <StyledLines block={model.visibleView() ? layout.board : []} />
          <Box flexDirection="column" flexGrow={1} flexShrink={1}>
            <StyledLines block={seats} />
            <Box flexDirection="column" minHeight={MIN_STATUS_ROWS} marginBottom={1} flexShrink={0}>
              {sentences.map(spans => (
                <WrappedLine key={plainText(spans)} spans={spans} />
              ))}
            </Box>
            {wide && (
              <StyledLines
                block={visibleMoveLog(
                  props,
                  columns,
                  layout.rows - seats.length - height(sentences, columns),
                )}
              />
            )}
          </Box>
        </Box>
        <StyledLines block={[entryLine(props)]} />
      </Box>
    </Frame>
  )
}

/** The view of a face that draws the full screen; only the status while the board is hidden. */
function FullScreenView({ board, ...props }: PlayViewProps & { readonly board: Block }): ReactNode {
  const { model, size: room } = props
  return (
    <Frame size={room} title={titleOf(props)} keys={model.keys()} describe={describeCommand}>
      <Box flexDirection="column" flexGrow={1}>
        <Box flexDirection="column" flexGrow={1} flexShrink={1} overflow="hidden">
          {model.visibleView() ? (
            <StyledLines block={board} />
          ) : (
            statusLines(props).map(spans => <WrappedLine key={plainText(spans)} spans={spans} />)
          )}
        </Box>
        <StyledLines block={[entryLine(props)]} />
      </Box>
    </Frame>
  )
}

function titleOf(props: PlayViewProps): StyledLine {
  const { activeGame, theme } = props
  return [
    span(`${theme.glyphs.dot} `, { tone: activeGame.loaded.card.accent }),
    span(activeGame.loaded.card.title, { bold: true }),
    span(activeGame.label ? `   ${activeGame.label}` : '', { tone: 'soft' }),
    ...stopwatchSpans(props),
  ]
}

/** The stopwatch, unless it is hidden; after the end the time is part of the status. */
function stopwatchSpans({ activeGame, model, now }: PlayViewProps): StyledLine {
  const { stopwatch, ending } = activeGame.session.snapshot()
  if (!stopwatch || ending || !model.viewPreferences.isTimeShown) return []
  return [span(`   ${formatDuration(elapsedMs(stopwatch, now))}`, { tone: 'soft' })]
}

/** The rows of the sentences, with a blank row below. */
function height(sentences: readonly StyledLine[], columns: number): number {
  const rows = sentences.reduce((sum, spans) => sum + wrapText(plainText(spans), columns).length, 0)
  return Math.max(MIN_STATUS_ROWS, rows) + 1
}
