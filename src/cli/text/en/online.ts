/** The sentences of the commands for online play. */
export const onlineText = {
  nameAServer: (example: string) =>
    `Say which server to play on: --server ${example}, or set QUINCUNX_SERVER. To start one on this machine: quincunx serve.`,
  nameATable: (command: string) =>
    `Say which table: quincunx ${command} K7-PLUM --server http://localhost:4747, or quincunx ${command} http://localhost:4747/t/K7-PLUM.`,
  localOnly: (flag: string) =>
    `--${flag} is for games at this screen. At a server’s table it does not count.`,
  oneWay: (flags: readonly string[]) =>
    `${flags.map(flag => `--${flag}`).join(' and ')} do not go together. Choose one of them.`,
  matchIsUsual: (option: string) =>
    `--match takes the game as it is usually played online, so --${option} does not go with it. Leave one of them out.`,
  notOnline: (title: string) => `${title} is for one player, so there is nothing to play online.`,
  noTables: 'No table is open right now. To open one: quincunx play obstruction --anyone',
  openTables: 'Open tables:',
  ownTables: 'Your tables:',
  toSit: 'To sit down: quincunx join CODE. To watch: quincunx watch CODE.',
  accountDeeds: (given: string, known: readonly string[]) =>
    `There is no “account ${given}”. There are: ${known.join(', ')}. quincunx account --help tells more.`,
  nameAName: (command: string) => `Say which name: quincunx account ${command} NAME.`,
  player: (name: string, address: string) => `${name} at ${address}:`,
  you: (who: string, address: string) => `At ${address} you are ${who}.`,
  claimHint: 'To keep the name, the games and the rating on other devices too: quincunx account claim.',
  renamed: (name: string) => `You are now called ${name}.`,
  claimed: (name: string) =>
    `The name ${name} is yours. On another device: quincunx account sign-in ${quoted(name)}`,
  signedIn: (name: string, address: string) => `You are signed in as ${name} at ${address}.`,
  signedOut: (address: string) => `You are signed out at ${address}, and come as a new guest the next time.`,
  notKnown: (address: string) => `You are not signed in at ${address}.`,
  guestIsLost: (name: string) =>
    `${name} is a guest, known by this device alone: whoever signs out gives the name and its games up for good. Claim it first (quincunx account claim), or add --yes.`,
  passwordChanged: 'The password is changed. Other devices are signed out.',
  passwordsDiffer: 'The two passwords differ. Nothing was changed; try again.',
  noPassword: 'No password came. Type it, or pipe it in: quincunx account claim < file',
  password: 'Password: ',
  oldPassword: 'Present password: ',
  newPassword: 'New password: ',
  again: 'Once more: ',
  device: (device: string, seen: string, isThis: boolean) =>
    `${device}, last seen ${seen}${isThis ? ', this one' : ''}`,
  deviceEnded: 'That device is signed out.',
  othersEnded: 'All other devices are signed out.',
} as const

function quoted(name: string): string {
  return /^[\w.-]+$/.test(name) ? name : `"${name}"`
}
