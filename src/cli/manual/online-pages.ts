import { LOG_LEVELS } from '#server/log.ts'
import {
  CONFIG,
  JSON_LINES,
  JSON_OBJECT,
  KEYS_FILE,
  NO_COLOR,
  PLAIN,
  SERVER,
  SERVER_VARIABLE,
} from './common-flags.ts'
import type { ManualPage } from './manual-page.ts'

/** The manual pages of online play and of the server. */

const files = [KEYS_FILE]
const environment = [SERVER_VARIABLE, CONFIG]

export const joinPage: ManualPage = {
  name: 'quincunx join',
  summary: 'join a table on a server',
  synopsis: ['quincunx join CODE [--server URL] [--plain]'],
  description: [
    'If you’re already playing there, you resume the game, even after a lost connection. CODE is the table’s code, such as K7-PLUM (k7 plum works too), or its link, which includes the server.',
  ],
  flags: { server: SERVER, plain: PLAIN },
  examples: [
    ['quincunx join K7-PLUM --server http://192.168.0.7:4747', ''],
    ['quincunx join http://192.168.0.7:4747/t/K7-PLUM', ''],
  ],
  files,
  environment: [...environment, NO_COLOR],
}

export const watchPage: ManualPage = {
  name: 'quincunx watch',
  summary: 'watch a table on a server',
  synopsis: ['quincunx watch CODE [--server URL] [--plain]'],
  description: ['Shows what spectators may see. CODE can be a link, as for quincunx join.'],
  flags: { server: SERVER, plain: PLAIN },
  examples: [
    ['quincunx watch K7-PLUM', ''],
    ['quincunx watch http://192.168.0.7:4747/t/K7-PLUM --plain', ''],
  ],
  files,
  environment: [...environment, NO_COLOR],
}

export const tablesPage: ManualPage = {
  name: 'quincunx tables',
  summary: 'list open tables on a server, and yours',
  synopsis: ['quincunx tables [--server URL] [--json]'],
  description: ['Lists the tables that anyone can join, and those you’re playing at.'],
  flags: { server: SERVER, json: JSON_LINES },
  examples: [
    ['quincunx tables', ''],
    ['quincunx tables --server https://games.example.org --json', ''],
  ],
  files,
  environment,
}

export const puzzlesPage: ManualPage = {
  name: 'quincunx puzzles',
  summary: 'list puzzles that players have published on a server',
  synopsis: ['quincunx puzzles [GAME] [--liked] [--server URL] [--json]'],
  description: [
    'Lists composed puzzles with their authors, times and likes, and the command that plays each. Not every server publishes puzzles. They are composed and published in the browser.',
  ],
  flags: {
    server: SERVER,
    liked: { kind: 'switch', help: 'the most liked first, not the newest' },
    json: JSON_LINES,
  },
  examples: [
    ['quincunx puzzles', ''],
    ['quincunx puzzles solitudo --liked --json', ''],
  ],
  files,
  environment,
}

export const profilePage: ManualPage = {
  name: 'quincunx profile',
  summary: 'your statistics and recent games on a server',
  synopsis: ['quincunx profile [--player ID] [--server URL] [--json]'],
  description: [
    'Wins and losses with their reasons, the rating over time and recent games: yours, or another player’s.',
  ],
  flags: {
    server: SERVER,
    player: {
      kind: 'text',
      value: 'ID',
      help: 'another player: the last part of the address of their page',
    },
    json: JSON_OBJECT,
  },
  examples: [
    ['quincunx profile', ''],
    ['quincunx profile --json | jq .profile.games', ''],
  ],
  files,
  environment,
}

export const accountPage: ManualPage = {
  name: 'quincunx account',
  summary: 'your name, password and devices on a server',
  synopsis: ['quincunx account [WHAT] [--server URL]'],
  description: [
    'There’s no need to sign up: on a new server you’re a guest, remembered on this device. If you claim your name with a password, you can use it on other devices too. Passwords are typed invisibly or piped in, never given as options.',
  ],
  sections: [
    {
      heading: 'WHAT',
      rows: [
        ['(nothing)', 'show who you are there'],
        ['name NEW', 'change your name'],
        ['claim [NAME]', 'protect your name with a password'],
        ['password', 'change your password'],
        ['sign-in NAME', 'sign in as a player you are on another device'],
        ['sign-out', 'sign out on this device'],
        ['devices', 'list where you’re signed in'],
      ],
    },
  ],
  flags: {
    server: SERVER,
    yes: { kind: 'switch', help: 'sign out even as a guest, whose games are then lost' },
    end: { kind: 'text', value: 'ID', help: 'sign out the device with this ID in account devices' },
    'end-others': { kind: 'switch', help: 'sign out all devices but this one' },
  },
  examples: [
    ['quincunx account claim Ann', ''],
    ['quincunx account sign-in Ann --server https://games.example.org', ''],
    ['quincunx account sign-in Ann < password.txt', ''],
  ],
  files,
  environment,
}

export const servePage: ManualPage = {
  name: 'quincunx serve',
  summary: 'start a server for browsers and terminals',
  synopsis: [
    'quincunx serve [--host HOST] [--port PORT] [--data FOLDER]',
    '               [--database URL] [--origin URL]... [--trust-proxy]',
    '               [--publish-puzzles] [--frame-ancestors SITE]...',
    '               [--thinkers NUMBER] [--log LEVEL] [--keep WHAT=DAYS]...',
    '               [--drain SECONDS] [--processes NUMBER]',
  ],
  description: [
    'Prints its address. It listens only on this machine unless you set HOST. Everything is saved in one file, which one server at a time can use; games survive a restart. docs/hosting.md explains how to put it on the internet.',
    'With a PostgreSQL database, several servers can share their tables and players: start each with the same database.',
  ],
  flags: {
    host: {
      kind: 'text',
      value: 'HOST',
      help: 'the address to listen on (default: HOST, or 127.0.0.1)',
    },
    port: {
      kind: 'text',
      value: 'PORT',
      help: 'the port (default: PORT, or 4747 or the next free one)',
    },
    data: {
      kind: 'text',
      value: 'FOLDER',
      help: 'the data folder (default: QUINCUNX_DATA, or data)',
    },
    database: {
      kind: 'text',
      value: 'URL',
      help: 'a PostgreSQL database instead of a file, such as postgres://user:password@host/name (default: DATABASE_URL)',
    },
    origin: {
      kind: 'texts',
      value: 'URL',
      help: 'the public address of a proxy in front of the server; can be given several times',
    },
    'frame-ancestors': {
      kind: 'texts',
      value: 'SITE',
      help: 'a site that may show puzzles and replays in a frame, or * for all; can be given several times (default: none)',
    },
    'trust-proxy': {
      kind: 'switch',
      help: 'trust the X-Forwarded headers of the proxy in front',
    },
    'publish-puzzles': {
      kind: 'switch',
      help: 'let players publish puzzles they composed, for everyone on this server',
    },
    keep: {
      kind: 'texts',
      value: 'WHAT=DAYS',
      help: 'how long to keep things, or forever (default: guests=90, closed-tables=30, logs=forever); can be given several times',
    },
    thinkers: {
      kind: 'text',
      value: 'NUMBER',
      help: 'how many computer players think hard at the same time, in each process (default: one less than there are cores, divided by the processes)',
    },
    processes: {
      kind: 'text',
      value: 'NUMBER',
      help: 'with a database: how many processes serve the port together, or auto for one on each core (default: 1)',
    },
    drain: {
      kind: 'text',
      value: 'SECONDS',
      help: 'with a database: how long /readyz says that the server is about to stop before it does (default: 5)',
    },
    log: { kind: 'text', value: 'LEVEL', help: `${LOG_LEVELS.join(', ')} (default: warn)` },
  },
  examples: [
    ['quincunx serve', ''],
    ['quincunx serve --port 8080', ''],
    ['HOST=0.0.0.0 quincunx serve', 'for others on your network'],
    ['quincunx serve --trust-proxy --origin https://play.example.org', ''],
    ['quincunx serve --database postgres://localhost/quincunx --processes auto', ''],
  ],
  files: [
    ['data/house.sqlite', 'the tables, players and games of the server'],
    ['data/admin.sock', 'where quincunx admin reaches the server'],
  ],
  environment: [
    ['HOST, PORT', 'the address and port to listen on'],
    ['QUINCUNX_DATA', 'the data folder'],
    [
      'DATABASE_URL',
      'the same as --database; other users of the machine cannot read it in the list of processes',
    ],
    ['QUINCUNX_KEEP', 'the same as --keep, such as guests=30,logs=365'],
  ],
}
