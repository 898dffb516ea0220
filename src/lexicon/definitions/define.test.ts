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

async function told(word: string): Promise<string | undefined> {
  const definition = await define(word, async () => entries)
  if (!definition) return undefined
  const { senses, from } = definition
  return [from ?? '-', ...senses.map(({ part, text }) => `${part} ${text}`)].join('; ')
}

test('a word is defined by its own senses, each with its part of speech', async () => {
  expect(await told('GLASS')).toBe('-; noun a brittle solid; verb furnish with glass')
  expect(await told('runner')).toBe('-; noun someone who runs')
})

test('a regular form is defined by its base, in the parts of speech that have such a form', async () => {
  expect(await told('glasses')).toBe('glass; noun a brittle solid; verb furnish with glass')
  expect(await told('running')).toBe('run; verb move fast')
  expect(await told('biggest')).toBe('big; adjective large; adverb in a boastful way')
  expect(await told('wolves')).toBe('wolf; noun a beast')
  expect(await told('happiness')).toBe('happy; adjective joyful')
  expect(await told('happily')).toBe('happy; adjective joyful')
})

test('an irregular form is defined by what it comes from', async () => {
  expect(await told('went')).toBe('go; verb to move away')
})

test('a form of a verb that is a word by itself too is told as both', async () => {
  expect(await told('stopped')).toBe('stop; adjective blocked; verb come to a halt')
})

test('what nobody knows is not defined', async () => {
  expect(await told('zyzzyva')).toBeUndefined()
  expect(await told('')).toBeUndefined()
  expect(await told('constructor')).toBeUndefined()
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
])('%s may come from %s', (form, base) => {
  expect(baseForms(form).map(each => each.base)).toContain(base)
})
