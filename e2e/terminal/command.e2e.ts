import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { COMMAND } from './places.ts'
import { openWindow } from './window.ts'

const PLAY = [
  'play',
  'obstruction',
  '--rows',
  '5',
  '--cols',
  '5',
  '--starter',
  'first',
  '--computer',
  'casual',
]

beforeAll(() => {
  if (!existsSync(COMMAND)) throw new Error('The command is not built yet. Run npm run build first.')
})

describe('the command quincunx', () => {
  it('opens the parlour at a terminal', async () => {
    const window = await openWindow({ script: COMMAND })
    await window.see('in the making')
    await window.press('q')
    expect(await window.left()).toMatchObject({ code: 0, alternate: false, cursor: true })
  })

  it('plays a game on the full screen, with a computer that answers', async () => {
    const window = await openWindow({ script: COMMAND, arguments: PLAY })
    await window.see('Your turn')
    await window.type('c3\r')
    await window.see(/O [a-e][1-5], /)
  })

  it('plays a game by lines from a pipe', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quincunx-data-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const playing = promisify(execFile)(process.execPath, [COMMAND, ...PLAY], {
      env: { ...process.env, QUINCUNX_DATA: folder },
    })
    playing.child.stdin!.end('c3\n')
    const { stdout } = await playing
    expect(stdout).toMatch(/> c3\nX c3, 16 open\nO [a-e][1-5], /)
  })
})
