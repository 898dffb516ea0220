import type { HelpSection } from '#kernel/text.ts'

/** How the game is played, from the beginning. */
export const help: readonly HelpSection[] = [
  {
    heading: 'The game',
    paragraphs: [
      'Both players see the same pool of words. Each fills a grid of their own with words from it, one word a cell, and keeps it secret.',
      'A toss decides who begins. Then you take turns to call a word of the pool. If it stands on the other’s grid, it is crossed out there: a hit. You are told only hit or miss, unless places are shown.',
      'Whoever first has all words of a row or column of the other’s grid crossed out wins. Diagonals do not count. Each player may call a word once; both may call the same word.',
    ],
  },
  {
    heading: 'Hitwords',
    paragraphs: [
      'On grids above 10 by 10 there are six more words, the hitwords. You may place up to three of them. When the other player calls a word that stands right beside a hitword of yours, you win at once, even if that call completes a line.',
      'Calling a hitword itself crosses it out like any word; but if another hitword stands beside it, that one wins.',
      'Armed hitwords win only after they have been crossed out themselves.',
    ],
  },
  {
    heading: 'Worth knowing',
    paragraphs: [
      'Against a grid that was filled at random nobody can do better than chance: every word is as good a call as any other. So the safest grid is a random one. Whoever fills in list order, by rows, or in runs of neighbouring words can be read.',
      'With literal hitwords, call the hitwords first: they are the safest calls. Place your own away from each other and from the edge, so that many cells lie beside them. With armed ones, never call a hitword while there is another word.',
    ],
  },
  {
    heading: 'The computer',
    paragraphs: [
      'The computer never sees your grid. It gets exactly what another player in its seat would be told: the pool, hits and misses, and places where they are shown. Its own grid is filled at random on every level.',
      'The upper two levels guess how you fill your grid. They know nothing of earlier games, unless you let the mind reader look at the grids of your games against the computer on this device: when you choose its level you are asked. It then knows in which order they were filled, by the alphabet, by length or in none. What it knows is shown there, and you can have it forgotten; or take your leave back.',
    ],
  },
  {
    heading: 'What to type',
    paragraphs: [
      'While you fill: a word by itself goes to the first empty cell; place apple c3 puts it on that one; take c3 takes it away; swap a1 b2 exchanges two cells; fill fills what is empty at random; shuffle mixes; clear empties. Then ready; or finish, which fills the rest and is ready at once.',
      'Then heads or tails, or leave to let the other player call the coin.',
      'To call a word, type it: apple. Before a word that means something else here, type call: call time.',
    ],
  },
]
