import type { Progress } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import { groupDigits } from '#kernel/group-digits.ts'

export const cliText = {
  progress: ({ done, of, unit }: Progress) =>
    [groupDigits(done), ...(of === undefined ? [] : ['of', groupDigits(of)]), unit ?? 'done'].join(' '),
  emptyFile: (file: string) => `“${file}” is empty.`,
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
  fileExistsForce: (name: string) =>
    `There is already a file ${name}. Choose another name, or replace it with --force.`,
  cannotWrite: (name: string, error: unknown) => `${name} cannot be written: ${writeErrorReason(error)}`,
  exported: (name: string) => `Written to ${name}. quincunx open ${name} plays it on, here or elsewhere.`,
  exportedAll: (name: string) =>
    `Written to ${name}. quincunx open ${name} brings it in elsewhere; so does a browser.`,
  exportedLink: (name: string) => `Written to ${name}. Whoever opens the link replays the game.`,
  today: (command: string) => `To play one: ${command}`,
  noSuchFile: (name: string) => `There is no file ${name} that can be read.`,
  nameAFile: 'Say which file to replay: quincunx replay FILE.',
  noSuchLevel: (given: string, levels: readonly string[]) =>
    `There is no level “${given}”. The levels are: ${levels.join(', ')}.`,
  noSuchAnswer: (given: string, answers: readonly string[]) =>
    `--learn “${given}” says nothing. Answer with one of: ${answers.join(', ')}.`,
  learn: (levels: readonly string[]) =>
    `whether the computer (${levels.join(', ')}) may learn from your games here; anew: from now on, what was before is forgotten`,
  twoOrComputer: '--two and --computer do not go together: two people play each other.',
  respelled: (old: string, now: string) => `${old} is written ${now}.`,
  flagProblem: (problem: string, command: string) => `${problem} ${command} --help lists the flags.`,
  noSuchShell: (name: string | undefined, known: readonly string[]) =>
    name === undefined
      ? `Name a shell: ${known.join(', ')}.`
      : `There is no completion for “${name}”. Choose ${known.join(', ')}.`,
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
