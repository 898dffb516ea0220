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
      'Without a command the parlour opens: menus from which everything is reached. Where no screen can be drawn, and with --plain, a game is played by lines of text. Every game is kept by itself as it is played.',
      'quincunx COMMAND --help tells more about a command, quincunx GAME --help lists the tools of a game.',
    ],
    sections: [
      { heading: 'COMMANDS', rows },
      { heading: 'GAMES', rows: gameIds.map((id): ManualRow => [id, titleOf(id)]) },
    ],
    flags: { version: { kind: 'switch', help: 'which version this is' } },
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
    files: [
      GAME_FILES,
      OWN_WORDS,
      ['data/remembered/', 'settings, and how far you have come with lessons'],
      KEYS_FILE,
    ],
    environment: [DATA, SERVER_VARIABLE, CONFIG, ['HOST, PORT', 'where serve listens'], NO_COLOR],
  }
}
