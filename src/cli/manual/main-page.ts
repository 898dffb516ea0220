import { gameIds, titleOf } from '#games/catalog.ts'
import { CONFIG, DATA, GAME_FILES, KEYS_FILE, NO_COLOR, OWN_WORDS, SERVER_VARIABLE } from './common-flags.ts'
import type { ManualPage, ManualRow } from './manual-page.ts'

/** The overview, with a line for each command. */
export function mainPage(commands: readonly Pick<ManualPage, 'name' | 'summary'>[]): ManualPage {
  const rows = commands.map(({ name, summary }): ManualRow => [name.replace(/^quincunx /, ''), summary])
  return {
    name: 'quincunx',
    summary: 'a parlour of five grid games, in the browser, in the terminal and online',
    synopsis: [
      'quincunx',
      'quincunx COMMAND [ARGUMENTS] [OPTIONS]',
      'quincunx GAME TOOL [ARGUMENTS] [OPTIONS]',
    ],
    description: [
      'Without a command, opens the menus, from which you can reach everything. In a pipe, or with --plain, games are played in text mode. Games are saved automatically.',
      'quincunx COMMAND --help explains a command; quincunx GAME --help lists the tools of a game.',
    ],
    sections: [
      { heading: 'COMMANDS', rows },
      { heading: 'GAMES', rows: gameIds.map((id): ManualRow => [id, titleOf(id)]) },
      {
        heading: 'EXIT STATUS',
        rows: [
          ['0', 'success'],
          ['1', 'it couldn’t be done: a file can’t be read, a server doesn’t answer'],
          ['2', 'the command line is wrong: an unknown command, option or value'],
          ['128 + N', 'ended by signal N'],
        ],
      },
    ],
    flags: { version: { kind: 'switch', help: 'print the version (also -v)' } },
    examples: [
      ['quincunx play obstruction --computer perfect --rows 7 --cols 7', ''],
      ['quincunx play obstruction --server http://localhost:4747', ''],
      ['quincunx join http://localhost:4747/t/K7-PLUM', ''],
      ['quincunx play solitudo --size 8 --grade tricky', ''],
      ['quincunx daily solitudo hexagon', ''],
      ['quincunx open http://localhost:4747/solitudo/daily/square', ''],
      ['quincunx serve --port 8080', ''],
      ['quincunx obstruction solve --rows 6 --cols 7 --json', ''],
    ],
    files: [GAME_FILES, OWN_WORDS, ['data/remembered/', 'settings and progress'], KEYS_FILE],
    environment: [DATA, SERVER_VARIABLE, CONFIG, ['HOST, PORT', 'where serve listens'], NO_COLOR],
  }
}
