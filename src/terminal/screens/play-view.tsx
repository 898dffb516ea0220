import { Box } from 'ink'
import type { ReactNode } from 'react'
import { stopwatchText } from '#session/duration.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import { describeCommand } from '../command-words.ts'
import { Frame } from '../kit/frame.tsx'
import { Lines, Sentence } from '../kit/lines.tsx'
import { type Block, type Line, plainText, span } from '../kit/spans.ts'
import { TooSmall } from '../kit/too-small.tsx'
import { wrapText } from '../kit/wrap.ts'
import { words } from '../words.ts'
import { type BoardLayout, GAP_COLUMNS, type WholeLayout } from './board-layout.ts'
import { entryLine } from './entry-line.ts'
import { logOf, type Playing } from './playing.ts'
import { actingSeat, seatLines } from './seats.ts'
import { situation } from './situation.ts'

interface PlayViewProps extends Playing {
  readonly layout: BoardLayout | WholeLayout
}

/** What the sentences take at least, so that the log does not jump with every one. */
const SITUATION_ROWS = 3

export function PlayView(props: PlayViewProps): ReactNode {
  const { sitting, model, room, layout } = props
  if (layout.kind === 'none') return <TooSmall sentence={words.tooSmall(layout.needed, room)} room={room} />
  if (layout.kind === 'whole') return <WholeView {...props} board={layout.board} />
  const wide = layout.kind === 'beside'
  const { columns } = layout
  const named = titleOf(props)
  const beside = columns - plainText(named).length
  const isAlone = sitting.loaded.game.seats === 1
  const title = wide || isAlone ? named : [...named, ...actingSeat({ ...props, columns: beside })]
  const sentences = situation(props)
  const seats = wide && !isAlone ? [...seatLines({ ...props, columns }), []] : []
  return (
    <Frame room={room} title={title} keys={model.keys()} describe={describeCommand}>
      <Box flexDirection="column" flexGrow={1}>
        <Box
          flexGrow={1}
          flexShrink={1}
          overflow="hidden"
          flexDirection={wide ? 'row' : 'column'}
          columnGap={GAP_COLUMNS}
        >
          <Lines block={model.isCovered() ? [] : layout.board} />
          <Box flexDirection="column" flexGrow={1} flexShrink={1}>
            <Lines block={seats} />
            <Box flexDirection="column" minHeight={SITUATION_ROWS} marginBottom={1} flexShrink={0}>
              {sentences.map(spans => (
                <Sentence key={plainText(spans)} spans={spans} />
              ))}
            </Box>
            {wide && (
              <Lines block={logOf(props, columns, layout.rows - seats.length - height(sentences, columns))} />
            )}
          </Box>
        </Box>
        <Lines block={[entryLine(props)]} />
      </Box>
    </Frame>
  )
}

/** A picture of the whole table; while it is covered, only what is said. */
function WholeView({ board, ...props }: PlayViewProps & { readonly board: Block }): ReactNode {
  const { model, room } = props
  return (
    <Frame room={room} title={titleOf(props)} keys={model.keys()} describe={describeCommand}>
      <Box flexDirection="column" flexGrow={1}>
        <Box flexDirection="column" flexGrow={1} flexShrink={1} overflow="hidden">
          {model.isCovered() ? (
            situation(props).map(spans => <Sentence key={plainText(spans)} spans={spans} />)
          ) : (
            <Lines block={board} />
          )}
        </Box>
        <Lines block={[entryLine(props)]} />
      </Box>
    </Frame>
  )
}

function titleOf(props: PlayViewProps): Line {
  const { sitting, look } = props
  return [
    span(`${look.glyphs.dot} `, { tone: sitting.loaded.face.fruit }),
    span(sitting.loaded.words.title, { bold: true }),
    span(sitting.label ? `   ${sitting.label}` : '', { tone: 'soft' }),
    ...timeTaken(props),
  ]
}

/** The stopwatch, unless it is not to be seen; once the game is over, it is told below. */
function timeTaken({ sitting, model, now }: PlayViewProps): Line {
  const { stopwatch, ending } = sitting.session.snapshot()
  if (!stopwatch || ending || !model.wishes.isTimeShown) return []
  return [span(`   ${stopwatchText(elapsedMs(stopwatch, now))}`, { tone: 'soft' })]
}

/** The rows that sentences take, with the blank below them. */
function height(sentences: readonly Line[], columns: number): number {
  const rows = sentences.reduce((sum, spans) => sum + wrapText(plainText(spans), columns).length, 0)
  return Math.max(SITUATION_ROWS, rows) + 1
}
