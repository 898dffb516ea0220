import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { COMMAND } from '../paths.ts'
import { FAULTS } from './paths.ts'
import {
  type Expectation,
  isAsExpected,
  prepareDataFolder,
  programVariables,
  TIMEOUT_MS,
  type Window,
  type WindowOptions,
} from './window.ts'

const run = promisify(execFile)

/** tmux does not report changes of a screen, so it is polled. */
const POLL_MS = 30
/** How often a changing screen is captured again until two captures are equal. */
const SETTLE_POLLS = 10

/** The program started by a shell in a real terminal, which has a tmux server of its own. */
export interface TmuxWindow extends Window {
  /** Waits for exactly this screen. */
  seeScreen(expected: string): Promise<void>
  /** The screen with its escape sequences for colours and styles. */
  styledScreen(): Promise<string>
  signal(name: NodeJS.Signals): Promise<void>
}

let windows = 0

export async function openTmuxWindow(options: WindowOptions = {}): Promise<TmuxWindow> {
  const { columns = 80, rows = 24 } = options
  const socket = `quincunx-${process.pid}-${Date.now().toString(36)}-${windows++}`
  const dataFolder = await prepareDataFolder(options)
  const env = { ...process.env, TERM: 'xterm-256color' }
  const tmux = async (...parts: string[]) => (await run('tmux', ['-L', socket, ...parts], { env })).stdout

  const shell = ['new-session', '-d', '-x', `${columns}`, '-y', `${rows}`, 'env PS1=ready: sh']
  const settings = [';', 'set', '-g', 'status', 'off', ';', 'set', '-s', 'escape-time', '0']
  await tmux('-f', '/dev/null', ...shell, ...settings)
  onTestFinished(async () => {
    await tmux('kill-server').catch(() => {})
  })

  const screen = () => tmux('capture-pane', '-p')

  async function waitFor(isExpected: (screen: string) => boolean, expected: string): Promise<string> {
    const deadline = Date.now() + TIMEOUT_MS
    for (;;) {
      const seen = await screen()
      if (isExpected(seen)) return settle(seen, isExpected)
      if (Date.now() > deadline) throw new Error(`Expected ${expected} on the screen, but saw:\n${seen}`)
      await pause(POLL_MS)
    }
  }

  /** Captures the screen until it stops changing: the first capture may show half a frame. */
  async function settle(first: string, isExpected: (screen: string) => boolean): Promise<string> {
    let seen = first
    for (let poll = 0; poll < SETTLE_POLLS; poll++) {
      const next = await screen()
      if (next === seen || !isExpected(next)) break
      seen = next
    }
    return seen
  }

  const see = (expected: Expectation) => waitFor(seen => isAsExpected(seen, expected), `“${expected}”`)
  await see('ready:')
  await tmux('send-keys', '-l', shellCommand(dataFolder, options))
  await tmux('send-keys', 'Enter')

  return {
    dataFolder,
    async press(...keys) {
      await tmux('send-keys', ...keys.map(escapeSemicolon))
    },
    async type(text) {
      await tmux('send-keys', '-l', escapeSemicolon(text))
    },
    screen,
    styledScreen: () => tmux('capture-pane', '-p', '-e'),
    see,
    async seeScreen(expected) {
      await waitFor(seen => seen === expected, `the screen\n${expected}\n`)
    },
    async resize(width, height) {
      await tmux('resize-window', '-x', `${width}`, '-y', `${height}`)
    },
    async signal(name) {
      const shellId = (await tmux('display', '-p', '#{pane_pid}')).trim()
      const { stdout } = await run('pgrep', ['-P', shellId])
      process.kill(Number(stdout.trim()), name)
    },
    async waitForExit() {
      const seen = await see(/left with \d+\.\s*ready:/)
      const [alternate, cursor] = (await tmux('display', '-p', '#{alternate_on} #{cursor_flag}'))
        .trim()
        .split(' ')
      const code = Number(/left with (\d+)\./.exec(seen)![1])
      return { code, alternate: alternate === '1', cursor: cursor === '1', screen: seen }
    },
  }
}

/** Starts the program in the middle of a line and prints its exit code. */
function shellCommand(dataFolder: string, options: WindowOptions): string {
  const variables = Object.entries(programVariables(dataFolder, options))
    .map(([name, value]) => quoted(`${name}=${value}`))
    .join(' ')
  const fault = options.fault ? `--import ${quoted(FAULTS)}` : ''
  const commandArguments = (options.commandArguments ?? []).map(quoted).join(' ')
  const program = `${quoted(process.execPath)} ${fault} ${quoted(COMMAND)} ${commandArguments}`
  return `clear; printf 'half a line'; env -u NO_COLOR -u CI ${variables} ${program}; echo "left with $?."`
}

/** A semicolon at the end of an argument would end tmux's command. */
function escapeSemicolon(text: string): string {
  return text.replace(/;$/, '\\;')
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
