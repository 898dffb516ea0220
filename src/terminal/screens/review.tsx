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
import { Lines, Sentence } from '../kit/lines.tsx'
import { windowOn } from '../kit/selection.ts'
import { type Block, type Line, line, span } from '../kit/spans.ts'
import { TooSmall } from '../kit/too-small.tsx'
import { wrapText } from '../kit/wrap.ts'
import type { LoadedGame } from '../loaded.ts'
import { type Eyes, ownEyes, type Reviewed, signAfter, wholeWords, winnerAfter } from '../reviewed.ts'
import type { Screen } from '../screen.ts'
import type { Shell } from '../shell.ts'
import { unopenedWords } from '../unopened.ts'
import { words } from '../words.ts'
import { GAP_COLUMNS, layOut } from './board-layout.ts'
import { createNotice } from './notice.tsx'

type ReviewCommand = 'step' | 'next' | 'start' | 'last' | 'back'

const reviewKeys: KeyMap<ReviewCommand> = [
  { command: 'step', keys: ['left', 'up', 'h', 'k', 'p'], shown: glyphs => glyphs.sideways },
  { command: 'next', keys: ['right', 'down', 'l', 'j', 'n', 'space', 'enter'], quiet: true },
  { command: 'start', keys: ['home'], shown: () => 'Home End' },
  { command: 'last', keys: ['end'], quiet: true },
  { command: 'back', keys: ['escape', 'q'] },
]

/** The least that is kept free for what is said of a move, so that the list below stands still. */
const JUDGEMENT_ROWS = 7

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

  function moveLine(ply: number): Line {
    const step = steps[ply]!
    const said =
      ply === 0 ? words.review.opening : step.events.map(event => loaded.words.event(event, people)).join(' ')
    const note = ply > 0 ? notes?.[ply - 1] : undefined
    const sign = note?.verdict ? signAfter(note) : ' '
    const chosen = ply === at
    return [
      span(chosen ? `${shell.look.glyphs.pointer} ` : '  ', { tone: 'leaf', bold: true }),
      span(ply === 0 ? '' : `${ply}`.padStart(2).padEnd(4), { tone: 'soft' }),
      span(ply === 0 ? '' : `${sign} `, sign === '!' ? { tone: 'medlar', bold: true } : { tone: 'leaf' }),
      span(said, chosen ? { bold: true } : { tone: 'soft' }),
    ]
  }

  function judgement(): readonly Line[] {
    if (failure) return [line(words.review.failed(failure), { tone: 'medlar' })]
    if (!notes) {
      const counted = progress ? ` ${words.play.lookedAt(progress.done, progress.of)}` : ''
      return [line(words.review.working + counted, { tone: 'soft' })]
    }
    const note = noteAt()
    const whole = notes.slice(steps.length - 1).map(one => line(wholeWords(one, loaded.words, people)))
    if (!note) return at === 0 ? [line(words.review.opening), ...whole] : []
    const winner = winnerAfter(note, steps[at]!.seat, people.length)
    const sign = winner === undefined ? '' : (loaded.words.seat?.(steps[at]!.view, winner) ?? '')
    return [
      line(loaded.words.note(note), { bold: true }),
      ...(note.cells && note.verdict ? [line(words.review.better(areWeighed(notes)), { tone: 'leaf' })] : []),
      ...(note.lines ?? []).map(more => line(more, { tone: 'soft' })),
      ...(at === steps.length - 1 ? whole : []),
      ...(winner === undefined
        ? []
        : [line(words.review.winning(sign, people[winner]!.name), { tone: 'soft' })]),
    ]
  }

  function move(command: ReviewCommand): void {
    const last = steps.length - 1
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
      const judged = judgement()
      const above = judged.flatMap(spans => wrapText(spans.map(({ text }) => text).join(''), layout.columns))
      const rows = Math.max(1, layout.rows - 1 - Math.max(JUDGEMENT_ROWS, above.length))
      const isJudged = notes?.some(({ verdict }) => verdict !== undefined)
      const legend = isJudged && wide ? words.review.legend(areWeighed(notes ?? [])) : ''
      const { from, to } = windowOn(steps.length, at, rows)
      const title: Line = [
        span(`${shell.look.glyphs.dot} `, { tone: loaded.face.fruit }),
        span(`${loaded.words.title}, ${words.review.title.toLowerCase()}`, { bold: true }),
        span(`   ${words.review.ply(at, steps.length - 1)}`, { tone: 'soft' }),
      ]
      return (
        <Frame room={room} title={title} keys={reviewKeys} describe={describeCommand}>
          <Box flexDirection="column" flexGrow={1}>
            <Box flexGrow={1} flexDirection={wide ? 'row' : 'column'} columnGap={GAP_COLUMNS}>
              <Lines block={layout.board} />
              <Box flexDirection="column" flexGrow={1} flexShrink={1}>
                <Box flexDirection="column" minHeight={wide ? JUDGEMENT_ROWS : 0}>
                  {judged.map(spans => (
                    <Sentence key={spans.map(one => one.text).join()} spans={spans} />
                  ))}
                </Box>
                {wide && <Lines block={steps.slice(from, to).map((_, index) => moveLine(from + index))} />}
              </Box>
            </Box>
            <Lines block={[line(legend, { tone: 'soft' })]} />
          </Box>
        </Frame>
      )
    },
  }
}
