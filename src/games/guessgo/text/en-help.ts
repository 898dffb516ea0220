import type { HelpSection } from '#kernel/text.ts'

export const HELP: readonly HelpSection[] = [
  {
    heading: 'The game',
    paragraphs: [
      'Both players see the same pool of words. Each fills a secret grid with words from it, one word per cell.',
      'A coin toss decides who goes first. Then you take turns calling a word from the pool. If it’s on your opponent’s grid, it’s crossed out there: a hit. You’re only told hit or miss, unless you chose to show where hits are.',
      'The first player to have a whole row or column of the opponent’s grid crossed out wins. Diagonals don’t count. Each player may call every word once, so both may call the same word.',
      'You can also play with each word once in the whole game. Then a called word is gone for both players, and the game is a draw when no words are left.',
    ],
  },
  {
    heading: 'Hitwords',
    paragraphs: [
      'On grids above 10×10, six words from the pool are hitwords. You may place up to three of them. If your opponent hits a word right next to one of your hitwords, you win at once, even if that call completes a row or column.',
      'Calling a hitword crosses it out like any other word. But if another hitword is next to it, that one wins the game for its owner.',
      'Armed hitwords only win after they have been crossed out themselves.',
    ],
  },
  {
    heading: 'Worth knowing',
    paragraphs: [
      'Nobody can beat chance against a grid that was filled at random: every word is as good a call as any other. A grid filled in list order, by rows or in runs of neighbouring words, can be read.',
      'Literal hitwords: hitwords far apart and away from the edge have the most words next to them. But then your opponent can call the hitwords themselves without any risk. Two side by side turn those calls into a trap, with a few words less around them. Do sometimes one and sometimes the other. Three side by side have too few words around them.',
      'So don’t call hitwords first as a rule: any of them may be next to another. If you hit one and the game goes on, it stands alone, and the others are probably apart too. Calling those is then safer than most words.',
      'Armed hitwords: don’t call a hitword while there’s any other word to call. Put yours in different rows and columns, because your opponent can’t complete a row or column without calling the hitwords in it.',
      'Each word once in the whole game: call words that are on your own grid. Nobody can cross those out any more, so a row or column with one of them is safe.',
    ],
  },
  {
    heading: 'The computer',
    paragraphs: [
      'The computer never sees your grid. It’s told exactly what a person in its seat would be told: the pool, hits and misses, and places if they’re shown. Its own grid is filled at random at every level; above Random it chooses where its hitwords go.',
      'Observer and Mind reader work out how you filled your grid. They know nothing about earlier games, unless you let Mind reader learn from your earlier grids: you’re asked when you choose that level. It then knows in which order you filled the grids of your games against the computer on this device: alphabetically, by length or in no order. The form shows what it knows. You can make it forget, or withdraw your permission.',
    ],
  },
  {
    heading: 'What to type',
    paragraphs: [
      'While you fill your grid, a word on its own goes to the first empty cell.',
      '`place apple c3` puts a word on that cell, `take c3` takes it off, and `swap a1 b2` exchanges two cells.',
      '`fill` fills the empty cells at random, `shuffle` mixes the words, and `clear` empties the grid.',
      '`ready` says that your grid is ready. `finish` fills the rest and is ready at once.',
      '`heads` or `tails` calls the toss, and `leave` lets your opponent call it.',
      'To call a word, type it: `apple`. If a word is also a command, put `call` in front: `call time`.',
    ],
  },
]
