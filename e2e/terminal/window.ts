import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { gameIds } from '#games/catalog.ts'
import { markFirstStepsSeen } from '#terminal/lessons/first-steps.ts'
import { openFileKeyValueStore } from '#terminal/storage/file-key-value-store.ts'
import { COMMAND } from '../paths.ts'
import { FAULTS } from './paths.ts'
import { temporaryFolder } from './pipe.ts'

const run = promisify(execFile)

/** How long a screen may take to show what is expected of it, and how often it is looked at. */
const TIMEOUT_MS = 15_000
const POLL_MS = 30
/** How often a screen that keeps changing is looked at for one that stands still. */
const SETTLE_POLLS = 10

export interface WindowOptions {
  readonly columns?: number
  readonly rows?: number
  readonly variables?: Readonly<Record<string, string>>
  readonly commandArguments?: readonly string[]
  /** What is to break, from faults.ts. */
  readonly fault?: string
  /** A folder with kept games and keys; a new one by default. */
  readonly dataFolder?: string
  /** Whether whoever sits there has never met a game; else none is introduced. */
  readonly isFirstVisit?: boolean
}

/** The program in a real terminal, held by a tmux server of its own. */
export interface Window {
  readonly dataFolder: string
  /** Keys by tmux's names (Up, Enter, C-c), sent in one go. */
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
  /** What was copied elsewhere, as a terminal hands it over. */
  paste(text: string): Promise<void>
  screen(options?: { readonly styled: boolean }): Promise<string>
  /** Waits for a screen with this on it. */
  see(what: string | RegExp): Promise<string>
  seeNot(what: string | RegExp): Promise<string>
  /** Waits for a screen that is this one, to the letter. */
  seeScreen(expected: string): Promise<void>
  resize(columns: number, rows: number): Promise<void>
  /** Runs the program again in the same terminal. */
  restart(): Promise<void>
  signal(name: NodeJS.Signals): Promise<void>
  /** Waits until the shell has the terminal back, and says how the program left it. */
  waitForExit(): Promise<{
    readonly code: number
    readonly alternate: boolean
    readonly cursor: boolean
    readonly screen: string
  }>
}

let windows = 0

export async function openWindow(options: WindowOptions = {}): Promise<Window> {
  const { columns = 80, rows = 24, variables = {} } = options
  const socket = `quincunx-${process.pid}-${Date.now().toString(36)}-${windows++}`
  const shelf = options.dataFolder ?? (await temporaryFolder())
  const memory = openFileKeyValueStore(join(shelf, 'remembered'))
  if (!options.isFirstVisit) for (const id of gameIds) markFirstStepsSeen(memory, id)
  // Nobody is there to see a computer's move come.
  memory.set('pace', 'at-once')
  const tmux = async (...parts: string[]) =>
    (await run('tmux', ['-L', socket, ...parts], { env: { ...process.env, TERM: 'xterm-256color' } })).stdout
  const fault = options.fault ? `--import ${quoted(FAULTS)}` : ''
  const given = (options.commandArguments ?? []).map(quoted).join(' ')
  const settings = {
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    QUINCUNX_DATA: shelf,
    QUINCUNX_CONFIG: join(shelf, 'config'),
    QUINCUNX_SERVER: '',
    FAULT: options.fault ?? '',
    ...variables,
  }
  const assigned = Object.entries(settings)
    .map(([name, value]) => quoted(`${name}=${value}`))
    .join(' ')
  const command = `clear; printf 'half a line'; env -u NO_COLOR -u CI ${assigned} ${quoted(process.execPath)} ${fault} ${quoted(COMMAND)} ${given}; echo "left with $?."`

  await run(
    'tmux',
    [
      '-L',
      socket,
      '-f',
      '/dev/null',
      'new-session',
      '-d',
      '-x',
      `${columns}`,
      '-y',
      `${rows}`,
      'env PS1=ready: sh',
      ';',
      'set',
      '-g',
      'status',
      'off',
      ';',
      'set',
      '-s',
      'escape-time',
      '0',
    ],
    { env: { ...process.env, TERM: 'xterm-256color' } },
  )
  onTestFinished(async () => {
    await tmux('kill-server').catch(() => {})
  })

  async function screen({ styled } = { styled: false }): Promise<string> {
    return tmux('capture-pane', '-p', ...(styled ? ['-e'] : []))
  }

  async function watch(isThere: (screen: string) => boolean, expected: string): Promise<string> {
    const until = Date.now() + TIMEOUT_MS
    for (;;) {
      const seen = await screen()
      if (isThere(seen)) return settled(seen, isThere)
      if (Date.now() > until) throw new Error(`Expected ${expected} on the screen, but saw:\n${seen}`)
      await pause(POLL_MS)
    }
  }

  /** What was seen may be half drawn: it is looked at again until it stands still, or has gone on. */
  async function settled(first: string, isThere: (screen: string) => boolean): Promise<string> {
    let seen = first
    for (let glance = 0; glance < SETTLE_POLLS; glance++) {
      const next = await screen()
      if (next === seen || !isThere(next)) break
      seen = next
    }
    return seen
  }
  const has = (seen: string, what: string | RegExp) =>
    typeof what === 'string' ? seen.includes(what) : what.test(seen)

  const see = (what: string | RegExp) => watch(seen => has(seen, what), `“${what}”`)
  const start = async () => {
    await tmux('send-keys', '-l', command)
    await tmux('send-keys', 'Enter')
  }
  await see('ready:')
  await start()

  return {
    dataFolder: shelf,
    async press(...keys) {
      await tmux('send-keys', ...keys.map(escapeSemicolon))
    },
    async type(text) {
      await tmux('send-keys', '-l', escapeSemicolon(text))
    },
    async paste(text) {
      await tmux('set-buffer', escapeSemicolon(text))
      await tmux('paste-buffer', '-p')
    },
    screen,
    see,
    async seeNot(what) {
      // A screen that is just being cleared shows nothing at all; it has to stay so for a moment.
      let before = ''
      return watch(seen => {
        const isSettled = seen === before && seen.trim() !== ''
        before = seen
        return isSettled && !has(seen, what)
      }, `no “${what}”`)
    },
    async seeScreen(expected) {
      await watch(seen => seen === expected, `the screen\n${expected}\n`)
    },
    async resize(width, height) {
      await tmux('resize-window', '-x', `${width}`, '-y', `${height}`)
    },
    restart: start,
    async signal(name) {
      const shell = (await tmux('display', '-p', '#{pane_pid}')).trim()
      const { stdout } = await run('pgrep', ['-P', shell])
      process.kill(Number(stdout.trim()), name)
    },
    async waitForExit() {
      const seen = await see(/left with \d+\.\s*ready:/)
      const flags = (await tmux('display', '-p', '#{alternate_on} #{cursor_flag}')).trim().split(' ')
      const code = Number(/left with (\d+)\./.exec(seen)![1])
      return { code, alternate: flags[0] === '1', cursor: flags[1] === '1', screen: seen }
    },
  }
}

/** A semicolon at the end of a word would end tmux's command. */
function escapeSemicolon(text: string): string {
  return text.replace(/;$/, '\\;')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
