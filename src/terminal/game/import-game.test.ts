import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { createTheme } from '../kit/theme.ts'
import { parsePageUrl, readReplayUrl } from '../shell/page-url.ts'
import { openPageUrl } from '../shell/router.ts'
import type { Screen } from '../shell/screen.ts'
import { createShell } from '../shell/shell.ts'
import { printReviewedGame } from '../text-mode/review.ts'
import { readImportedGame } from './import-game.ts'

const GCG = `#character-encoding UTF-8
#player1 Ann Ann
#player2 Ben Ben Long
#description Scribble, side runs loose, no premium squares, no blanks
>Ann: CORNFYO 7F CORN +6 6
>Ben: ACKTHPS H6 T.ACK +11 11
>Ann: FYOVGNA 8G N.VY +12 18
>Ben: HPSQWER -QW +0 11
`
const linkTo = (text: string) =>
  parsePageUrl(`http://localhost:1/replay#${deflateRawSync(text).toString('base64url')}`)!

async function printed(text: string): Promise<readonly string[]> {
  const replayed = await readReplayUrl(linkTo(text), 0)
  if (typeof replayed === 'string') throw new Error(replayed)
  const lines: string[] = []
  const { host } = createFakeTerminalHost(() => ({ result: Promise.resolve([] as never), cancel() {} }))
  const output = { write: (line: string) => lines.push(line.trimEnd()) } as never
  await printReviewedGame({ ...host, output, capabilities: { colours: 'none', hasUnicode: true } }, replayed)
  return lines
}

describe('a game that another program wrote', () => {
  it('[S18] is printed move by move with the board after each and the names in it', async () => {
    const lines = await printed(GCG)
    expect(lines[0]).toBe('Scribble')
    expect(lines.filter(line => /^\d\. /.test(line))).toEqual([
      '1. Ann plays CORN at f7 across: 0 + 6 = 6.',
      '2. Ben Long plays TRACK at h6 down: 0 + 11 = 11.',
      '3. Ann plays NAVY at g8 across, with ON: 6 + 10 + 2 = 18.',
      '4. Ben Long exchanges 2 tiles.',
    ])
    const boards = lines.join('\n').split(/^\d\. /m)
    expect(boards.map(board => [/C O R N/.test(board), /N A V Y/.test(board)])).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
      [true, true],
    ])
  })

  it('opens in full screen by its link, and is not saved', async () => {
    const { host, savedGames } = createFakeTerminalHost()
    const shell = createShell(host, createTheme({ colours: 'none', hasUnicode: false }))
    const bare: Screen = { press() {}, draw: () => null }
    shell.open(bare)
    expect(await openPageUrl(shell, linkTo(GCG))).toBeUndefined()
    expect(shell.top()).not.toBe(bare)
    shell.top()?.press('escape')
    expect(shell.top()).toBe(bare)
    expect(savedGames).toEqual([])
  })

  it('[S18] that breaks our rules is refused with the line number', async () => {
    const wrong = GCG.replace('+6 6', '+12 12')
    expect(await readReplayUrl(linkTo(wrong), 0)).toMatch(/^Line 5: The file gives 12 points for this turn/)
  })

  it('is neither a record of ours nor any other text', async () => {
    expect(await readImportedGame('{"players": []}', 0)).toBeUndefined()
    expect(await readImportedGame('CORN, TRACK and NAVY', 0)).toBeUndefined()
    expect(await readReplayUrl(linkTo('CORN, TRACK and NAVY'), 0)).toMatch(
      'This isn’t a saved Quincunx game.',
    )
  })
})
