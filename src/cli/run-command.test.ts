import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UserError } from '#kernel/errors.ts'
import { runCommand } from './run-command.ts'
import { exitCodeFor, UsageError } from './usage-error.ts'

beforeEach(() => {
  // The tests never touch real credentials.
  vi.stubEnv('QUINCUNX_CONFIG', '/nowhere/at/all')
  vi.stubEnv('QUINCUNX_DATA', '/nowhere/at/all')
  vi.stubEnv('QUINCUNX_SERVER', undefined)
})
afterEach(() => vi.unstubAllEnvs())

describe('a mistake on the command line is answered with one sentence', () => {
  it.each([
    [['dance'], 'There’s no command “dance”.'],
    [['paly'], 'Did you mean play?'],
    [['--hlep'], 'Did you mean --help?'],
    [['play', 'obstruction', '--colls', '7'], 'Did you mean --cols?'],
    [['obstruction', 'slove'], 'Did you mean solve?'],
    [['lexicon', 'macth', 'A..'], 'Did you mean match?'],
    [['account', 'singin'], 'Did you mean sign-in?'],
    [['play', 'solitudo', '--two'], 'Solitudo is for one player'],
    [['play', 'solitudo', '--size', '31'], '--size must be a whole number from 4 to 30'],
    [['play', 'solitudo', '--grade', 'easy'], '--grade must be one of gentle, steady, tricky, supposing'],
    [
      ['play', 'solitudo', '--puzzle', '1', '--puzzle-file', 'x'],
      '--puzzle and --puzzle-file can’t be combined',
    ],
    [['play', 'solitudo', '--puzzle-file', 'nowhere.txt'], 'Can’t read “nowhere.txt”: there’s no such file.'],
    [['play', 'solitudo', '--solution', 'x'], '--help lists the options'],
    [['play', 'scribble', '--sideRuns', 'loose'], 'The option --sideRuns is spelled --side-runs.'],
    [['play', 'guessgo', '--no-showHits'], 'The option --no-showHits is spelled --no-show-hits.'],
    [['play', 'scribble', '--side-runs', 'none'], '--side-runs must be one of loose, strict'],
    [['play'], 'Which game? For example: quincunx play guessgo.'],
    [['play', 'chess'], '“chess” isn’t a game.'],
    [['play', 'obstruction', '--colour'], 'There’s no option --colour.'],
    [['play', 'obstruction', '--computer', 'godlike'], 'There’s no level “godlike”.'],
    [['play', 'obstruction', '--anyone', '--match'], '--anyone and --match can’t be combined.'],
    [['play', 'obstruction', '--match', '--computer', 'casual'], 'can’t be combined.'],
    [
      ['play', 'obstruction', '--server', 'localhost:1', '--two'],
      '--two is only for games at this screen, not on a server.',
    ],
    [
      ['play', 'obstruction', '--online', '--seed', 's'],
      '--seed is only for games at this screen, not on a server.',
    ],
    [['play', 'obstruction', '--match', '--rows', '7'], 'can’t be combined with --rows.'],
    [['play', 'obstruction', '--anyone', '--rows', '4'], '--rows must be a whole number from 5 to 10'],
    [['play', 'obstruction', '--online', '--computer', 'godlike'], 'There’s no level “godlike”.'],
    [['play', 'obstruction', '--server', ''], '“” isn’t a server address.'],
    [['play', 'obstruction', '--server', 'localhost:1'], 'No Quincunx server answers at http://localhost:1.'],
    [['join'], 'Which table? For example: quincunx join K7-PLUM'],
    [['join', 'plum', '--server', 'localhost:1'], '“plum” isn’t a table code.'],
    [['join', 'K7-PLUM', '--server', 'localhost:1'], 'No Quincunx server answers at http://localhost:1.'],
    [['watch', 'K7-PLUM', '--server', 'http://'], '“http://” isn’t a server address.'],
    [['tables', 'now', '--server', 'localhost:1'], 'Unexpected “now”.'],
    [['tables', '--server', 'localhost:1'], 'No Quincunx server answers at http://localhost:1.'],
    [['profile', '--server', 'localhost:1'], 'You’re not signed in on http://localhost:1.'],
    [['account', 'dance'], 'There’s no “account dance”.'],
    [['account', 'name', '--server', 'localhost:1'], 'Which name? For example: quincunx account name Ann'],
    [
      ['account', 'sign-in', '--server', 'localhost:1'],
      'Which name? For example: quincunx account sign-in Ann',
    ],
    [['account', 'sign-out', '--server', 'localhost:1'], 'You’re not signed in on http://localhost:1.'],
    [['account', '--server', 'localhost:1'], 'No Quincunx server answers at http://localhost:1.'],
    [['learn'], 'Which game? For example: quincunx learn guessgo.'],
    [['learn', 'obstruction', '--step', '4'], 'There’s no step “4”. The steps are 1 to 3.'],
    [
      ['play', 'obstruction', '--two', '--names', 'Ann,Ben,Cat'],
      '--names has 3 names, but only 2 people play here.',
    ],
    [['play', 'obstruction', '--names', 'Ann,Ben'], '--names has 2 names, but only one person plays here.'],
    [['play', 'obstruction', '--two', '--names', 'Ann,ann'], 'The players need different names.'],
    [['play', 'solitudo', '--puzzle-file', '/dev/null'], '“/dev/null” is empty.'],
    [['play', 'guessgo', '--own-words', '/dev/null'], '“/dev/null” is empty.'],
    [['obstruction', 'solve', '/dev/null'], '“/dev/null” is empty.'],
    [['daily', 'obstruction'], 'Obstruction has no daily puzzles.'],
    [
      ['daily', 'solitudo', 'round'],
      'There’s no daily puzzle “round”. The daily puzzles are: square, hexagon.',
    ],
    [['statistics', 'chess'], '“chess” isn’t a game.'],
    [['figures', 'chess'], '“chess” isn’t a game.'],
    [['open'], 'What should be opened?'],
    [['open', 'http://localhost:1/settings'], 'This page is a menu'],
    [['open', 'http://localhost:1/solitudo?size=99'], 'size must be a whole number from 4 to 30'],
    [['open', 'http://localhost:1/solitudo/print'], 'To print puzzles, open this link in a browser'],
    [['open', 'http://localhost:1/solitudo/g/abc'], 'saved in the browser it was played in'],
    [['open', 'http://localhost:1/solitudo/daily/square/2999-01-01'], 'no daily puzzle for that day yet'],
    [['open', 'http://localhost:1/replay#x'], 'This isn’t a saved Quincunx game.'],
    [['open', 'localhost:1/t/K7-PLUM'], 'No Quincunx server answers at http://localhost:1.'],
    [['open', 'localhost:1/t/K7-PLUM?watch'], 'No Quincunx server answers at http://localhost:1.'],
    [['open', 'localhost:1/games/abc'], 'No Quincunx server answers at http://localhost:1.'],
    [['open', 'localhost:1/players/abc'], 'No Quincunx server answers at http://localhost:1.'],
    [['open', 'localhost:1/together'], 'No Quincunx server answers at http://localhost:1.'],
    [['open', 'localhost:1/me'], 'You’re not signed in on http://localhost:1.'],
    [
      ['open', 'nowhere.json'],
      'Can’t open “nowhere.json”: there’s no such file, and no saved game has that id.',
    ],
    [['open', 'last'], 'No games yet.'],
    [['play', 'obstruction', '--rows'], '--rows needs a value.'],
    [
      ['play', 'obstruction', '--rows', '-7'],
      '--rows needs a value. If it starts with a dash, write --rows=-1.',
    ],
    [['play', 'obstruction', '--two=yes'], '--two takes no value.'],
    [['games', 'now'], 'Unexpected “now”.'],
    [['export', 'nothing'], 'There’s no saved game “nothing”.'],
    [['replay'], 'Which game? Give a file'],
    [['replay', 'nowhere.json'], 'Can’t open “nowhere.json”'],
    [['picture'], 'Which game? Give a file'],
    [['picture', 'nowhere.json'], 'Can’t open “nowhere.json”'],
    [['picture', 'examples/game.json', '--format', 'bmp'], '--format takes gif, png or svg, not “bmp”.'],
    [['picture', 'examples/game.json', '--output', 'a.webp'], '--format takes gif, png or svg, not “webp”.'],
    [['picture', 'examples/game.json', '--size', '1001'], 'A gif can be 100 to 1000 pixels wide or high'],
    [['picture', 'examples/game.json', '--at', '99'], 'The game has positions 0 to'],
    [['picture', 'examples/game.json', '--at', '1', '--format', 'gif'], 'A gif shows all moves'],
    [['picture', 'README.md'], 'This isn’t a saved Quincunx game.'],
    [['obstruction', 'dance'], 'obstruction has no tool “dance”.'],
    [['obstruction', 'solve', '--rows', '6'], 'Give the size of the board'],
    [
      ['obstruction', 'solve', '--rows', '6', '--cols', '6', '--moves', 'c3 c4'],
      'Move 2, “c4”, isn’t an open cell at that point.',
    ],
    [['serve', '--port', 'x'], 'PORT must be a whole number'],
    [['serve', '--frame-ancestors', 'https://a.example/b'], '--frame-ancestors takes the address of a site'],
    [['serve', '--frame-ancestors', 'https://a.example; script-src *'], '--frame-ancestors takes'],
    [['serve', '--thinkers', '0'], '--thinkers must be a whole number from 1 to 999'],
    [['serve', '--processes', '0'], '--processes must be a whole number from 1 to 128, or auto'],
    [['serve', '--processes', '2'], 'Several processes need a PostgreSQL database that they share.'],
    [
      ['lexicon'],
      'What should it do? Choose one of: lexicon add, lexicon list, lexicon forget, lexicon build, lexicon look,',
    ],
    [['lexicon', 'dance'], 'There is no “lexicon dance”.'],
    [['lexicon', 'build', 'words.txt'], 'Name the word list and the file to build'],
    [['lexicon', 'build', 'nowhere.txt', 'out'], 'Can’t read “nowhere.txt”: there’s no such file.'],
    [
      ['lexicon', 'build', 'nowhere.txt', 'out', '--longest', 'x'],
      '--longest takes a whole number from 2 to 63',
    ],
    [['lexicon', 'add'], 'Name the file with your words'],
    [['lexicon', 'add', 'nowhere.txt'], 'Can’t read “nowhere.txt”: there is no such file.'],
    [
      ['lexicon', 'add', 'words.txt', '--for', 'nowhere.json'],
      'Can’t read “nowhere.json”: there’s no such file.',
    ],
    [['lexicon', 'add', 'words.txt', '--for', 'a', '--alphabet', 'b'], 'Use either --alphabet or --for'],
    [['lexicon', 'forget'], 'Name the dictionary to delete'],
    [['lexicon', 'forget', 'Klingon'], 'You have no dictionary called “Klingon”.'],
    [['lexicon', 'list', 'all'], 'Unexpected “all”.'],
    [['about', 'me'], 'Unexpected “me”.'],
    [['lexicon', 'match'], 'Give a pattern'],
    [['lexicon', 'match', 'A.', '--page', '0'], '--page takes a whole number from 1'],
    [['lexicon', 'look'], 'Name a word to look up'],
    [
      ['lexicon', 'look', 'ant', '--dictionary', 'nowhere.txt'],
      'Can’t read “nowhere.txt”: there’s no such file.',
    ],
    [['lexicon', 'rack', 'a', 'b'], 'Unexpected “b”.'],
  ])('%j', async (given, sentence) => {
    const failure = await runCommand(given).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(UserError)
    expect((failure as UserError).message).toContain(sentence)
  })
})

describe('the exit code tells what went wrong', () => {
  it.each([
    [['dance'], 2],
    [['play', 'obstruction', '--rows', '99'], 2],
    [['games', 'now'], 2],
    [['play', 'obstruction', '--colour'], 2],
    [['open', 'nowhere.json'], 1],
    [['tables', '--server', 'localhost:1'], 1],
  ])('%j', async (given, code) => {
    const failure = await runCommand(given).catch((error: unknown) => error)
    expect(exitCodeFor(failure)).toBe(code)
    expect(failure instanceof UsageError).toBe(code === 2)
  })
})

describe('--help prints the page of a command', () => {
  it.each([
    [[]],
    [['play']],
    [['play', 'obstruction']],
    [['join']],
    [['watch']],
    [['tables']],
    [['profile']],
    [['account']],
    [['serve']],
    [['replay']],
    [['picture']],
    [['lexicon']],
    [['obstruction']],
    [['obstruction', 'solve']],
  ])('quincunx %j', async given => {
    const output = vi.spyOn(console, 'log').mockImplementation(() => {})
    expect(await runCommand([...given, '--help'])).toBe(0)
    expect(output.mock.calls.join('\n')).toMatch(/^NAME\n {4}quincunx/)
    output.mockRestore()
  })
})
