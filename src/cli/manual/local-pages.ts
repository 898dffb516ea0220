import { DATA, GAME_FILES, JSON_LINES, JSON_OBJECT, NO_COLOR, OWN_WORDS, PLAIN } from './common-flags.ts'
import type { ManualPage } from './manual-page.ts'

/** The manual pages of commands that need no server. */

export const learnPage: ManualPage = {
  name: 'quincunx learn',
  summary: 'teach a game step by step',
  synopsis: ['quincunx learn GAME [--first] [--step N] [--plain]'],
  description: [
    'A few words, a board, and you make the move. Every game has three first steps. Solitudo has lessons too: leave them whenever you like; the next time they go on where you were.',
  ],
  flags: {
    first: { kind: 'switch', help: 'the first steps, also where there are lessons' },
    step: { kind: 'text', value: 'N', help: 'begin with this step' },
    plain: PLAIN,
  },
  examples: [
    ['quincunx learn obstruction', ''],
    ['quincunx learn solitudo', ''],
  ],
  files: [['data/remembered/', 'how far you have come, and your settings']],
  environment: [DATA, NO_COLOR],
}

export const dailyPage: ManualPage = {
  name: 'quincunx daily',
  summary: 'today’s puzzles, the same for everybody',
  synopsis: ['quincunx daily [GAME [PUZZLE [DAY]]] [--plain]'],
  description: [
    'New puzzles come at midnight UTC. With the name of a puzzle it is begun, or gone on with where it was left. Without a name it shows which there are, and how they stand. DAY, such as 2026-11-16, is an earlier day.',
  ],
  flags: { plain: PLAIN },
  examples: [
    ['quincunx daily solitudo', ''],
    ['quincunx daily solitudo hexagon', ''],
    ['quincunx daily worderly words 2026-11-16', ''],
  ],
  environment: [DATA, NO_COLOR],
}

export const statisticsPage: ManualPage = {
  name: 'quincunx statistics',
  summary: 'what you have played on this machine, and how it went',
  synopsis: ['quincunx statistics [GAME] [--json]'],
  description: [
    'Of a puzzle: how many of each kind you solved and how fast (the best, the median and the last time, the latest ones as a small chart), and how many days in a row you solved a daily puzzle. Of a game for several: won, lost and drawn against each level of the computer. Without GAME, the sum of each game.',
  ],
  flags: { json: { ...JSON_OBJECT, help: 'JSON for other programs; times are in milliseconds' } },
  examples: [
    ['quincunx statistics', ''],
    ['quincunx statistics solitudo', ''],
    ['quincunx statistics obstruction --json', ''],
  ],
  environment: [DATA],
}

export const openPage: ManualPage = {
  name: 'quincunx open',
  summary: 'open a link from a browser, or a file that was exported',
  synopsis: ['quincunx open URL [--plain]', 'quincunx open FILE [--plain]'],
  description: [
    'URL is what a browser shows above a page: of a puzzle, a daily puzzle, a set-up, the lessons of a game, a table, a finished game, a replay, a player. What is kept in a browser alone cannot be opened from its address; a sentence says what to do instead.',
    'FILE is a game that a browser or another machine exported, or one of your own (quincunx games lists them). It is gone on with, with all that can be taken back or brought back; a game that is over is reviewed. Or it is a file of everything (quincunx export --all, or the browser’s), which is put beside what is here: games, dictionaries, settings and progress. What is set here stays. FILE may be - for standard input. A file that is damaged is refused, and nothing is changed.',
    'A Scribble game that another program wrote (GCG), as a file or in a replay link, is looked at move by move and not kept. It is read by the built-in words and the full reservoir; quincunx scribble analyse takes others.',
  ],
  flags: { plain: PLAIN },
  examples: [
    ['quincunx open solitudo.json', ''],
    ['quincunx open game.gcg --plain', ''],
    ['quincunx open http://localhost:4747/solitudo/daily/square', ''],
    ['quincunx open http://localhost:4747/t/K7-PLUM', ''],
    ['quincunx export last | ssh elsewhere quincunx open -', ''],
  ],
  files: [GAME_FILES],
  environment: [DATA, NO_COLOR],
}

export const gamesPage: ManualPage = {
  name: 'quincunx games',
  summary: 'list the games that are kept on this machine',
  synopsis: ['quincunx games [--json]'],
  description: ['The last played first, each with the name by which quincunx export knows it.'],
  flags: { json: { ...JSON_LINES, help: 'one JSON object a line, with the file of each game' } },
  examples: [['quincunx games', '']],
  files: [GAME_FILES],
  environment: [DATA],
}

export const exportPage: ManualPage = {
  name: 'quincunx export',
  summary: 'write a kept game to a file, or everything, or a link',
  synopsis: [
    'quincunx export [ID] [FILE]',
    'quincunx export --all [FILE]',
    'quincunx export --link [ID] [FILE] [--server URL]',
  ],
  description: [
    'The last game played, or the one that quincunx games lists as ID, goes to FILE or to standard output. quincunx open and the browser bring it in again, with all that can be taken back or brought back. A file that is there already is left alone.',
  ],
  flags: {
    all: {
      kind: 'switch',
      help: 'everything that is kept here as one file: games, dictionaries, settings and progress',
    },
    link: {
      kind: 'switch',
      help: 'a link that carries the game itself, once it is over; whoever opens it replays the game',
    },
    server: {
      kind: 'text',
      value: 'URL',
      help: 'the server in that link (default: the variable QUINCUNX_SERVER, or http://localhost:4747)',
    },
  },
  examples: [
    ['quincunx export last game.json', ''],
    ['quincunx export 3f9c2a71b0de > game.json', ''],
    ['quincunx export --all everything.json', ''],
    ['quincunx export --link last --server https://games.example.org', ''],
  ],
  files: [GAME_FILES, OWN_WORDS],
  environment: [DATA],
}

export const replayPage: ManualPage = {
  name: 'quincunx replay',
  summary: 'step through a saved game',
  synopsis: ['quincunx replay FILE [--plain]'],
  description: [
    'Steps through a game that was saved or exported, with the judgement of each move. FILE may be - for standard input. With --plain, or when the output is not a terminal, the whole game is written as text.',
  ],
  flags: { plain: PLAIN },
  examples: [
    ['quincunx replay data/games/3f9c2a71b0de.json', ''],
    ['quincunx replay game.json --plain', ''],
  ],
  files: [GAME_FILES],
  environment: [DATA, NO_COLOR],
}

export const aboutPage: ManualPage = {
  name: 'quincunx about',
  summary: 'which version this is, licences and thanks',
  synopsis: ['quincunx about [--full]'],
  description: ['Which version this is, and whose words are in it.'],
  flags: {
    full: { kind: 'switch', help: 'every notice to the letter: of the words, the fonts and all libraries' },
  },
  examples: [['quincunx about --full | less', '']],
}
