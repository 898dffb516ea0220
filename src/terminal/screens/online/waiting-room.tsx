import { Box } from 'ink'
import { bannerLines } from '../../kit/banner.ts'
import { Frame } from '../../kit/frame.tsx'
import { commandFor, type KeyMap } from '../../kit/keymap.ts'
import { StyledLines, WrappedLine } from '../../kit/styled-lines.tsx'
import { type Block, blockWidth, type StyledLine, span, styledLine } from '../../kit/styled-text.ts'
import { tableUrl } from '../../online/address.ts'
import type { JoinedTable } from '../../online/join-table.ts'
import { seatNames } from '../../online/seat-names.ts'
import type { ServerClient } from '../../online/server-client.ts'
import type { Screen } from '../../shell/screen.ts'
import type { Shell } from '../../shell/shell.ts'
import { describeCommand } from '../../text/en/commands.ts'
import { onlineText, refusalSentence } from '../../text/en/online.ts'
import { shellText } from '../../text/en/shell.ts'

const { waiting: sentences } = onlineText
const waitingKeys: KeyMap<'leave'> = [{ command: 'leave', keys: ['escape', 'q'] }]
/** The rows around the big code. */
const AROUND_ROWS = 16

/** Before the game: the code to share, and the players who are there. */
export function createWaitingRoom(
  shell: Shell,
  server: ServerClient,
  { table, code, loaded }: JoinedTable,
): Screen {
  let asking = false
  const isSeated = () => table.state()?.viewer !== 'spectator'
  const seats = () => table.state()?.seats ?? []

  function leave(): void {
    shell.finishBeforeExit(table.stand().then(() => {}))
    shell.back()
  }

  function question(): string {
    const people = seats().filter(seat => seat.kind === 'person').length
    return people > 1 ? sentences.leaveAsk : sentences.closeAsk
  }

  function big(room: { columns: number; rows: number }): Block {
    // The second word of a private table's code may go below the first.
    const [first, last] = [code.slice(0, code.lastIndexOf('-') + 1), code.slice(code.lastIndexOf('-') + 1)]
    for (const lines of [[code], [first, last]]) {
      const rows = lines.flatMap((line, index) => [
        ...(index > 0 ? [''] : []),
        ...(bannerLines(line, shell.theme.glyphs) ?? []),
      ])
      const block = rows.map(row => styledLine(row, { tone: loaded.card.accent, bold: true }))
      const fits = room.rows >= AROUND_ROWS + block.length && room.columns - 2 >= blockWidth(block)
      if (rows.length > 1 && fits) return block
    }
    return [styledLine(code, { bold: true })]
  }

  function sentence(): StyledLine {
    if (asking) return styledLine(question(), { tone: 'medlar', bold: true })
    const state = server.connection.state()
    if (state.kind === 'lost') return styledLine(shellText.play.lost, { tone: 'medlar', bold: true })
    if (state.kind === 'refused')
      return styledLine(refusalSentence(state.rejection, server), { tone: 'medlar', bold: true })
    return styledLine(isSeated() ? sentences.awaited : sentences.watching, { tone: 'soft' })
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
      const { viewer = 'spectator', about } = table.state() ?? {}
      const title: StyledLine = [
        span(`${shell.theme.glyphs.dot} `, { tone: loaded.card.accent }),
        span(loaded.card.title, { bold: true }),
        span(`   ${sentences.title}`, { tone: 'soft' }),
      ]
      const block: Block = [
        styledLine(sentences.invite),
        [],
        ...big(room),
        [],
        styledLine(tableUrl(server.address, code), { bold: true }),
        ...(about?.open ? [styledLine(sentences.listed, { tone: 'soft' })] : []),
        [],
        ...seatNames(seats(), viewer).map((name, seat) => styledLine(`${seat + 1}  ${name}`)),
        [],
      ]
      return (
        <Frame size={room} title={title} keys={waitingKeys} describe={describeCommand}>
          <Box flexDirection="column">
            <StyledLines block={block} />
            <WrappedLine spans={sentence()} />
          </Box>
        </Frame>
      )
    },
  }
}
