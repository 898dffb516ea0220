import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  type MockInstance,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { openSqliteStorageHere } from '#server/storage/sqlite/sqlite-storage.ts'
import { openSampleTable, over, waiting } from '#testing/storage-contract/samples.ts'
import { runCommand } from '../../run-command.ts'

let folder: string
let stdout: MockInstance<typeof process.stdout.write>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quincunx-lexicon-'))
  writeFileSync(join(folder, 'turkce.txt'), 'A 1 12\nI 2 4\nİ 1 7\nK 1 7\nL 1 7\nZ 4 2\n')
  writeFileSync(join(folder, 'kelimeler.txt'), '# birkaç kelime\nılık\niz\nkızıl\nkızak\nİZ\n')
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  stdout = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
})
afterEach(() => stdout.mockRestore())

async function run(...given: readonly string[]): Promise<{ code: number; output: string }> {
  stdout.mockClear()
  const code = await runCommand(['lexicon', ...given.map(word => word.replace('@', `${folder}/`))])
  return { code, output: stdout.mock.calls.map(([text]) => text).join('') }
}

test('a Turkish list and its letters are compiled from files, and words are looked up in it', async () => {
  const built = await run('build', '@kelimeler.txt', '@turkce.lexicon', '--alphabet', '@turkce.txt', '--json')
  expect(JSON.parse(built.output)).toMatchObject({ words: 4, duplicates: 1, tooLong: 0, leftOut: 0 })
  expect(await run('match', 'kı...', '--dictionary', '@turkce.lexicon')).toEqual({
    code: 0,
    output: 'KIZAK\nKIZIL\n2 words match kı...\n',
  })
  expect(
    await run('match', 'kı...', '--dictionary', '@kelimeler.txt', '--alphabet', '@turkce.txt', '--json'),
  ).toEqual({
    code: 0,
    output: '{"pattern":"kı...","words":["KIZAK","KIZIL"],"total":2,"page":1,"pages":1}\n',
  })
  expect(await run('look', 'iz', 'ız', '--dictionary', '@turkce.lexicon')).toEqual({
    code: 1,
    output: 'iz is a word.\nız isn’t in the dictionary.\n',
  })
  expect(await run('rack', 'kılık', '--dictionary', '@turkce.lexicon', '--shortest', '3')).toEqual({
    code: 0,
    output: 'ILIK\n',
  })
})

test('a list with bad lines is refused without writing a file, or built without them on request', async () => {
  writeFileSync(join(folder, 'bad.txt'), 'ant\nx-ray\nbee\n')
  await expect(run('build', '@bad.txt', '@bad.lexicon')).rejects.toThrow(
    /bad\.txt: One line isn’t a word, so nothing was imported\.\nLine 2, “x-ray”: “-” is not one of the letters\.\nTo leave out such lines, add --skip\.$/,
  )
  expect(() => readFileSync(join(folder, 'bad.lexicon'))).toThrow()
  expect((await run('build', '@bad.txt', '@bad.lexicon', '--skip')).output).toMatch(
    /2 words, 1 kB\nOne line isn’t a word and was left out\.\nLine 2, “x-ray”: .*\nHash: [0-9a-f]{32}\n/,
  )
})

test('a damaged lexicon file and a bad alphabet are reported', async () => {
  writeFileSync(
    join(folder, 'damaged.lexicon'),
    Buffer.concat([Buffer.from('QXLX\u0001\0\0\0'), Buffer.alloc(60)]),
  )
  await expect(run('match', 'A.', '--dictionary', '@damaged.lexicon')).rejects.toThrow(
    'This lexicon file is damaged.',
  )
  writeFileSync(join(folder, 'twice.txt'), 'A 1 1\na 1 1\n')
  await expect(run('build', '@kelimeler.txt', '@out', '--alphabet', '@twice.txt')).rejects.toThrow(
    'twice.txt: Line 2: The letter a is listed twice',
  )
})

test('a file is not overwritten unless that is asked for', async () => {
  writeFileSync(join(folder, 'three.txt'), 'ant\nbee\ncat\n')
  writeFileSync(join(folder, 'mine'), 'my only copy')
  await expect(run('build', '@three.txt', '@mine')).rejects.toThrow('mine already exists.')
  expect(readFileSync(join(folder, 'mine'), 'utf8')).toBe('my only copy')
  expect((await run('build', '@three.txt', '@mine', '--force')).code).toBe(0)
})

test('matches come in pages or all at once; a page that is not there is an error', async () => {
  const words = [...'abcdefghijklmnopqrst'].map(letter => `a${letter}`)
  writeFileSync(join(folder, 'twenty.txt'), words.join('\n'))
  const match = (...more: readonly string[]) => run('match', 'a.', '--dictionary', '@twenty.txt', ...more)
  expect((await match()).output).toMatch(/AJ\n20 words match a\. \(page 1 of 2\)\n$/)
  expect((await match('--all')).output).toBe(words.map(word => `${word.toUpperCase()}\n`).join(''))
  expect(JSON.parse((await match('--all', '--json')).output)).toMatchObject({ total: 20, page: 1, pages: 1 })
  await expect(match('--page', '3')).rejects.toThrow('There is no page 3: the matches are on 2 pages.')
  await expect(match('--all', '--page', '1')).rejects.toThrow('Use either --all or --page.')
})

test('the exit code is 1 when nothing is found', async () => {
  const here = ['--dictionary', '@three.txt']
  expect(await run('match', 'z..', ...here)).toEqual({ code: 1, output: 'No words match z...\n' })
  expect(await run('rack', 'xyz', ...here)).toEqual({
    code: 1,
    output: 'No words can be made from xyz.\n',
  })
  await expect(run('rack', '', ...here)).rejects.toThrow('Give some letters')
})

test('control characters never reach the terminal', async () => {
  const { output } = await run('look', '\x1b]0;pwned\x07', '--dictionary', '@three.txt')
  expect(output).toBe('\ufffd]0;pwned\ufffd isn’t in the dictionary.\n')
  const json = await run('look', '\x1b\x9b2J', '--dictionary', '@three.txt', '--json')
  expect(json.output).toBe('{"word":"\\u001b\\u009b2J","isWord":false}\n')
})

test('[F17] a dictionary is not deleted while an unfinished table of the server needs it', async () => {
  vi.stubEnv('QUINCUNX_DATA', join(folder, 'server'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const { hash } = JSON.parse((await run('add', '@three.txt', '--name', 'Three', '--json')).output)
  const file = join(folder, 'server', 'house.sqlite')
  writeFileSync(file, '')
  const storage = await openSqliteStorageHere(file)
  const setup = { dictionary: hash }
  await openSampleTable(storage, 't', waiting, { code: 'K7-PLUM', game: 'scribble', setup })
  await openSampleTable(storage, 'u', over, { code: 'K8-PLUM', game: 'scribble', setup })
  await expect(run('forget', 'Three')).rejects.toThrow(
    'Three is still needed at a table of your server: K7-PLUM. Wait until its game is over, or end it with',
  )
  expect((await run('list')).output).toContain('Three: 3 words')
  await storage.administration.closeTable('t')
  await storage.close()
  expect((await run('forget', 'Three')).output).toContain('Three was deleted.')
})
