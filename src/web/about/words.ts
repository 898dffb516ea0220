import type { Notice } from '#lexicon/notices.ts'

export const aboutWords = {
  title: 'About Quincunx',
  lead: 'Five quiet games: in the browser, in the terminal and online.',
  version: (version: string) => `This is version ${version}.`,
  licence:
    'Quincunx itself is under the MIT licence. Much in it is the work of others, who are thanked here.',
  words: 'Words',
  fonts: 'Fonts',
  libraries: 'Libraries',
  what: (what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
  terms: (licence: string, copyright: string) => `${licence}. Copyright: ${copyright.replace(/\.$/, '')}.`,
  full: 'All notices in full',
  fullText: 'Every licence to the letter, as its owners ask: of the words, the fonts and all libraries.',
  show: 'Show them',
}

export const fonts: readonly Notice[] = [
  {
    name: 'Ysabeau and Ysabeau Office',
    what: 'the letters of every page',
    licence: 'SIL Open Font Licence 1.1',
    copyright: '2023 The Ysabeau Project Authors',
    address: 'https://github.com/CatharsisFonts/Ysabeau',
  },
]

export const libraries: readonly Notice[] = [
  {
    name: 'Preact',
    what: 'draws the pages',
    licence: 'MIT',
    copyright: 'Jason Miller',
    address: 'https://preactjs.com',
  },
  {
    name: 'Fastify, ws, zod and pino',
    what: 'the house: requests, sockets, checks and its journal',
    licence: 'MIT',
    copyright: 'the Fastify team, Einar Otto Stangvik, Colin McDonnell, Matteo Collina and contributors',
    address: 'https://fastify.dev',
  },
  {
    name: 'Ink and React',
    what: 'draw the terminal',
    licence: 'MIT',
    copyright: 'Vadym Demedes, Sindre Sorhus, Meta Platforms, Inc. and contributors',
    address: 'https://github.com/vadimdemedes/ink',
  },
]
