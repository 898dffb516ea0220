import { Box } from 'ink'
import type { ReactNode } from 'react'
import { stopwatchText } from '#session/duration.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import { wordAsked } from '../defined.ts'
import { Frame } from '../kit/frame.tsx'
import type { Room } from '../kit/grid.ts'
import { Lines, Sentence } from '../kit/lines.tsx'
import type { Look } from '../kit/look.ts'
import { type Block, type Line, plainText, span } from '../kit/spans.ts'
import { TooSmall } from '../kit/too-small.tsx'
import { wrapText } from '../kit/wrap.ts'
import { offerTyped } from '../offers.ts'
import type { Sitting } from '../sitting.ts'
import { describeCommand, words } from '../words.ts'
import { type BoardLayout, GAP_COLUMNS } from './board-layout.ts'
import { drawLog } from './log.ts'
import { typedCommand } from './play-keys.ts'
import type { PlayModel } from './play-model.ts'
import { actingSeat, seatLines } from './seats.ts'
import { situation } from './situation.ts'

interface PlayViewProps {
  readonly sitting: Sitting
  readonly model: PlayModel
  readonly room: Room
  readonly layout: BoardLayout
  readonly look: Look
  readonly now: number
}

/** What the sentences take at least, so that the log does not jump with every one. */
const SITUATION_ROWS = 3
/** What stands around the text that is typed. */
const ENTRY_MARGIN = 9

export function PlayView(props: PlayViewProps): ReactNode {
  const { sitting, model, room, look, layout } = props
  if (layout.kind === 'none') return <TooSmall sentence={words.tooSmall(layout.needed, room)} room={room} />
  const wide = layout.kind === 'beside'
  const { columns } = layout
  const named: Line = [
    span(`${look.glyphs.dot} `, { tone: sitting.loaded.face.fruit }),
    span(sitting.loaded.words.title, { bold: true }),
    span(sitting.label ? `   ${sitting.label}` : '', { tone: 'soft' }),
    ...timeTaken(props),
  ]
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
              <Lines block={log(props, columns, layout.rows - seats.length - height(sentences, columns))} />
            )}
          </Box>
        </Box>
        <Lines block={[entryLine(props)]} />
      </Box>
    </Frame>
  )
}

/** The stopwatch, unless it is not to be seen; once the game is over, it is told below. */
function timeTaken({ sitting, model, now }: PlayViewProps): Line {
  const { stopwatch, ending } = sitting.session.snapshot()
  if (!stopwatch || ending || !model.wishes.isTimeShown) return []
  return [span(`   ${stopwatchText(elapsedMs(stopwatch, now))}`, { tone: 'soft' })]
}

/** The board as it stands, with the cursor and what the last sentence speaks of. */
export function drawPlay(
  { loaded, session }: Sitting,
  model: PlayModel,
  { glyphs }: Look,
  room: Room,
): Block {
  return loaded.face.draw({
    view: session.snapshot().view,
    cursor: model.isCovered() ? undefined : model.cursor(),
    pointed: model.message?.pointed,
    aids: model.wishes.aids,
    room,
    glyphs,
  })
}

/** The rows that sentences take, with the blank below them. */
function height(sentences: readonly Line[], columns: number): number {
  const rows = sentences.reduce((sum, spans) => sum + wrapText(plainText(spans), columns).length, 0)
  return Math.max(SITUATION_ROWS, rows) + 1
}

function log({ sitting, model }: PlayViewProps, columns: number, rows: number): Block {
  const { loaded, session } = sitting
  const { log, people } = session.snapshot()
  return drawLog({ loaded, people, log, columns, rows: Math.max(1, rows), scrolled: model.scrolled })
}

function entryLine({ sitting, model, look, room }: PlayViewProps): Line {
  const { ending, acting, view, viewer } = sitting.session.snapshot()
  if (ending || model.isCovered() || model.isAsking()) return []
  const { glyphs } = look
  if (viewer === 'spectator') return [span(words.play.watching, { tone: 'soft' })]
  const prompt = span(`${glyphs.prompt} `, { tone: 'leaf', bold: true })
  if (model.entry === '') {
    const cursor = acting === undefined ? undefined : model.cursor()
    const example = cursor ? words.play.entry.empty(sitting.loaded.face.move(view, cursor)) : ''
    return [prompt, span(glyphs.caret), span(` ${example}`, { tone: 'soft' })]
  }
  const isCommand =
    typedCommand(model.entry, text => sitting.loaded.game.notation.read(text).ok) ??
    wordAsked(sitting.loaded, model.entry) ??
    offerTyped(sitting.loaded, view, model.entry)
  const what = isCommand ? words.play.entry.commands : words.play.entry.plays
  const shown = model.entry.slice(-Math.max(10, room.columns - what.length - ENTRY_MARGIN))
  return [prompt, span(shown + glyphs.caret, { bold: true }), span(`   ${what}`, { tone: 'soft' })]
}
