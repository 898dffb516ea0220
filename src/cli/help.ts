import { gameIds } from '#games/catalog.ts'
import type { Game } from '#kernel/game.ts'
import type { AnyOptions, Option } from '#kernel/options.ts'
import type { Tool } from '#kernel/tool.ts'
import type { GameWords, OptionWords } from '#kernel/words.ts'
import { ANSWERS } from '#session/learning.ts'
import { fileFlag, fileFor } from './flags.ts'
import { words } from './words.ts'

type Row = readonly [string, string]

export function mainHelp(): string {
  return page(words.about, [
    [
      'Usage:',
      [
        ['quincunx', 'the parlour: menus, at a terminal'],
        ['quincunx play GAME [flags]', 'play a game in this terminal, or by lines of text in a pipe'],
        ['quincunx play GAME --server URL', 'open a table on a server; also --anyone, --match, --computer'],
        ['quincunx join CODE', 'sit down at a table on a server, by its code or link'],
        ['quincunx watch CODE', 'look on there'],
        ['quincunx tables', 'the open tables of a server, and yours'],
        ['quincunx profile', 'your statistics and last games there'],
        ['quincunx account', 'your name, password and devices there'],
        ['quincunx serve', 'open the parlour for browsers and terminals'],
        ['quincunx learn GAME', 'a game taught step by step'],
        ['quincunx daily GAME', 'today’s puzzles, the same for everybody'],
        ['quincunx figures GAME', 'how many puzzles you solved, and how fast'],
        ['quincunx games', 'the games that are kept here'],
        ['quincunx open FILE', 'go on with a game from a file, wherever it was exported'],
        ['quincunx export [ID] [FILE]', 'write a kept game to a file'],
        ['quincunx replay FILE', 'step through a saved game'],
        ['quincunx lexicon add|list|forget', 'your own dictionaries, kept here'],
        ['quincunx lexicon build|look|match|rack', 'words: compile a list, look up, match a pattern'],
        ['quincunx about', 'which version this is, licences and thanks'],
        ['quincunx GAME TOOL [flags]', 'a game’s own tools; quincunx GAME --help lists them'],
        ['quincunx COMMAND --help', 'more about a command'],
      ],
    ],
    ['Games:', gameIds.map(id => [id, ''])],
    [
      'Variables:',
      [
        ['QUINCUNX_DATA', 'the folder in which games are kept (default: data, beside the program)'],
        ['QUINCUNX_SERVER', 'the server to play on where no --server is given'],
        ['QUINCUNX_CONFIG', 'the folder with your keys to servers (default: ~/.config/quincunx)'],
        ['HOST, PORT', 'where serve listens'],
        ['NO_COLOR', 'no colours in the terminal'],
      ],
    ],
    [
      'Examples:',
      [
        ['quincunx play obstruction --computer perfect --rows 7 --cols 7', ''],
        ['quincunx play obstruction --server http://localhost:4747', ''],
        ['quincunx join http://localhost:4747/t/K7-PLUM', ''],
        ['quincunx play solitudo --size 8 --grade tricky', ''],
        ['quincunx daily solitudo hexagon', ''],
        ['quincunx serve --port 8080', ''],
        ['quincunx obstruction solve --rows 6 --cols 7 --json', ''],
      ],
    ],
  ])
}

export interface PlayedGame {
  readonly game: Game
  readonly words: GameWords
  /** Those a person may be asked for. */
  readonly options: AnyOptions
}

export function playHelp(played?: PlayedGame): string {
  if (!played)
    return `quincunx play GAME [flags]\n\nThe games are: ${gameIds.join(', ')}. quincunx play GAME --help lists a game’s flags.`
  const { game, words: gameWords } = played
  const levels: Row[] = Object.entries(gameWords.levels).map(([level, { help }]) => [level, help ?? ''])
  return page(`quincunx play ${game.id} [flags]\n\n${gameWords.title}. ${gameWords.tagline}`, [
    ['Options of the game:', optionRows(played)],
    ...(game.seats > 1 ? [WHO_PLAYS] : []),
    ['Levels:', levels],
    ...(game.seats > 1 ? [online(game)] : []),
    [
      'Besides:',
      [
        ...learnRows(game),
        ['--seed TEXT', 'the seed of every draw: the same seed and options, the same game'],
        ['--plain', 'lines of text instead of a screen; so it is in a pipe'],
      ],
    ],
    ['Examples:', examples(played).map((example): Row => [`quincunx play ${game.id}${example}`, ''])],
  ])
}

const WHO_PLAYS: readonly [string, readonly Row[]] = [
  'Who plays:',
  [
    ['--computer LEVEL', 'against the computer, at one of the levels below'],
    ['--two', 'two people at this screen'],
    ['--names ANN,BEN', 'how they are called'],
  ],
]

function learnRows({ learning }: Game): readonly Row[] {
  return learning ? [[`--learn ${ANSWERS.join('|')}`, words.learn(learning.levels)]] : []
}

function optionRows({ options, words: gameWords }: PlayedGame): readonly Row[] {
  const said = gameWords.options as Readonly<Record<string, OptionWords>>
  return Object.entries(options).flatMap(([key, option]): Row[] => {
    if (option.kind === 'file' && option.for) return []
    const { label, help } = said[key]!
    const row: Row = [
      `--${key}${range(option, fileFor(options, key))}`,
      [label, help].filter(Boolean).join('. '),
    ]
    return option.kind === 'text' ? [row, [`--${fileFlag(key)} FILE`, words.fromFile(label)]] : [row]
  })
}

function examples({ game, words: gameWords, options }: PlayedGame): readonly string[] {
  if (game.seats === 1) {
    const first = (wanted: Option['kind'], all = Object.entries(options)) =>
      all.filter(([, { kind }]) => kind === wanted).map(([key, option]) => ` --${key} ${option.default}`)
    const some = [...first('whole').slice(0, 1), ...first('choice').slice(-1)]
    const files = Object.entries(options).flatMap(([key, { kind }]) =>
      kind === 'text' ? [` --${fileFlag(key)} ${key}.txt`] : kind === 'file' ? [` --${key} ${key}.txt`] : [],
    )
    return ['', some.join(''), ...files, ' --seed monday --plain']
  }
  const hardest = Object.keys(gameWords.levels).at(-1) ?? ''
  return ['', ' --two --names Ann,Ben', ' --server http://localhost:4747', ` --computer ${hardest} --plain`]
}

function online(game: Game): readonly [string, readonly Row[]] {
  const usual = Object.entries(game.online?.({}) ?? {}).map(([key, value]) =>
    typeof value === 'boolean' ? `--${value ? '' : 'no-'}${key}` : `--${key} ${value}`,
  )
  return [
    'On a server:',
    [
      ['--server URL', 'open a table there, to which a code and a link lead'],
      ['--online', 'the same on the server that QUINCUNX_SERVER names, or on this machine'],
      ['--anyone', 'list the table for anyone'],
      ['--match', 'play whoever waits, or comes next'],
      ['--computer LEVEL', 'the computer at the server’s table'],
      ['', usual.length > 0 ? `Without other options: ${usual.join(' ')}` : ''],
    ],
  ]
}

export function toolsHelp(id: string, tools: Readonly<Record<string, Tool>>): string {
  const rows: Row[] = Object.entries(tools).map(([name, tool]) => [`quincunx ${id} ${name}`, tool.summary])
  return page(`quincunx ${id} TOOL [flags]`, [['Tools:', rows]])
}

export function toolHelp(id: string, name: string, tool: Tool): string {
  const flags: Row[] = Object.entries(tool.flags).map(([flag, { value, help }]) => [
    `--${flag}${value ? ` ${value}` : ''}`,
    help,
  ])
  const usage = ['quincunx', id, name, tool.takes ?? tool.reads ?? tool.writes, '[flags]']
    .filter(Boolean)
    .join(' ')
  return page(`${usage}\n\n${tool.summary}`, [
    ['Flags:', [...flags, ['--json', 'one JSON object a line, for other programs']]],
    ['Examples:', tool.examples.map(example => [example, ''])],
  ])
}

function range(option: Option, brought?: ReturnType<typeof fileFor>): string {
  switch (option.kind) {
    case 'switch':
      return ''
    case 'whole':
      return ` ${option.min}..${option.max}`
    case 'choice':
      return ` ${option.choices.map(choice => (choice === brought?.choice ? 'FILE' : choice)).join('|')}`
    case 'file':
      return ' FILE'
    case 'lexicon':
      return ' NAME|FILE'
    case 'text':
      return ' TEXT'
  }
}

function page(head: string, parts: readonly (readonly [string, readonly Row[]])[]): string {
  const width = Math.max(
    ...parts.flatMap(([, rows]) => rows.filter(([, text]) => text).map(([name]) => name.length)),
  )
  const lines = parts
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) =>
      [title, ...rows.map(([name, text]) => `  ${text ? `${name.padEnd(width)}  ${text}` : name}`)].join(
        '\n',
      ),
    )
  return [head, ...lines].join('\n\n')
}
