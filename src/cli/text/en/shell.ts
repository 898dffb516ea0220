import { errorMessage } from '#kernel/errors.ts'

export const cliText = {
  noSuchCommand: (given: string, commands: readonly string[], games: readonly string[]) =>
    `There is no command “${given}”. Try ${commands.join(', ')} or one of the games (${games.join(', ')}); quincunx --help lists them.`,
  meant: (word: string) => `Did you mean ${word}?`,
  severalPlay:
    'Against the computer, unless two people are to play here (--two) or people elsewhere on a server (--server, --online).',
  alonePlays: 'It is played alone. The time is counted while the game is on.',
  usualOnline: (flags: readonly string[]) =>
    `On a server, without other options, it is played with ${flags.join(' ')}.`,
  noSuchTool: (game: string, given: string, tools: readonly string[]) =>
    `${game} has no tool “${given}”. Its tools are: ${tools.join(', ')}. quincunx ${game} --help tells more.`,
  nameAGame: (games: readonly string[]) =>
    `Say which game to play: quincunx play ${games[0]}. The games are: ${games.join(', ')}.`,
  noTerminal:
    'The parlour’s menus need a terminal. To play by lines of text: quincunx play obstruction. For help: quincunx --help.',
  fromFile: (label: string) => `The same from a file: ${label.toLowerCase()}. - is standard input`,
  valueOrFile: (key: string) => `--${key} and --${key}-file do not go together: give one of them.`,
  playedAlone: (title: string) => `${title} is played alone, without --two and --computer.`,
  nameAGameTo: (command: string, games: readonly string[]) =>
    `Say which game: quincunx ${command} GAME. The games are: ${games.join(', ')}.`,
  nameAFileToOpen: 'Say which file or link to open: quincunx open FILE, or quincunx open URL.',
  linkNeedsScreen:
    'This page is a menu, which needs a terminal to be drawn in. quincunx --help lists what can be done by lines.',
  allOrLink: '--all and --link do not go together: a link carries one game.',
  linkOnceOver:
    'Only a game that is over has a link: while it goes on, the link would give away what is still hidden. Export it to a file.',
  noAddress: (given: string) => `“${given}” is no address of a server. Write it like http://localhost:4747.`,
  noGames: 'No games yet. What you play is kept here by itself.',
  noSuchGame: (id: string) => `There is no kept game “${id}”. quincunx games lists them.`,
  fileExists: (name: string) => `There is already a file ${name}. Choose another name.`,
  cannotWrite: (name: string, error: unknown) => `${name} cannot be written: ${writeErrorReason(error)}`,
  exported: (name: string) => `Written to ${name}. quincunx open ${name} plays it on, here or elsewhere.`,
  exportedAll: (name: string) =>
    `Written to ${name}. quincunx open ${name} brings it in elsewhere; so does a browser.`,
  exportedLink: (name: string) => `Written to ${name}. Whoever opens the link replays the game.`,
  today: (command: string) => `To play one: ${command}`,
  cannotRead: (name: string, error: unknown) => `Can’t read “${name}”: ${readErrorReason(error)}`,
  noSuchFile: (name: string) => `Can’t read “${name}”: there’s no such file.`,
  noFileOrGame: (name: string) =>
    `Can’t open “${name}”: there’s no such file, and no saved game has that id. quincunx games lists your games.`,
  severalGames: (name: string, ids: readonly string[]) =>
    `Several games begin with “${name}”: ${ids.join(', ')}. Type more of the id.`,
  imported: (id: string) => `Imported as ${id}. To play on: quincunx open ${id}`,
  dataIsNoFolder: (path: string) =>
    `${path} isn’t a folder, so nothing can be saved there. Set QUINCUNX_DATA to a folder.`,
  cannotMakeFolder: (path: string, error: unknown) =>
    `Can’t create the folder ${path}: ${writeErrorReason(error)}`,
  folderInUse: (path: string) =>
    `Another server is already using ${path}. Stop it first, or choose another folder with --data.`,
  emptyFile: (name: string) => (name === '-' ? 'Standard input is empty.' : `“${name}” is empty.`),
  nameAFile: 'Say which file to replay: quincunx replay FILE.',
  noSuchLevel: (given: string, levels: readonly string[]) =>
    `There is no level “${given}”. The levels are: ${levels.join(', ')}.`,
  noSuchAnswer: (given: string, answers: readonly string[]) =>
    `--learn “${given}” says nothing. Answer with one of: ${answers.join(', ')}.`,
  learn: (levels: readonly string[]) =>
    `whether the computer (${levels.join(', ')}) may learn from your games here; anew: from now on, what was before is forgotten`,
  twoOrComputer: '--two and --computer do not go together: two people play each other.',
  tooManyNames: (given: number, people: number) =>
    `--names has ${given} names, but only ${people === 1 ? 'one person plays' : `${people} people play`} here.`,
  respelled: (old: string, now: string) => `${old} is written ${now}.`,
  noSuchFlag: (flag: string) => `There’s no option ${flag}.`,
  flagNeedsValue: (flag: string) => `${flag} needs a value.`,
  flagWithoutValue: (flag: string) => `${flag} takes no value.`,
  dashedValue: (flag: string) => `${flag} needs a value. If it starts with a dash, write ${flag}=-1.`,
  flagProblem: (problem: string, command: string) => `${problem} ${command} --help lists the options.`,
  tooManyWords: (extra: string) =>
    `“${extra}” is one word too many. Put values that belong to a flag right after it.`,
  listening: (address: string) => `Quincunx is open at ${address}`,
  howToStop: 'Press Ctrl-C to close it.',
  portsTaken: (port: number) => `Ports ${port} to ${port + 19} are all taken. Set PORT to a free one.`,
  portRefused: (port: string) => `PORT must be a whole number from 0 to 65535, not “${port}”.`,
  noSuchLogLevel: (given: string, levels: readonly string[]) =>
    `--log takes one of ${levels.join(', ')}, not “${given}”.`,
  originRefused: (given: string) =>
    `--origin takes an address without a path, such as https://play.example.org, not “${given}”.`,
  portTaken: 'the port is taken',
  cannotListen: (host: string, reason: string) =>
    `Cannot listen on ${host}: ${reason}. Set HOST and PORT to an address of this machine.`,
}

/** A refusal, with the word that was probably meant. */
export function withSuggestion(sentence: string, meant: string | undefined): string {
  return meant === undefined ? sentence : `${sentence} ${cliText.meant(meant)}`
}

/** Why a file can't be read. */
function readErrorReason(error: unknown): string {
  switch ((error as { readonly code?: string } | undefined)?.code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'there’s no such file.'
    case 'EISDIR':
      return 'it’s a folder.'
    case 'EACCES':
    case 'EPERM':
      return 'you don’t have permission.'
    default:
      return errorMessage(error)
  }
}

/** The usual reasons in words; other errors keep the system's message. */
function writeErrorReason(error: unknown): string {
  switch ((error as { readonly code?: string } | undefined)?.code) {
    case 'ENOENT':
      return 'its folder does not exist. Make the folder first, or choose another.'
    case 'EISDIR':
      return 'it is a folder. Add the name of a file.'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'you may not write there. Choose another folder.'
    case 'ENOSPC':
      return 'the disk is full.'
    default:
      return errorMessage(error)
  }
}
