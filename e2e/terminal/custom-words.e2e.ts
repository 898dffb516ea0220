import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openWindow } from './headless-window.ts'
import { runPiped, temporaryFolder } from './pipe.ts'
import { openServer } from './server.ts'

/** Every tile is a dotted İ, so the test knows the letters of every bag. */
const RESERVOIR = [...'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ']
  .map(letter => `${letter} 1 ${letter === 'İ' ? 40 : 0}\n`)
  .join('')
const WORDS = 'ii\nıı\niz\nılık\nkızıl\n'

async function folderWithFiles(): Promise<string> {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'harfler.txt'), RESERVOIR)
  await writeFile(join(folder, 'türkçe.txt'), WORDS)
  return folder
}

it('[S8] [S17] a game with a Turkish reservoir and word list from files is played and replayed', async () => {
  const folder = await folderWithFiles()
  const files = ['--reservoir', join(folder, 'harfler.txt'), '--dictionary', join(folder, 'türkçe.txt')]
  const lines = ['h8 across ıı', 'h8 across ii', 'quit']
  const played = await runPiped({
    commandArguments: ['play', 'scribble', '--two', '--plain', ...files],
    lines,
    folder,
  })
  expect(played.errors).toBe('')
  expect(played.output).toContain('You don’t have an I.')
  expect(played.output).toContain('Player 1 plays İİ at h8 across: 0 + 2 = 2.')
  const game = join(folder, 'games', readdirSync(join(folder, 'games'))[0]!)
  const replay = () => runPiped({ commandArguments: ['replay', game, '--plain'], folder })
  expect((await replay()).output).toContain('plays İİ at h8')

  // The dictionary is saved under its name.
  const lexicon = (...more: string[]) => runPiped({ commandArguments: ['lexicon', ...more], folder })
  expect((await lexicon('list')).output).toMatch(
    /^türkçe: 5 words, alphabet of 29 letters, hash [0-9a-f]{32}\n$/,
  )
  const named = ['play', 'scribble', '--two', '--plain', '--dictionary', 'TÜRKÇE', ...files.slice(0, 2)]
  expect((await runPiped({ commandArguments: named, lines, folder })).output).toContain('plays İİ')

  // Without the dictionary the game is refused, until exactly the same words are added again.
  expect((await lexicon('forget', 'türkçe')).output).toContain('türkçe was deleted.')
  const refused = await replay()
  expect(refused.code).toBe(1)
  expect(refused.errors).toMatch(/This game’s dictionary isn’t on this device\..*[0-9a-f]{32}/)
  expect(refused.errors).toContain('quincunx lexicon add FILE --for GAME')
  await writeFile(join(folder, 'other.txt'), 'iz\n')
  expect((await lexicon('add', join(folder, 'other.txt'), '--for', game)).errors).toContain(
    'These aren’t the right words',
  )
  expect((await lexicon('add', join(folder, 'türkçe.txt'), '--for', game)).code).toBe(0)
  expect((await replay()).output).toContain('plays İİ at h8')
})

it('a bad file is refused with the number of its line, and nothing is saved', async () => {
  const folder = await folderWithFiles()
  const play = (...more: string[]) =>
    runPiped({ commandArguments: ['play', 'scribble', '--two', '--plain', ...more], folder })
  const foreign = await play('--dictionary', join(folder, 'türkçe.txt'))
  expect(foreign.errors).toContain('Line 2, “ıı”: “ı” is not one of the letters.')
  expect(foreign.errors).toContain('choose your own letters as well')
  await writeFile(join(folder, 'bad.txt'), 'A 1 16\nB x 4\n')
  expect((await play('--reservoir', join(folder, 'bad.txt'))).errors).toContain('Line 2: The points (“x”)')
  expect((await play('--dictionary', 'nothing')).errors).toBe(
    'quincunx: Can’t read “nothing”: there is no such file.\n',
  )
  expect((await runPiped({ commandArguments: ['lexicon', 'list'], folder })).output).toContain(
    'You have no dictionaries of your own yet.',
  )
})

it('the setup form accepts the paths of both files, and offers the dictionary by its name the next time', async () => {
  const folder = await folderWithFiles()
  const window = await openWindow({ dataFolder: folder, rows: 40, columns: 110 })
  const openForm = async () => {
    await window.see('New game')
    await window.press('n')
    await window.see('Dictionary')
  }
  await window.see('Your games')
  await window.press('3')
  await openForm()
  const goTo = async (label: string, steps: number) => {
    await window.press(...Array<string>(steps).fill('Down'))
    await window.see(new RegExp(`▸ ${label}`))
  }
  await goTo('Letters', 4)
  await window.press('Left')
  await window.see('Your own letters')
  await goTo('Your own letters', 1)
  await window.type(join(folder, 'harfler.txt'))
  await goTo('Dictionary', 1)
  await window.press('Left')
  await window.see('Its file')
  await window.press('Enter')
  await window.see('Enter the path of the dictionary')
  await goTo('Its file', 1)
  await window.type(join(folder, 'türkçe.txt'))
  await window.press('Enter')
  await window.see(/Round +: 1/)
  await window.press('Escape')
  await openForm()
  await goTo('Dictionary', 5)
  await window.press('Right')
  await window.see('türkçe, 5 words')
})

it('a word is defined at any time, by a key or by a typed command', async () => {
  const window = await openWindow({
    commandArguments: ['play', 'scribble', '--two', '--bags', 'open'],
    rows: 40,
    columns: 110,
  })
  await window.see(/Round +: 1/)
  await window.press('"')
  await window.see('Look up a word')
  await window.type('corn')
  await window.press('Enter')
  await window.see('noun: tall annual cereal grass')
  await window.press('Escape')
  await window.see(/Round +: 1/)
  await window.type(':define went')
  await window.press('Enter')
  await window.see('A form of GO.')
})

it('a server accepts the dictionaries that its host has added, and refuses others with a sentence', async () => {
  const data = await temporaryFolder()
  const server = await openServer(data)
  onTestFinished(() => server.stop())
  const folder = await folderWithFiles()
  const files = ['--reservoir', join(folder, 'harfler.txt'), '--dictionary', join(folder, 'türkçe.txt')]
  /** The first output: that the table is open, or why it is not. */
  const open = () =>
    new Promise<string>(resolve => {
      const commandArguments = ['play', 'scribble', '--plain', '--server', server.address, ...files]
      const onOutput = (output: string) => /Table \S+ is open/.test(output) && resolve(output)
      runPiped({ commandArguments, folder, onOutput }).then(({ errors }) => resolve(errors))
    })
  expect(await open()).toMatch(/This game’s dictionary isn’t on this device\..*[0-9a-f]{32}/)
  // The server keeps running meanwhile.
  const add = ['lexicon', 'add', join(folder, 'türkçe.txt'), '--alphabet', join(folder, 'harfler.txt')]
  expect((await runPiped({ commandArguments: add, folder: data })).code).toBe(0)
  expect(await open()).toMatch(/Table \S+ is open/)
})
