import type { Progress } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import { groupDigits } from '#kernel/group-digits.ts'

export const cliText = {
  progress: ({ done, of, unit }: Progress) =>
    [groupDigits(done), ...(of === undefined ? [] : ['of', groupDigits(of)]), unit ?? 'done'].join(' '),
  noSuchCommand: (given: string, commands: readonly string[], games: readonly string[]) =>
    `There’s no command “${given}”. The commands are ${commands.join(', ')}; the games are ${games.join(', ')}. See quincunx --help.`,
  meant: (word: string) => `Did you mean ${word}?`,
  severalPlay:
    'You play against the computer, unless you choose two people at this screen (--two) or a server (--server, --online).',
  alonePlays: 'For one player. A timer runs while you play.',
  usualOnline: (flags: readonly string[]) => `The defaults on a server are ${flags.join(' ')}.`,
  noSuchTool: (game: string, given: string, tools: readonly string[]) =>
    `${game} has no tool “${given}”. Its tools are: ${tools.join(', ')}. See quincunx ${game} --help.`,
  nameAGame: (games: readonly string[]) =>
    `Which game? For example: quincunx play ${games[0]}. The games are: ${games.join(', ')}.`,
  noTerminal:
    'The menus need a terminal. To play in text mode: quincunx play obstruction. For help: quincunx --help.',
  fromFile: (label: string) => `the same from a file (- for standard input): ${label.toLowerCase()}`,
  withDefault: (help: string, value: string, initial = value) =>
    initial === value
      ? `${help} (default: ${value})`
      : `${help} (default: ${value}, or ${initial} if no option is given)`,
  valueOrFile: (key: string) => `--${key} and --${key}-file can’t be combined. Choose one.`,
  playedAlone: (title: string) => `${title} is for one player, so it has no --two or --computer.`,
  nameAGameTo: (command: string, games: readonly string[]) =>
    `Which game? For example: quincunx ${command} ${games[0]}. The games are: ${games.join(', ')}.`,
  nameAFileToOpen: 'What should be opened? Give a link, a file, last, or the id of a saved game.',
  linkNeedsScreen:
    'This page is a menu, which needs a terminal. See quincunx --help for commands that don’t.',
  allOrLink: '--all and --link can’t be combined: a link contains one game.',
  linkOnceOver:
    'Only finished games have links: a link to an unfinished game would reveal what’s still hidden. Export it to a file instead.',
  noAddress: (given: string) => `“${given}” isn’t a server address. Write it like http://localhost:4747.`,
  noGames: 'No games yet. Games you play are saved here automatically.',
  noSuchGame: (id: string) => `There’s no saved game “${id}”. quincunx games lists them.`,
  fileExists: (name: string) => `${name} already exists. Choose another name.`,
  fileExistsForce: (name: string) =>
    `${name} already exists. Choose another name, or replace it with --force.`,
  cannotWrite: (name: string, error: unknown) => `Can’t write ${name}: ${writeErrorReason(error)}`,
  exported: (name: string) => `Exported to ${name}. To resume it, here or elsewhere: quincunx open ${name}`,
  exportedAll: (name: string) =>
    `Exported to ${name}. To import it elsewhere: quincunx open ${name}, or a browser.`,
  exportedLink: (name: string) => `Exported to ${name}. Anyone who opens the link can replay the game.`,
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
  folderInUse: (path: string, server: { readonly address: string; readonly pid: number } | undefined) => {
    const who = server ? ` at ${server.address} (process ${server.pid})` : ''
    return `Another server${who} is already using ${path}. Stop it first, or choose another folder with --data.`
  },
  emptyFile: (name: string) => (name === '-' ? 'Standard input is empty.' : `“${name}” is empty.`),
  nameAFile: 'Which game? Give a file, last, or the id of a saved game.',
  noSuchLevel: (given: string, levels: readonly string[]) =>
    `There’s no level “${given}”. The levels are: ${levels.join(', ')}.`,
  noSuchAnswer: (given: string, answers: readonly string[]) =>
    `--learn takes ${answers.slice(0, -1).join(', ')} or ${answers.at(-1)}, not “${given}”.`,
  learn: (levels: readonly string[]) =>
    `whether the computer (${levels.join(', ')}) may learn from your games on this machine; fresh: only from now on`,
  twoOrComputer: '--two and --computer can’t be combined. Choose one.',
  tooManyNames: (given: number, people: number) =>
    `--names has ${given} names, but only ${people === 1 ? 'one person plays' : `${people} people play`} here.`,
  respelled: (old: string, now: string) => `The option ${old} is spelled ${now}.`,
  noSuchFlag: (flag: string) => `There’s no option ${flag}.`,
  flagNeedsValue: (flag: string) => `${flag} needs a value.`,
  flagWithoutValue: (flag: string) => `${flag} takes no value.`,
  dashedValue: (flag: string) => `${flag} needs a value. If it starts with a dash, write ${flag}=-1.`,
  flagProblem: (problem: string, command: string) => `${problem} ${command} --help lists the options.`,
  noSuchShell: (name: string | undefined, known: readonly string[]) =>
    name === undefined
      ? `Name a shell: ${known.join(', ')}.`
      : `There’s no completion for “${name}”. Choose ${known.join(', ')}.`,
  tooManyWords: (extra: string) => `Unexpected “${extra}”. The value of an option goes right after it.`,
  listening: (address: string) => `Quincunx is open at ${address}`,
  unencrypted:
    'Others on this network can reach it, and passwords reach it unencrypted. docs/hosting.md explains how to use TLS.',
  howToStop: 'Press Ctrl-C to stop it.',
  portsTaken: (port: number) => `Ports ${port} to ${port + 19} are all in use. Set PORT to a free one.`,
  thinkersRefused: (given: string) =>
    `--thinkers must be a whole number from 1 to 999: how many computer players may think at the same time. “${given}” is not.`,
  processesRefused: (given: string, most: number) =>
    `--processes must be a whole number from 1 to ${most}, or auto for one on each core. “${given}” is not.`,
  processesNeedDatabase:
    'Several processes need a PostgreSQL database that they share. Add --database URL (docs/hosting.md explains how to set one up), or leave out --processes.',
  processesRun: (count: number) => `${count} processes serve it.`,
  processRestarts: (number: number, cause: string) =>
    `Process ${number} has ended (${cause}) and is started again.`,
  processGivenUp: (number: number, cause: string) =>
    `Process ${number} has ended too often (${cause}), so the server stops. Its log says why; --log info tells more.`,
  drainRefused: (given: string) =>
    `--drain must be a whole number of seconds from 0 to 999. “${given}” is not.`,
  draining: (seconds: number) =>
    `Stopping in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}. Until then proxies are told to use other nodes.`,
  portRefused: (port: string) => `PORT must be a whole number from 0 to 65535, not “${port}”.`,
  noSuchLogLevel: (given: string, levels: readonly string[]) =>
    `--log takes one of ${levels.join(', ')}, not “${given}”.`,
  originRefused: (given: string) =>
    `--origin takes an address without a path, such as https://play.example.org, not “${given}”.`,
  frameAncestorsRefused: (given: string) =>
    `--frame-ancestors takes the address of a site without a path, such as https://blog.example.org or https://*.example.org, or * for all sites, not “${given}”.`,
  keepRefused: (given: string, kinds: readonly string[]) =>
    `--keep takes ${kinds.join(', ')}, each with a number of days or forever, such as guests=90. It can’t read “${given}”.`,
  portTaken: 'the port is in use',
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
      return 'its folder doesn’t exist. Create it first, or choose another.'
    case 'EISDIR':
      return 'it’s a folder. Add a file name.'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'you don’t have permission. Choose another folder.'
    case 'ENOSPC':
      return 'the disk is full.'
    default:
      return errorMessage(error)
  }
}
