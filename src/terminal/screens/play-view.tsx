import { Box } from 'ink'
import type { ReactNode } from 'react'
import type { Seat } from '#kernel/game.ts'
import type { Snapshot } from '#session/session.ts'
import { endingWords } from '#session/words.ts'
import { winners } from '#table/action.ts'
import { Frame } from '../kit/frame.tsx'
import type { Room } from '../kit/grid.ts'
import { Lines, Sentence } from '../kit/lines.tsx'
import type { Look } from '../kit/look.ts'
import { type Block, type Line, line, type Span, span } from '../kit/spans.ts'
import { TooSmall } from '../kit/too-small.tsx'
import type { Sitting } from '../sitting.ts'
import { describeCommand, words } from '../words.ts'
import { type BoardLayout, GAP_COLUMNS } from './board-layout.ts'
import { drawLog } from './log.ts'
import { typedCommand } from './play-keys.ts'
import type { PlayModel } from './play-model.ts'

interface PlayViewProps {
  readonly sitting: Sitting
  readonly model: PlayModel
  readonly room: Room
  readonly layout: BoardLayout
  readonly look: Look
  readonly now: number
}

/** From here on the clock is set off. */
const HURRY_MS = 10_000
/** Blank lines included, what stands between the seats and the log. */
const SITUATION_ROWS = 6

export function PlayView(props: PlayViewProps): ReactNode {
  const { sitting, model, room, look, layout } = props
  if (layout.kind === 'none') return <TooSmall sentence={words.tooSmall(layout.needed, room)} room={room} />
  const wide = layout.kind === 'beside'
  const title: Line = [
    span(`${look.glyphs.dot} `, { tone: sitting.loaded.face.fruit }),
    span(sitting.loaded.words.title, { bold: true }),
    ...(wide ? [] : actingSeat(props)),
  ]
  return (
    <Frame room={room} title={title} keys={model.keys()} describe={describeCommand}>
      <Box flexDirection="column" flexGrow={1}>
        <Box flexGrow={1} flexDirection={wide ? 'row' : 'column'} columnGap={GAP_COLUMNS}>
          <Lines block={model.curtain ? [] : layout.board} />
          <Box flexDirection="column" flexGrow={1} flexShrink={1}>
            {wide && <Lines block={[...seats(props), []]} />}
            <Situation {...props} />
            {wide && <Lines block={log(props, layout)} />}
          </Box>
        </Box>
        <Lines block={[entryLine(props)]} />
      </Box>
    </Frame>
  )
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
    cursor: model.curtain ? undefined : model.cursor(),
    pointed: model.message?.pointed,
    room,
    glyphs,
  })
}

/** Who plays, with sign and clock; the one to move is pointed at. */
function seats(props: PlayViewProps): Block {
  return props.sitting.people.map((_, seat) => seatLine(props, seat))
}

function seatLine({ sitting, look, now }: PlayViewProps, seat: Seat): Line {
  const { view, toAct, deadlines } = sitting.session.snapshot()
  const acting = toAct.includes(seat)
  const sign = sitting.loaded.words.seat?.(view, seat)
  const due = deadlines.find(one => one.seat === seat)
  return [
    span(acting ? `${look.glyphs.pointer} ` : '  ', { tone: 'leaf', bold: true }),
    span(sign ? `${sign}  ` : '', { bold: true }),
    span(words.listed(sitting.people[seat]!), acting ? { bold: true } : {}),
    ...(due ? [span('   '), clock(due.at - now)] : []),
  ]
}

/** Where there is no column for the seats, the one to move stands in the title. */
function actingSeat(props: PlayViewProps): Line {
  const seat = props.sitting.session.snapshot().toAct[0]
  return seat === undefined ? [] : [span('   '), ...seatLine(props, seat)]
}

function clock(ms: number): Span {
  return span(countdown(ms), ms < HURRY_MS ? { tone: 'medlar', bold: true } : { tone: 'soft' })
}

function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whose turn it is or how it ended, and under it what was just said. */
function Situation({ sitting, model, look }: PlayViewProps): ReactNode {
  const snapshot = sitting.session.snapshot()
  const { message } = model
  return (
    <Box flexDirection="column" minHeight={3} marginBottom={1}>
      {situation(sitting, snapshot, model.curtain).map(spans => (
        <Sentence key={spans.map(one => one.text).join()} spans={spans} />
      ))}
      {message && (
        <Sentence
          spans={[
            span(message.kind === 'refused' ? '! ' : `${look.glyphs.pointer} `, {
              tone: 'medlar',
              bold: true,
            }),
            span(message.text, message.kind === 'refused' ? { tone: 'medlar' } : { tone: 'leaf' }),
          ]}
        />
      )}
    </Box>
  )
}

function situation({ people, loaded }: Sitting, snapshot: Snapshot, curtain: boolean): readonly Line[] {
  const { ending, thinking, trouble, view, acting } = snapshot
  if (ending) {
    const { headline, reason } = endingWords(ending, people, loaded.words)
    const you = people.findIndex(person => person.you)
    const lost = you >= 0 && !winners(ending, people.length).includes(you)
    return [line(headline, { bold: true, tone: lost ? 'medlar' : 'leaf' }), line(reason)]
  }
  if (trouble) return [line(words.play.trouble(trouble), { tone: 'medlar' })]
  if (thinking) {
    const { progress } = thinking
    const said = line(words.play.thinking(people[thinking.seat]))
    return progress ? [said, line(words.play.lookedAt(progress.done, progress.of), { tone: 'soft' })] : [said]
  }
  if (curtain && acting !== undefined) return [line(words.play.curtain(people[acting]), { bold: true })]
  return [line(loaded.words.status(view, people), { bold: true })]
}

function log({ sitting, model }: PlayViewProps, { columns, rows }: Room): Block {
  const { loaded, people, session, players } = sitting
  const above = players.length + SITUATION_ROWS
  const left = Math.max(1, rows - above)
  return drawLog({
    loaded,
    people,
    log: session.snapshot().log,
    columns,
    rows: left,
    scrolled: model.scrolled,
  })
}

function entryLine({ sitting, model, look }: PlayViewProps): Line {
  const { ending, acting, view } = sitting.session.snapshot()
  if (ending || model.curtain) return []
  const { glyphs } = look
  const prompt = span(`${glyphs.prompt} `, { tone: 'leaf', bold: true })
  if (model.entry === '') {
    const cursor = acting === undefined ? undefined : model.cursor()
    const example = cursor ? words.play.entry.empty(sitting.loaded.face.move(view, cursor)) : ''
    return [prompt, span(glyphs.caret), span(` ${example}`, { tone: 'soft' })]
  }
  const isCommand = typedCommand(model.entry, text => sitting.loaded.game.notation.read(text).ok)
  const what = isCommand ? words.play.entry.commands : words.play.entry.plays
  return [prompt, span(model.entry + glyphs.caret, { bold: true }), span(`   ${what}`, { tone: 'soft' })]
}
