import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
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
    output: 'KIZAK\nKIZIL\n2 in all, page 1 of 1\n',
  })
  expect(
    await run('match', 'kı...', '--dictionary', '@kelimeler.txt', '--alphabet', '@turkce.txt', '--json'),
  ).toEqual({
    code: 0,
    output: '{"pattern":"kı...","words":["KIZAK","KIZIL"],"total":2,"page":1,"pages":1}\n',
  })
  expect(await run('look', 'iz', 'ız', '--dictionary', '@turkce.lexicon')).toEqual({
    code: 1,
    output: 'iz is a word.\nız is no word here.\n',
  })
  expect(await run('rack', 'kılık', '--dictionary', '@turkce.lexicon', '--shortest', '3')).toEqual({
    code: 0,
    output: 'ILIK\n',
  })
})

test('a list with bad lines is refused without writing a file, or built without them on request', async () => {
  writeFileSync(join(folder, 'bad.txt'), 'ant\nx-ray\nbee\n')
  await expect(run('build', '@bad.txt', '@bad.lexicon')).rejects.toThrow(
    /bad\.txt: One line is no word, so nothing was made\.\nLine 2, “x-ray”: - is no letter of the alphabet\.$/,
  )
  expect(() => readFileSync(join(folder, 'bad.lexicon'))).toThrow()
  expect((await run('build', '@bad.txt', '@bad.lexicon', '--skip')).output).toMatch(
    /2 words, 0\.0 MB\none line left out: no word\nknown by its hash [0-9a-f]{32}\n/,
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
    'twice.txt: Line 2: The letter a is there already',
  )
})
