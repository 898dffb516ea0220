import { Box } from 'ink'
import { describeCommand } from '../../command-words.ts'
import { bigLetters } from '../../kit/big.ts'
import { Frame } from '../../kit/frame.tsx'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { Lines, Sentence } from '../../kit/lines.tsx'
import { type Block, type Line, line, span, widthOf } from '../../kit/spans.ts'
import { linkTo } from '../../online/address.ts'
import type { Place } from '../../online/seat.ts'
import { seatNames } from '../../online/seat-names.ts'
import type { Visit } from '../../online/visit.ts'
import { onlineWords, refusalWords } from '../../online/words.ts'
import type { Screen } from '../../screen.ts'
import type { Shell } from '../../shell.ts'
import { words } from '../../words.ts'

const { waiting: said } = onlineWords
const waitingKeys: KeyMap<'leave'> = [{ command: 'leave', keys: ['escape', 'q'] }]
/** What stands around the big code. */
const AROUND_ROWS = 16

/** Before the game: the code to send to someone, and who is there already. */
export function createWaiting(shell: Shell, visit: Visit, { table, code, loaded }: Place): Screen {
  let asking = false
  const isSeated = () => table.standing()?.viewer !== 'spectator'
  const seats = () => table.standing()?.seats ?? []

  function leave(): void {
    shell.mustFinish(table.stand().then(() => {}))
    shell.back()
  }

  function question(): string {
    const people = seats().filter(seat => seat.kind === 'person').length
    return people > 1 ? said.leaveAsk : said.closeAsk
  }

  function big(room: { columns: number; rows: number }): Block {
    const letters = bigLetters(code, shell.look.glyphs)
    const block = letters?.map(row => line(row, { tone: loaded.face.fruit, bold: true })) ?? []
    const fits = letters && room.rows >= AROUND_ROWS + block.length && room.columns - 2 >= widthOf(block)
    return fits ? block : [line(code, { bold: true })]
  }

  function sentence(): Line {
    if (asking) return line(question(), { tone: 'medlar', bold: true })
    const state = visit.link.state()
    if (state.kind === 'lost') return line(words.play.lost, { tone: 'medlar', bold: true })
    if (state.kind === 'refused')
      return line(refusalWords(state.rejection, visit), { tone: 'medlar', bold: true })
    return line(isSeated() ? said.awaited : said.watching, { tone: 'soft' })
  }

  return {
    press(key) {
      if (asking) {
        asking = false
        if (key === 'enter') leave()
      } else if (commandFor(waitingKeys, key)) {
        if (isSeated()) asking = true
        else shell.back()
      }
      shell.redraw()
    },
    draw(room) {
      const { viewer = 'spectator', about } = table.standing() ?? {}
      const title: Line = [
        span(`${shell.look.glyphs.dot} `, { tone: loaded.face.fruit }),
        span(loaded.words.title, { bold: true }),
        span(`   ${said.title}`, { tone: 'soft' }),
      ]
      const block: Block = [
        line(said.invite),
        [],
        ...big(room),
        [],
        line(linkTo(visit.address, code), { bold: true }),
        ...(about?.open ? [line(said.listed, { tone: 'soft' })] : []),
        [],
        ...seatNames(seats(), viewer).map((name, seat) => line(`${seat + 1}  ${name}`)),
        [],
      ]
      return (
        <Frame room={room} title={title} keys={waitingKeys} describe={describeCommand}>
          <Box flexDirection="column">
            <Lines block={block} />
            <Sentence spans={sentence()} />
          </Box>
        </Frame>
      )
    },
  }
}
