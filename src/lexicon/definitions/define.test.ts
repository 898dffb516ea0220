import { expect, test } from 'vitest'
import { baseForms } from './base-forms.ts'
import { define, readEntries, writeEntry } from './define.ts'

const entries = readEntries(
  [
    writeEntry('big', { senses: ['alarge', 'rin a boastful way'] }),
    writeEntry('glass', { senses: ['na brittle solid', 'vfurnish with glass'] }),
    writeEntry('go', { senses: ['vto move away'] }),
    writeEntry('happy', { senses: ['ajoyful'] }),
    writeEntry('run', { senses: ['na score', 'vmove fast'] }),
    writeEntry('runner', { senses: ['nsomeone who runs'] }),
    writeEntry('stop', { senses: ['nthe end', 'vcome to a halt'] }),
    writeEntry('stopped', { senses: ['ablocked'] }),
    writeEntry('rose', {
      senses: ['na flower'],
      bases: [{ base: 'rise', parts: ['verb'] }],
      isFormFirst: true,
    }),
    writeEntry('rise', { senses: ['nan increase', 'vmove upward'] }),
    writeEntry('lit', { senses: ['nliterature'], bases: [{ base: 'rise', parts: ['verb'] }] }),
    writeEntry('went', { senses: [], bases: [{ base: 'go', parts: ['verb'] }] }),
    writeEntry('wolf', { senses: ['na beast'] }),
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

test('a word that is above all a form of another has the senses of that one first', async () => {
  expect(await describeWord('rose')).toBe('rise; verb move upward; noun a flower')
  expect(await describeWord('lit')).toBe('rise; noun literature; verb move upward')
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
