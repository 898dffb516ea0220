import { formatDuration } from '#app/duration.ts'
import { commandsOfKind, type NamedCommand, type ToggleCommand } from '#kernel/commands.ts'
import { errorMessage } from '#kernel/errors.ts'
import { type Cell, readCell } from '#kernel/grid.ts'
import type { Result } from '#kernel/result.ts'
import { elapsedMs } from '#table/stopwatch.ts'
import { type ActiveGame, isGamePaused } from '../game/active-game.ts'
import { definitionLines } from '../game/definitions.ts'
import { namedCommandsOf } from '../game/named-commands.ts'
import { shareableResult } from '../game/share-result.ts'
import { createViewPreferences, type ViewPreferences } from '../game/view-preferences.ts'
import { ASCII } from '../kit/glyphs.ts'
import { plainText } from '../kit/styled-text.ts'
import type { TerminalHost } from '../shell/host.ts'
import { shellText } from '../text/en/shell.ts'
import type { Announcer } from './announcer.ts'
import { availableCommands, helpTexts, type TextCommand } from './commands.ts'
import type { TextConsole } from './text-console.ts'
import { printWalkthrough } from './walkthrough.ts'

export type CommandHandler = (argument: string) => void | Promise<void>
export type CommandHandlers = Partial<Record<TextCommand, CommandHandler>>

export interface LocalCommandOptions {
  readonly host: TerminalHost
  readonly textConsole: TextConsole
  readonly activeGame: ActiveGame
  readonly announcer: Announcer
  /** The commands that the help lists, or its own text about them. */
  readonly commands: readonly TextCommand[]
  readonly commandHelp?: string
  submit(work: Promise<Result<undefined>>): Promise<void>
  /** Asks a question that needs a yes. */
  confirm(question: string): Promise<boolean>
}

/** Where nothing has to fit, a board is drawn as small as it can be. */
const MINIMAL_SIZE = { columns: 0, rows: 0 }

/** The commands of a local game in text mode. */
export function createLocalCommands(options: LocalCommandOptions): CommandHandlers {
  const { host, activeGame, announcer, submit, confirm } = options
  const { loaded, session } = activeGame
  const { print } = options.textConsole

  function showBoard(): void {
    if (isGamePaused(session.snapshot())) print(shellText.textMode.covered)
    else announcer.printBoard(session.snapshot())
  }

  async function define(word: string): Promise<void> {
    if (word === '') return print(shellText.define.nameOne)
    for (const line of await definitionLines(loaded, session.snapshot().params, word)) print(line)
  }

  function showTime(): void {
    const { stopwatch } = session.snapshot()
    if (stopwatch) print(shellText.play.took(formatDuration(elapsedMs(stopwatch, host.clock.now()))))
  }

  async function hint(): Promise<void> {
    if (!loaded.hasHints) return print(shellText.play.noHint)
    if (!session.snapshot().canHint) return print(shellText.play.hintUnfair)
    try {
      const note = await session.hint()
      print(note ? loaded.text.note(note) : shellText.play.noHint)
      if (note?.next) print(shellText.textMode.more)
    } catch (error) {
      print(errorMessage(error))
    }
  }

  /** Each step counts as a hint. */
  async function explain(): Promise<void> {
    const { view, canHint, acting } = session.snapshot()
    if (!loaded.hasWalkthrough) return print(shellText.walkthrough.none)
    if (!canHint || acting === undefined) return print(shellText.play.noHint)
    if (isGamePaused(session.snapshot())) return print(shellText.textMode.covered)
    await printWalkthrough({ host, loaded, view, print, onStep: () => session.recordHint?.() })
  }

  async function resign(): Promise<void> {
    const canResign = !session.snapshot().ending && session.snapshot().viewer !== 'spectator'
    if (!canResign || (await confirm(shellText.textMode.resignAsk))) await submit(session.resign())
  }

  return {
    board: showBoard,
    look: name => look(name, options),
    define,
    pause: () => submit(session.pause()),
    resume: () => submit(session.resume()),
    time: showTime,
    new: () => print(shellText.textMode.newLater),
    again: () => print(shellText.textMode.newLater),
    share: async () => print((await shareableResult(host, activeGame)) ?? shellText.textMode.shareLater),
    save: () => print(activeGame.savedLocation()),
    log: () => announcer.printLog(session.snapshot()),
    undo: () => submit(session.undo()),
    redo: () => submit(session.redo()),
    hint,
    explain,
    resign,
    help: () => printHelp(options),
  }
}

export function viewPreferencesOf(host: TerminalHost, { loaded, session }: ActiveGame): ViewPreferences {
  return createViewPreferences(host.preferences, loaded, () => session.snapshot().view)
}

function printHelp({ activeGame, textConsole: { print }, commands, commandHelp }: LocalCommandOptions): void {
  const { loaded, session } = activeGame
  for (const section of helpTexts(loaded)) print(section)
  const available = availableCommands(commands, loaded, session.snapshot().params)
  print(commandHelp ?? shellText.textMode.commands(available))
  if (loaded.define) print(shellText.define.help)
  for (const { word, label } of namedCommandsOf(loaded)) print(shellText.textMode.offer(word, label))
}

function look(name: string, { host, activeGame, textConsole: { print } }: LocalCommandOptions): void {
  const { loaded, session } = activeGame
  const cell = readCell(name)
  if (!cell) print(shellText.textMode.lookWhere)
  else if (isGamePaused(session.snapshot())) print(shellText.textMode.covered)
  else {
    print(`${loaded.text.cell(session.snapshot().view, cell)}.`)
    const { toggles } = viewPreferencesOf(host, activeGame)
    const isDrawn = ({ id, isEverywhere }: ToggleCommand) => !isEverywhere && toggles.has(id)
    if (commandsOfKind(loaded.commands, 'toggle').some(isDrawn))
      for (const line of boardAround(cell, activeGame, toggles)) print(line)
  }
}

/** The board as the toggles show it with the cursor on a cell. */
function boardAround(
  cursor: Cell,
  { loaded, session }: ActiveGame,
  toggles: ReadonlySet<string>,
): readonly string[] {
  const { view, people } = session.snapshot()
  const size = MINIMAL_SIZE
  return loaded.face
    .draw({ view, people, cursor, toggles, highlight: undefined, size, glyphs: ASCII })
    .map(row => plainText(row).trimEnd())
}

export interface TextShortcutContext {
  readonly activeGame: ActiveGame
  readonly host: TerminalHost
  readonly textConsole: TextConsole
  /** Asks a question that needs a yes. */
  confirm(question: string): Promise<boolean>
  submit(work: Promise<Result<undefined>>): Promise<void>
}

/** Runs a command of a game in text mode. */
export async function runShortcutInTextMode(
  command: NamedCommand,
  { activeGame, host, textConsole: { print }, confirm, submit }: TextShortcutContext,
): Promise<void> {
  const { session } = activeGame
  const { view, params, deal, acting } = session.snapshot()
  switch (command.kind) {
    case 'move': {
      const move = acting === undefined ? undefined : command.move(view)
      if (move === undefined) return print(shellText.play.notNow(command.label))
      if (isGamePaused(session.snapshot())) return print(shellText.textMode.covered)
      const question = command.confirm?.(view)
      if (question === undefined || (await confirm(question))) await submit(session.play(move))
      return
    }
    case 'query':
      return print(command.answer(view).text)
    case 'toggle': {
      if (command.inText) return command.inText(view).forEach(print)
      const isOn = viewPreferencesOf(host, activeGame).switchToggle(command.id)
      return print(shellText.textMode.aid(command.label, isOn, command.isEverywhere))
    }
    case 'export':
      return print(command.write(params, deal) ?? shellText.play.noForm(command.label))
  }
}
