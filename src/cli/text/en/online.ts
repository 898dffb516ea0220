/** The sentences of the commands for online play. */
export const onlineText = {
  nameAServer: (example: string) =>
    `Which server? Add --server ${example}, or set QUINCUNX_SERVER. To start one on this machine: quincunx serve`,
  nameATable: (command: string) =>
    `Which table? For example: quincunx ${command} K7-PLUM --server http://localhost:4747, or quincunx ${command} http://localhost:4747/t/K7-PLUM`,
  localOnly: (flag: string) => `--${flag} is only for games at this screen, not on a server.`,
  oneWay: (flags: readonly string[]) =>
    `${flags.map(flag => `--${flag}`).join(' and ')} can’t be combined. Choose one.`,
  matchIsUsual: (option: string) =>
    `--match uses the default settings for online games, so it can’t be combined with --${option}.`,
  notOnline: (title: string) => `${title} is for one player, so it can’t be played online.`,
  noTables: 'There are no open tables right now. To open one: quincunx play obstruction --anyone',
  puzzlesClosed: 'This server doesn’t publish puzzles.',
  openTables: 'Open tables:',
  ownTables: 'Your tables:',
  toSit: 'To join: quincunx join CODE. To watch: quincunx watch CODE.',
  accountDeeds: (given: string, known: readonly string[]) =>
    `There’s no “account ${given}”. The choices are: ${known.join(', ')}. See quincunx account --help.`,
  nameAName: (command: string) => `Which name? For example: quincunx account ${command} Ann`,
  player: (name: string, address: string) => `${name} on ${address}:`,
  you: (who: string, address: string) => `You’re ${who} on ${address}.`,
  claimHint: 'To use this name, with its games and rating, on other devices: quincunx account claim',
  renamed: (name: string) => `Your name is now ${name}.`,
  claimed: (name: string) =>
    `The name ${name} is yours. On another device: quincunx account sign-in ${quoted(name)}`,
  signedIn: (name: string, address: string) => `You’re signed in as ${name} on ${address}.`,
  signedOut: (address: string) => `You’re signed out of ${address}. Next time you’ll be a new guest.`,
  notKnown: (address: string) => `You’re not signed in on ${address}.`,
  guestIsLost: (name: string) =>
    `${name} is a guest on this device only: if you sign out, the name and its games are lost for good. Claim it first (quincunx account claim), or add --yes.`,
  passwordChanged: 'Your password was changed. Other devices were signed out.',
  passwordsDiffer: 'The passwords don’t match. Nothing was changed.',
  noPassword: 'No password was given. Type it, or pipe it in: quincunx account claim < file',
  password: 'Password: ',
  oldPassword: 'Current password: ',
  newPassword: 'New password: ',
  again: 'Repeat it: ',
  device: (device: string, seen: string, isThis: boolean) =>
    `${device}, last seen ${seen}${isThis ? ', this device' : ''}`,
  deviceEnded: 'That device was signed out.',
  othersEnded: 'All other devices were signed out.',
} as const

function quoted(name: string): string {
  return /^[\w.-]+$/.test(name) ? name : `"${name}"`
}
