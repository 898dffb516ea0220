import { DATA, GAME_FILES, JSON_LINES, JSON_OBJECT, NO_COLOR, OWN_WORDS, PLAIN } from './common-flags.ts'
import type { ManualPage } from './manual-page.ts'

/** The manual pages of commands that need no server. */

export const learnPage: ManualPage = {
  name: 'quincunx learn',
  summary: 'teach a game step by step',
  synopsis: ['quincunx learn GAME [--first] [--step N] [--plain]'],
  description: [
    'Each step has a few words and a board, and you make the move. Every game has three first steps. Solitudo also has lessons, which continue where you left off.',
  ],
  flags: {
    first: { kind: 'switch', help: 'the first steps, even if there are lessons' },
    step: { kind: 'text', value: 'N', help: 'start with this step' },
    plain: PLAIN,
  },
  examples: [
    ['quincunx learn obstruction', ''],
    ['quincunx learn solitudo', ''],
  ],
  files: [['data/remembered/', 'your progress and settings']],
  environment: [DATA, NO_COLOR],
}

export const exercisesPage: ManualPage = {
  name: 'quincunx exercises',
  summary: 'solve positions with a proved answer',
  synopsis: ['quincunx exercises GAME [SERIES|ID] [--kind KIND] [--plain]'],
  description: [
    'SERIES is next (exercises that suit your rating), daily (the same for everyone), streak (until your first mistake), timed (three minutes), mistakes (positions from your own games in which you missed something better) or bookmarks. ID is one exercise, as the end of its address in a browser: win-in/1200/k3f9. Without either, shows your rating and the series.',
    'Your first try at an exercise counts for your rating. A hint costs a quarter of the credit.',
  ],
  flags: {
    kind: { kind: 'text', value: 'KIND', help: 'only exercises of this kind, such as win-in' },
    plain: PLAIN,
  },
  examples: [
    ['quincunx exercises obstruction', ''],
    ['quincunx exercises obstruction daily', ''],
    ['quincunx exercises obstruction next --kind win-in --plain', ''],
  ],
  files: [['data/remembered/', 'your results and bookmarks']],
  environment: [DATA, NO_COLOR],
}

export const dailyPage: ManualPage = {
  name: 'quincunx daily',
  summary: 'today’s puzzles, the same for everyone',
  synopsis: ['quincunx daily [GAME [PUZZLE [DAY]]] [--plain]'],
  description: [
    'New puzzles come at midnight UTC. With the name of a puzzle, starts or resumes it; otherwise lists today’s puzzles, of one game or of all, and your progress. DAY is an earlier day, such as 2026-11-16.',
  ],
  flags: { plain: PLAIN },
  examples: [
    ['quincunx daily', ''],
    ['quincunx daily solitudo hexagon', ''],
    ['quincunx daily worderly words 2026-11-16', ''],
  ],
  environment: [DATA, NO_COLOR],
}

export const statisticsPage: ManualPage = {
  name: 'quincunx statistics',
  summary: 'your statistics on this machine',
  synopsis: ['quincunx statistics [GAME] [--json]'],
  description: [
    'For puzzles: how many of each type you solved, your best, median and last times with a small chart, and your streak of daily puzzles. For games with an opponent: wins, losses and draws against each level of the computer. Without GAME, a summary of every game. quincunx figures is the same command.',
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
  summary: 'open a saved game, a link or a file',
  synopsis: [
    'quincunx open last|ID [--plain]',
    'quincunx open FILE [--plain]',
    'quincunx open URL [--plain]',
  ],
  description: [
    'Resumes a saved game: the last one played, or the one with this ID in quincunx games; the beginning of the ID is enough. A finished game is reviewed.',
    'FILE is a game exported from a browser or another machine. It’s imported and resumed, with everything that can be undone or redone. A full export (quincunx export --all, or a browser’s) is added to what’s already here: games, dictionaries, settings and progress; your own settings stay. FILE can also be a Solitudo puzzle, or - for standard input. A damaged file is refused, and nothing changes.',
    'URL is the address of any Quincunx page in a browser: a puzzle, a daily puzzle, a setup, lessons, a table, a finished game, a replay, a player. A game that’s saved only in a browser can’t be opened by its address; export it there. URL can also be a puzzle’s address on puzz.link or Simon Tatham’s site.',
    'A Scribble game from another program (GCG), as a file or a replay link, can be replayed but isn’t saved. It’s read with the built-in dictionary and the full reservoir; quincunx scribble analyse can use others.',
  ],
  flags: { plain: PLAIN },
  examples: [
    ['quincunx open last', ''],
    ['quincunx open game.json', ''],
    ['quincunx open game.gcg --plain', ''],
    ['quincunx open http://localhost:4747/solitudo/daily/square', ''],
    ['quincunx open http://localhost:4747/t/K7-PLUM', ''],
    ['quincunx export last | ssh elsewhere quincunx open -', ''],
  ],
  files: [GAME_FILES],
  environment: [DATA, NO_COLOR],
}

export const completionPage: ManualPage = {
  name: 'quincunx completion',
  summary: 'print the completion script of a shell',
  synopsis: ['quincunx completion bash|zsh|fish'],
  description: [
    'The script completes commands, games, tools and options when you press Tab. Save it where your shell looks for completions; its first line says where.',
  ],
  flags: {},
  examples: [
    ['quincunx completion bash > ~/.local/share/bash-completion/completions/quincunx', ''],
    ['quincunx completion fish > ~/.config/fish/completions/quincunx.fish', ''],
    ['source <(quincunx completion zsh)', ''],
  ],
}

export const gamesPage: ManualPage = {
  name: 'quincunx games',
  summary: 'list the games saved on this machine',
  synopsis: ['quincunx games [--json]'],
  description: [
    'The last one played comes first. The first column is the ID that quincunx open, replay and export take.',
  ],
  flags: { json: { ...JSON_LINES, help: 'one JSON object per line, with the file of each game' } },
  examples: [['quincunx games', '']],
  files: [GAME_FILES],
  environment: [DATA],
}

export const exportPage: ManualPage = {
  name: 'quincunx export',
  summary: 'export a game, everything, or a link',
  synopsis: [
    'quincunx export [ID] [FILE]',
    'quincunx export --all [FILE]',
    'quincunx export --link [ID] [FILE] [--server URL]',
  ],
  description: [
    'Writes a saved game (the last one played, or the one with this ID in quincunx games) to FILE or to standard output. quincunx open and the browser import it, with everything that can be undone or redone. An existing file is never overwritten.',
  ],
  flags: {
    all: {
      kind: 'switch',
      help: 'everything in one file: games, dictionaries, settings and progress',
    },
    link: {
      kind: 'switch',
      help: 'a link that contains a finished game, for others to replay',
    },
    server: {
      kind: 'text',
      value: 'URL',
      help: 'the server in that link (default: QUINCUNX_SERVER, or http://localhost:4747)',
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
  synopsis: ['quincunx replay last|ID|FILE [--plain]'],
  description: [
    'Steps through a saved or exported game, with a review of each move, and lets you try others. FILE can be - for standard input. With --plain, or if the output isn’t a terminal, prints the whole game as text; in a terminal you can then try moves by typing them, and help lists the other commands.',
  ],
  flags: { plain: PLAIN },
  examples: [
    ['quincunx replay last', ''],
    ['quincunx replay game.json --plain', ''],
  ],
  files: [GAME_FILES],
  environment: [DATA, NO_COLOR],
}

export const picturePage: ManualPage = {
  name: 'quincunx picture',
  summary: 'draw a game as a picture to share',
  synopsis: [
    'quincunx picture last|ID|FILE [--format gif|png|svg] [--at N] [--size N]',
    '                 [--dark] [--output FILE] [--force]',
  ],
  description: [
    'Draws a saved or exported game. A finished game becomes a moving picture (GIF) with all its moves; a game in play becomes a still of the present position, which shows only what a spectator would see. FILE can be - for standard input.',
    'The picture is written to the current folder, under a name with the game and its date.',
  ],
  flags: {
    format: {
      kind: 'text',
      value: 'FORMAT',
      help: 'gif, png or svg (default: as the name of the output ends; else gif for a finished game, png for another)',
    },
    at: { kind: 'text', value: 'N', help: 'a still after N moves; 0 is the opening' },
    size: {
      kind: 'text',
      value: 'N',
      help: 'the longer side in pixels, from 100 to 2000, or 1000 for gif (default: 600 for gif, 1200 for others)',
    },
    dark: { kind: 'switch', help: 'in the colours of the night' },
    output: { kind: 'text', value: 'FILE', help: 'the file to write; - for standard output' },
    force: { kind: 'switch', help: 'replace the file if it exists' },
  },
  examples: [
    ['quincunx picture last', ''],
    ['quincunx picture game.json --at 4 --output opening.png', ''],
    ['quincunx picture game.json --format svg --output - > game.svg', ''],
  ],
  files: [GAME_FILES],
  environment: [DATA],
}

export const aboutPage: ManualPage = {
  name: 'quincunx about',
  summary: 'version, licences and credits',
  synopsis: ['quincunx about [--full]'],
  description: ['Prints the version, and where the words come from.'],
  flags: {
    full: { kind: 'switch', help: 'every notice in full: words, fonts and libraries' },
  },
  examples: [['quincunx about --full | less', '']],
}
