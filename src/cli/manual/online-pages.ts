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
  summary: 'sit down at a table on a server',
  synopsis: ['quincunx join CODE [--server URL] [--plain]'],
  description: [
    'Whoever sits there already goes on with the game, also after a lost connection. CODE is what the other one was told, K7-PLUM, in any spelling (k7 plum); or the link, which names the server itself.',
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
  summary: 'look on at a table on a server',
  synopsis: ['quincunx watch CODE [--server URL] [--plain]'],
  description: ['Shows what everyone may see. CODE may be a link, as for quincunx join.'],
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
  summary: 'list the open tables of a server, and yours',
  synopsis: ['quincunx tables [--server URL] [--json]'],
  description: ['Lists the tables that are open to anyone, and those you sit at.'],
  flags: { server: SERVER, json: JSON_LINES },
  examples: [
    ['quincunx tables', ''],
    ['quincunx tables --server https://games.example.org --json', ''],
  ],
  files,
  environment,
}

export const profilePage: ManualPage = {
  name: 'quincunx profile',
  summary: 'statistics and last games on a server',
  synopsis: ['quincunx profile [--player ID] [--server URL] [--json]'],
  description: [
    'Games won and lost and why, the rating and how it went, the last games: yours, or another player’s.',
  ],
  flags: {
    server: SERVER,
    player: {
      kind: 'text',
      value: 'ID',
      help: 'another player, by the last part of the address of their page',
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
    'Nobody must sign up: whoever comes to a server is a guest there, known by a key that this device keeps. A name that is claimed with a password can be used on other devices too. Passwords are typed unseen or piped in, never given as flags.',
  ],
  sections: [
    {
      heading: 'WHAT',
      rows: [
        ['(nothing)', 'who you are there'],
        ['name NEW', 'be called otherwise'],
        ['claim [NAME]', 'hold your name with a password'],
        ['password', 'change the password'],
        ['sign-in NAME', 'be on this device who you are on another'],
        ['sign-out', 'give up the key of this device'],
        ['devices', 'where you are signed in'],
      ],
    },
  ],
  flags: {
    server: SERVER,
    yes: { kind: 'switch', help: 'sign out even a guest, who is gone then' },
    end: { kind: 'text', value: 'ID', help: 'sign out the device that account devices lists as ID' },
    'end-others': { kind: 'switch', help: 'sign out all devices but this' },
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
  summary: 'open the parlour for browsers and terminals',
  synopsis: [
    'quincunx serve [--host HOST] [--port PORT] [--data FOLDER]',
    '               [--origin URL]... [--trust-proxy] [--log LEVEL]',
  ],
  description: [
    'Prints its address. It listens on this machine only, unless HOST says otherwise. Everything that happens is kept in one file; stop and start it at will, games go on. docs/hosting.md tells how to put it on the open internet.',
  ],
  flags: {
    host: {
      kind: 'text',
      value: 'HOST',
      help: 'the address to listen on (default 127.0.0.1, or the variable HOST)',
    },
    port: {
      kind: 'text',
      value: 'PORT',
      help: 'the port (default 4747 or the next free one, or the variable PORT)',
    },
    data: {
      kind: 'text',
      value: 'FOLDER',
      help: 'where everything is kept (default data, or the variable QUINCUNX_DATA)',
    },
    origin: {
      kind: 'texts',
      value: 'URL',
      help: 'an address of the house by which a proxy in front of it is reached; may be given several times',
    },
    'trust-proxy': {
      kind: 'switch',
      help: 'there is a proxy in front, and its X-Forwarded headers are true',
    },
    log: { kind: 'text', value: 'LEVEL', help: `${LOG_LEVELS.join(', ')} (default warn)` },
  },
  examples: [
    ['quincunx serve', ''],
    ['quincunx serve --port 8080', ''],
    ['HOST=0.0.0.0 quincunx serve', 'for others on the same network'],
    ['quincunx serve --trust-proxy --origin https://play.example.org', ''],
  ],
  files: [['data/house.sqlite', 'the tables, players and games of the house']],
  environment: [
    ['HOST, PORT', 'where it listens'],
    ['QUINCUNX_DATA', 'where everything is kept'],
  ],
}
