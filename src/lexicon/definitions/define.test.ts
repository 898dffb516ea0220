import { expect, test } from 'vitest'
import { baseForms } from './base-forms.ts'
import { define, readEntries, writeEntry } from './define.ts'

const entries = readEntries(
  [
    writeEntry('big', ['alarge', 'rin a boastful way'], []),
    writeEntry('glass', ['na brittle solid', 'vfurnish with glass'], []),
    writeEntry('go', ['vto move away'], []),
    writeEntry('happy', ['ajoyful'], []),
    writeEntry('run', ['na score', 'vmove fast'], []),
    writeEntry('runner', ['nsomeone who runs'], []),
    writeEntry('stop', ['nthe end', 'vcome to a halt'], []),
    writeEntry('stopped', ['ablocked'], []),
    writeEntry('went', [], ['go']),
    writeEntry('wolf', ['na beast'], []),
  ].join('\n'),
)

async function describeWord(word: string): Promise<string | undefined> {
  const definition = await define(word, async () => entries)
  if (!definition) return undefined
  const { senses, from } = definition
  return [from ?? '-', ...senses.map(({ part, text }) => `${part} ${text}`)].join('; ')
}

test('a word has its own senses, each with its part of speech', async () => {
  expect(await describeWord('GLASS')).toBe('-; noun a brittle solid; verb furnish with glass')
  expect(await describeWord('runner')).toBe('-; noun someone who runs')
})

test('a regular form has the senses of its base, in the parts of speech with that form', async () => {
  expect(await describeWord('glasses')).toBe('glass; noun a brittle solid; verb furnish with glass')
  expect(await describeWord('running')).toBe('run; verb move fast')
  expect(await describeWord('biggest')).toBe('big; adjective large; adverb in a boastful way')
  expect(await describeWord('wolves')).toBe('wolf; noun a beast')
  expect(await describeWord('happiness')).toBe('happy; adjective joyful')
  expect(await describeWord('happily')).toBe('happy; adjective joyful')
})

test('an irregular form has the senses of its base', async () => {
  expect(await describeWord('went')).toBe('go; verb to move away')
})

test('a verb form that is also a word of its own has both senses', async () => {
  expect(await describeWord('stopped')).toBe('stop; adjective blocked; verb come to a halt')
})

test('an unknown word has no definition', async () => {
  expect(await describeWord('zyzzyva')).toBeUndefined()
  expect(await describeWord('')).toBeUndefined()
  expect(await describeWord('constructor')).toBeUndefined()
})

test.each([
  ['stopped', 'stop'],
  ['baked', 'bake'],
  ['baking', 'bake'],
  ['tried', 'try'],
  ['tries', 'try'],
  ['boxes', 'box'],
  ['churches', 'church'],
  ['firemen', 'fireman'],
  ['nicer', 'nice'],
  ['funniest', 'funny'],
  ['simply', 'simple'],
  ['quizzed', 'quiz'],
])('%s may be a form of %s', (form, base) => {
  expect(baseForms(form).map(each => each.base)).toContain(base)
})
