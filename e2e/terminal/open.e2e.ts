import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMMAND } from '../paths.ts'
import { openWindow } from './headless-window.ts'
import { runPiped, temporaryFolder } from './pipe.ts'

const PUZZLE = 'https://puzz.link/p?hitori/4/4/1114142333214213'
const PLAY = ['play', 'obstruction', '--rows', '6', '--cols', '6', '--two', '--plain']

/** A folder with an unfinished game of Obstruction. */
async function folderWithGame(): Promise<{ readonly folder: string; readonly id: string }> {
  const folder = await temporaryFolder()
  await runPiped({ commandArguments: PLAY, lines: ['a1', 'd4'], folder })
  const [file] = await readdir(join(folder, 'games'))
  return { folder, id: file!.replace('.json', '') }
}

describe('a saved game is opened', () => {
  it('by last, by its id and by the beginning of its id', async () => {
    const { folder, id } = await folderWithGame()
    for (const name of ['last', id, id.slice(0, 4)]) {
      const { output, code } = await runPiped({ commandArguments: ['open', name], lines: ['log'], folder })
      expect(output).toContain('2. ')
      expect(code).toBe(0)
      const replayed = await runPiped({ commandArguments: ['replay', name], folder })
      expect(replayed.output).toMatch(/1\. .*a1/)
    }
  })

  it('in a window', async () => {
    const { folder } = await folderWithGame()
    const window = await openWindow({ commandArguments: ['open', 'last'], dataFolder: folder })
    await window.see('Obstruction')
    await window.see(/d4/)
  })

  it('from a pipe, from which no moves can follow: it says how to play on', async () => {
    const { folder } = await folderWithGame()
    const exported = await runPiped({ commandArguments: ['export', 'last'], folder })
    const elsewhere = await temporaryFolder()
    const { output, errors, code } = await runPiped({
      commandArguments: ['open', '-'],
      lines: [exported.output],
      folder: elsewhere,
    })
    const [file] = await readdir(join(elsewhere, 'games'))
    const id = file!.replace('.json', '')
    expect(output).toBe(`Imported as ${id}. To play on: quincunx open ${id}\n`)
    expect([errors, code]).toEqual(['', 0])
  })

  it('and one that is over is replayed with the judgement of each move', async () => {
    const folder = await temporaryFolder()
    await runPiped({
      commandArguments: [...PLAY, '--seed', 's'],
      lines: ['c3', 'a6', 'resign', 'yes'],
      folder,
    })
    const { output } = await runPiped({ commandArguments: ['replay', 'last', '--plain'], folder })
    expect(output).toMatch(/1\. .*c3.*\n {3}\S/)
  })
})

describe('a puzzle of another program is opened', () => {
  it('by its address', async () => {
    const { output, code } = await runPiped({ commandArguments: ['open', PUZZLE], lines: ['quit'] })
    expect(output).toMatch(/1 +1 +1 +1 +4/)
    expect(code).toBe(0)
  })

  it('by its address in the form of the menu', async () => {
    const window = await openWindow()
    await window.see('Open a link or a file')
    await window.press('l')
    await window.see('Paste the link')
    await window.type(PUZZLE)
    await window.press('Enter', 'Enter')
    await window.see('Solitudo')
  })

  it('from a file', async () => {
    const file = join(await temporaryFolder(), 'puzzle.txt')
    await writeFile(file, '1 1 1 4\n1 4 2 3\n3 3 2 1\n4 2 1 3\n')
    const { output } = await runPiped({ commandArguments: ['open', file], lines: ['quit'] })
    expect(output).toMatch(/1 +1 +1 +1 +4/)
  })

  it('but an address of nothing is refused', async () => {
    const { errors, code } = await runPiped({ commandArguments: ['open', 'https://example.org/x'] })
    expect(errors).toContain('quincunx: ')
    expect(code).toBe(1)
  })
})

describe('a pipe that the terminal follows', () => {
  it('goes on with the keys of the terminal', async () => {
    const { folder } = await folderWithGame()
    const exported = await runPiped({ commandArguments: ['export', 'last'], folder })
    const elsewhere = await temporaryFolder()
    const file = join(elsewhere, 'game.json')
    await writeFile(file, exported.output)
    // `script` gives the program a terminal behind its pipe.
    const command = `cat ${file} | ${process.execPath} ${COMMAND} open - --plain`
    const { stdout, status } = spawnSync('script', ['-qec', command, '/dev/null'], {
      input: 'log\nquit\n',
      env: { ...process.env, QUINCUNX_DATA: elsewhere, LC_ALL: 'C.UTF-8' },
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/2\. .*d4/)
    expect(status).toBe(0)
    const [saved] = await readdir(join(elsewhere, 'games'))
    expect(await readFile(join(elsewhere, 'games', saved!), 'utf8')).toContain('d4')
  })
})
