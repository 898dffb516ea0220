const SERVER = `  --server URL  the server, such as http://localhost:4747 (default: the variable QUINCUNX_SERVER, or a server on
                this machine)`
const PLAIN = '  --plain       lines of text instead of a screen; so it is in a pipe'

export const joinHelp = `quincunx join CODE [--server URL] [--plain]

Sits down at a table on a server. Whoever sits there already goes on with the game, also after a lost connection.
CODE is what the other one was told, K7-PLUM, in any spelling (k7 plum); or the link, which names the server itself.

${SERVER}
${PLAIN}

Examples:
  quincunx join K7-PLUM --server http://192.168.0.7:4747
  quincunx join http://192.168.0.7:4747/t/K7-PLUM`

export const watchHelp = `quincunx watch CODE [--server URL] [--plain]

Looks on at a table on a server, seeing what everyone may see. CODE may be a link, as for quincunx join.

${SERVER}
${PLAIN}

Examples:
  quincunx watch K7-PLUM
  quincunx watch http://192.168.0.7:4747/t/K7-PLUM --plain`

export const tablesHelp = `quincunx tables [--server URL] [--json]

Lists the tables that are open to anyone, and those you sit at.

${SERVER}
  --json        one JSON object a line, for other programs

Examples:
  quincunx tables
  quincunx tables --server https://games.example.org --json`

export const profileHelp = `quincunx profile [--server URL] [--json]

Your statistics on a server: games won and lost and why, the rating and how it went, the last games.

${SERVER}
  --json        one JSON object, for other programs

Examples:
  quincunx profile
  quincunx profile --json | jq .profile.games`

export const accountHelp = `quincunx account [WHAT] [--server URL]

Nobody must sign up: whoever comes to a server is a guest there, known by a key that this device keeps. A name that is
claimed with a password can be used on other devices too. Passwords are typed unseen or piped in, never given as flags.

  quincunx account               who you are there
  quincunx account name NEW      be called otherwise
  quincunx account claim [NAME]  hold your name with a password
  quincunx account password      change the password
  quincunx account sign-in NAME  be on this device who you are on another
  quincunx account sign-out      give up the key of this device (--yes: even that of a guest, which is gone then)
  quincunx account devices       where you are signed in; --end ID signs one out, --end-others all but this

${SERVER}

Examples:
  quincunx account claim Ann
  quincunx account sign-in Ann --server https://games.example.org
  quincunx account sign-in Ann < password.txt`
